import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../lib/live.svelte';
import { optionsOf, type Option } from '../lib/options';
import { act, ask } from '../lib/options.testing';
import type { Asked } from '../lib/protocol';
import { Ending } from './ending.svelte';

const end = act('end_turn', { ends: true });
const asked = (version: number): Asked => ({ type: 'question', version, question: null, outcome: null, undo: '' });

let live: { asked: Asked; commands: LiveTable['commands'] };
let done: string[];
const note = (option: Option) => void done.push(option.id);
const ending = (...offered: Parameters<typeof ask>) => new Ending(live, { options: optionsOf(ask(...offered)) });

beforeEach(() => {
  live = { asked: asked(7), commands: { isActing: false } as LiveTable['commands'] };
  done = [];
});

test('the turn is ended at once when nothing else is left but to give things up', () => {
  ending(end, act('discard ring', { wish: 'give_up' })).press(note);
  expect(done).toEqual(['end_turn']);
});

test('while more can be done it asks once', () => {
  const key = ending(end, act('move 1,0'));
  expect(key.press(note)).toBe(true);
  expect([done, key.isAsked]).toEqual([[], true]);
  key.press(note);
  expect(done).toEqual(['end_turn']);
});

test('it asks again after anything has happened', () => {
  const key = ending(end, act('move 1,0'));
  key.press(note);
  live.asked = asked(8);
  expect(key.isAsked).toBe(false);
  key.press(note);
  expect(done).toEqual([]);
});

test('where nothing can be ended it does nothing', () => {
  expect(ending(act('move 1,0')).press(note)).toBe(false);
});

describe('by itself', () => {
  test('it ends once where nothing else is left', () => {
    const own = ending(end, act('discard ring', { wish: 'give_up' }));
    own.byItself(note);
    own.byItself(note);
    expect(done).toEqual(['end_turn']);
    live.asked = asked(8);
    own.byItself(note);
    expect(done).toEqual(['end_turn', 'end_turn']);
  });

  test('it ends nothing while more can be done or something is under way', () => {
    ending(end, act('move 1,0')).byItself(note);
    live.commands = { isActing: true } as LiveTable['commands'];
    ending(end).byItself(note);
    expect(done).toEqual([]);
  });
});
