import { beforeEach, expect, test } from 'vitest';
import { Choosing } from './choosing.svelte';
import { act, ask } from './options.testing';
import type { Question, RefusedTarget } from './protocol';

const play = act('play V6 1', { picks: ['vehicle:V6', 'slot:1'], touches: ['space:1,1'], preview: { path: ['space:1,2'] } });
const other = act('play V6 2', { picks: ['vehicle:V6', 'slot:2'] });

let question: Question | null;
let done: string[];
let answer: RefusedTarget[];
let choosing: Choosing;

beforeEach(() => {
  question = ask(play, other);
  done = [];
  answer = [];
  choosing = new Choosing({
    question: () => question,
    act: (option) => done.push(option.id),
    whyNot: async () => answer,
  });
});

test('card then Worm is done, and nothing stays selected', () => {
  choosing.press('vehicle:V6');
  expect([...choosing.selected]).toEqual(['vehicle:V6']);
  expect(done).toEqual([]);
  choosing.press('slot:2');
  expect(done).toEqual(['play V6 2']);
  expect(choosing.selected.size).toBe(0);
});

test('what is pointed at previews its option with everything it is about', () => {
  choosing.press('vehicle:V6');
  choosing.pointed = 'slot:1';
  expect(choosing.previewed?.id).toBe('play V6 1');
  expect([...choosing.touched]).toEqual(['vehicle:V6', 'slot:1', 'space:1,1', 'space:1,2']);
});

test('a label that is looked at goes before what is pointed at', () => {
  choosing.pointed = 'slot:1';
  choosing.named = choosing.options[1]!;
  expect(choosing.previewed?.id).toBe('play V6 2');
});

test('letting go tells whether anything was held', () => {
  expect(choosing.letGo()).toBe(false);
  choosing.press('slot:1');
  expect(choosing.letGo()).toBe(true);
  expect(choosing.selected.size).toBe(0);
});

test('a selection stays while something can be done with it, and goes with its question', () => {
  choosing.press('vehicle:V6');
  question = ask(play);
  expect([...choosing.selected]).toEqual(['vehicle:V6']);
  question = ask(act('play V2 1', { picks: ['vehicle:V2', 'slot:1'] }));
  expect(choosing.selected.size).toBe(0);
  question = { ...ask(play), decision: 'keep' };
  expect(choosing.selected.size).toBe(0);
});

test('a thing without an option is explained, and what is offered is not among the reasons', async () => {
  answer = [
    { action: 'play V6 1', rule: 'R-1', args: {} },
    { action: 'play V6 3', rule: 'R-2', args: {} },
  ];
  choosing.press('slot:3');
  expect(choosing.whyNot).toEqual({ thing: 'slot:3', targets: null });
  await Promise.resolve();
  expect(choosing.whyNot?.targets?.map((target) => target.action)).toEqual(['play V6 3']);
});

test('an answer that comes after the reader has moved on is not shown', async () => {
  choosing.press('slot:3');
  choosing.press('vehicle:V6');
  await Promise.resolve();
  expect(choosing.whyNot).toBeNull();
  expect([...choosing.selected]).toEqual(['vehicle:V6']);
});
