import { beforeEach, describe, expect, test } from 'vitest';
import { Choosing } from '../lib/choosing.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { act, ask, shortcut } from '../lib/options.testing';
import type { ActionInfo, MateQuestion, Proposal } from '../lib/protocol';
import { Proposing } from './proposing.svelte';

const WALK = act('play 1', { picks: ['card:1', 'cell:5'], wish: 'move' });
const LOOK = act('look 1', { picks: ['card:1', 'deck'], touches: ['pawn:1'], wish: 'give_up' });
const FAR = shortcut('far', ['play 1', 'play 2'], { picks: ['cell:7'], wish: 'move' });

let proposed: string[];

function mate(seat: number, ...actions: ActionInfo[]): MateQuestion {
  return { seat, actions, shortcuts: [FAR] };
}

function table(mates: MateQuestion[], own: ActionInfo[] = [], proposals: Proposal[] = []): Proposing {
  const live = {
    lookingFrom: 0,
    question: ask(...own),
    mateQuestions: mates,
    together: { proposals },
    propose: (to: number, { id }: { id: string }) => proposed.push(`${to}: ${id}`),
  } as unknown as LiveTable;
  const choosing = new Choosing({ question: () => live.question, act: () => {}, whyNot: () => Promise.resolve([]) });
  return new Proposing(live, choosing);
}

beforeEach(() => {
  proposed = [];
});

describe('while a team-mate is asked', () => {
  test('what he could do lights up', () => {
    const { choosing, isOn, mate: asked } = table([mate(1, WALK, LOOK)]);
    expect([isOn, asked?.seat]).toEqual([true, 1]);
    expect([...choosing.choice.lit].sort()).toEqual(['card:1', 'cell:5', 'cell:7', 'deck']);
  });

  test('what is composed is proposed to him instead of being done', () => {
    const { choosing } = table([mate(1, WALK, LOOK)]);
    choosing.press('cell:5');
    choosing.press('card:1');
    expect(proposed).toEqual(['1: play 1']);
    expect(choosing.selected.size).toBe(0);
  });

  test('a shortcut can be proposed too', () => {
    table([mate(1, WALK)]).choosing.press('cell:7');
    expect(proposed).toEqual(['1: play 1; play 2']);
  });

  test('and nobody else, where several are asked: one looks at one of them at a time', () => {
    const proposing = table([mate(1, WALK), mate(2, LOOK)]);
    expect(proposing.others.map(({ seat }) => seat)).toEqual([2]);
    proposing.turnTo(2);
    expect([proposing.mate?.seat, proposing.others.map(({ seat }) => seat)]).toEqual([2, [1]]);
  });
});

test('while I am asked myself, or nobody of my side is, nothing is proposed', () => {
  expect(table([mate(1, WALK)], [LOOK]).isOn).toBe(false);
  expect(table([]).isOn).toBe(false);
});

describe('a proposal', () => {
  const toMe: Proposal = { id: 4, seat: 1, to: 0, actions: ['look 1'] };

  test('is found among what I am offered, and outlines its things for whose idea it is', () => {
    const proposing = table([], [WALK, LOOK], [toMe]);
    expect(proposing.optionOf(toMe)?.id).toBe('look 1');
    expect([...proposing.proposed]).toEqual([
      ['card:1', 1],
      ['deck', 1],
      ['pawn:1', 1],
    ]);
  });

  test('to a team-mate is found among what he is offered', () => {
    const far: Proposal = { id: 5, seat: 0, to: 1, actions: ['play 1', 'play 2'] };
    expect([...table([mate(1, WALK)], [], [far]).proposed]).toEqual([['cell:7', 0]]);
  });

  test('that is not offered as things stand is not shown', () => {
    const proposing = table([], [WALK], [toMe]);
    expect([proposing.optionOf(toMe), proposing.proposed.size]).toEqual([null, 0]);
  });
});
