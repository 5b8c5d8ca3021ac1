import { describe, expect, test } from 'vitest';
import { previewOf, type Look } from './preview';
import type { Strike, View } from './types';

function strikeOn(target: string, caught: number[] = []): Strike {
  return { path: [target], target, rubble: [], eggs: [], by_dice: [], struck: [target], caught };
}

const view = {
  attack: null,
  worms: [
    { slot: 1, strike: strikeOn('1,1'), unknown: 0 },
    { slot: 2, strike: strikeOn('2,2', [0]), unknown: 1 },
  ],
  plays: [
    { vehicle: 'V6-2', slot: 1, strike: strikeOn('3,2') },
    { vehicle: 'V6-2', slot: 2, strike: strikeOn('4,3') },
    { vehicle: 'V2-1', slot: 2, strike: strikeOn('2,2') },
  ],
} as unknown as View;

function look(changes: Partial<Look> & { things?: string[] } = {}): Look {
  return { thing: null, pinned: null, ...changes, chosen: new Set(changes.things ?? []) };
}

test('without a look nothing is shown', () => {
  expect(previewOf(view, look())).toBeNull();
});

describe('a Worm or its Target', () => {
  test('under the pointer shows its attack, and how much is uncertain', () => {
    expect(previewOf(view, look({ thing: 'slot:2' }))).toEqual({
      kind: 'strike',
      slot: 2,
      strike: strikeOn('2,2', [0]),
      unknown: 1,
      vehicle: null,
    });
  });

  test('that is pinned stays in sight until another is looked at', () => {
    expect(previewOf(view, look({ pinned: 1 }))).toMatchObject({ slot: 1 });
    expect(previewOf(view, look({ pinned: 1, thing: 'slot:2' }))).toMatchObject({ slot: 2 });
    expect(previewOf(view, look({ pinned: 1, thing: 'space:1,1' }))).toMatchObject({ slot: 1 });
  });

  test('that is gone shows nothing', () => {
    expect(previewOf(view, look({ thing: 'slot:3' }))).toBeNull();
    expect(previewOf(view, look({ pinned: 3 }))).toBeNull();
  });
});

describe('a Vehicle card', () => {
  test('under the pointer shows where it would lead each Target', () => {
    const preview = previewOf(view, look({ thing: 'vehicle:V6-2' }));
    expect(preview?.kind === 'ways' && preview.plays.map((play) => play.slot)).toEqual([1, 2]);
  });

  test('that can go nowhere shows nothing', () => {
    expect(previewOf(view, look({ thing: 'vehicle:V7-7' }))).toBeNull();
  });

  test('in an action with its Worm shows the attack after its arrows', () => {
    const preview = previewOf(view, look({ things: ['vehicle:V6-2', 'slot:2'], thing: 'slot:1' }));
    expect(preview).toEqual({ kind: 'strike', slot: 2, strike: strikeOn('4,3'), unknown: 1, vehicle: 'V6-2' });
  });
});

describe('what is selected', () => {
  test('stays in sight while nothing is looked at: a card by its ways, a Worm by its attack', () => {
    expect(previewOf(view, look({ things: ['vehicle:V6-2'] }))).toMatchObject({ kind: 'ways', vehicle: 'V6-2' });
    expect(previewOf(view, look({ things: ['slot:1'] }))).toMatchObject({ kind: 'strike', slot: 1 });
  });

  test('gives way to what is looked at', () => {
    expect(previewOf(view, look({ things: ['vehicle:V6-2'], thing: 'slot:1' }))).toMatchObject({ kind: 'strike', slot: 1 });
    expect(previewOf(view, look({ things: ['slot:1'], thing: 'vehicle:V2-1' }))).toMatchObject({ kind: 'ways', vehicle: 'V2-1' });
  });
});

test('an action on a Worm alone shows its attack', () => {
  expect(previewOf(view, look({ things: ['space:1,2', 'slot:1'] }))).toMatchObject({ slot: 1, vehicle: null });
});

test('while a Worm attacks its attack is shown, unless the reader looks elsewhere', () => {
  const attacked = { ...view, attack: { slot: 2 } } as unknown as View;
  expect(previewOf(attacked, look())).toMatchObject({ slot: 2 });
  expect(previewOf(attacked, look({ thing: 'slot:1' }))).toMatchObject({ slot: 1 });
  expect(previewOf(attacked, look({ thing: 'vehicle:V6-2' }))).toMatchObject({ kind: 'strike', slot: 2 });
});
