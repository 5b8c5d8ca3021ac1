import { expect, test } from 'vitest';
import { moment } from './moments.testing';
import { turnsOf } from './turns';

const kindsIn = (turns: ReturnType<typeof turnsOf>) => turns.map(({ lines }) => lines.map(({ event }) => event.kind));

test('what happened in one turn stands together, and the setup by itself', () => {
  const turns = turnsOf(
    [
      moment(0, ['dealt'], { turns: 0, active: -1 }),
      moment(1, ['turn_began', 'walked']),
      moment(2, ['dug']),
      moment(3, ['turn_began'], { turns: 2, active: 1 }),
    ],
    {},
  );
  expect(turns.map(({ turn, active }) => [turn, active])).toEqual([
    [0, -1],
    [1, 0],
    [2, 1],
  ]);
  expect(kindsIn(turns)).toEqual([['dealt'], ['turn_began', 'walked', 'dug'], ['turn_began']]);
});

test('a turn has the number by which the players know it', () => {
  const moments = [moment(1, ['turn_began']), moment(2, ['turn_began'], { turns: 2, active: 1 })];
  expect(turnsOf(moments, {}).map(({ number }) => number)).toEqual([1, 2]);
  const telling = { turnOf: ({ turns }: { turns: number }) => Math.ceil(turns / 2) };
  expect(turnsOf(moments, telling).map(({ number }) => number)).toEqual([1, 1]);
});

test('a frame that ends a turn and begins the next belongs to both', () => {
  const turns = turnsOf([moment(1, ['dug']), moment(2, ['turn_ended', 'turn_began'], { turns: 2, active: 1 })], {});
  expect(kindsIn(turns)).toEqual([['dug', 'turn_ended'], ['turn_began']]);
});

test('where no beginning is told, what the last action of a turn has brought belongs to that turn', () => {
  const turns = turnsOf(
    [moment(1, ['dug']), moment(2, ['walked'], { turns: 2, active: 1 }), moment(3, ['sang'], { turns: 2, active: 1 })],
    {},
  );
  expect(kindsIn(turns)).toEqual([['dug', 'walked'], ['sang']]);
});

test('a game may name other beginnings', () => {
  const frames = [moment(1, ['dug']), moment(2, ['turn_ended', 'night_fell', 'bat_moved'], { turns: 1, active: -1 })];
  expect(kindsIn(turnsOf(frames, {}))).toEqual([['dug', 'turn_ended', 'night_fell', 'bat_moved']]);
  const telling = { beginnings: new Set(['night_fell']) };
  expect(kindsIn(turnsOf(frames, telling))).toEqual([
    ['dug', 'turn_ended'],
    ['night_fell', 'bat_moved'],
  ]);
});

test('what was taken back is marked, and begins no turn', () => {
  const turns = turnsOf(
    [
      moment(1, ['dug']),
      moment(2, ['turn_ended', 'turn_began'], { turns: 2, active: 1 }),
      moment(3, [{ kind: 'undone', seat: 0, entry: 1 }]),
      moment(4, ['walked']),
    ],
    {},
  );
  expect(kindsIn(turns)).toEqual([['dug', 'turn_ended', 'turn_began', 'undone', 'walked']]);
  expect(turns[0]?.lines.map((line) => line.isUndone)).toEqual([false, true, true, false, false]);
});

test('what new rules have made impossible is marked, and that they are new is not', () => {
  const turns = turnsOf(
    [
      moment(1, ['dug']),
      moment(2, ['walked']),
      moment(3, ['found', { kind: 'rules_changed', version: 2, before: 1, lost: [1, 2] }]),
      moment(4, ['sang']),
    ],
    {},
  );
  expect(turns[0]?.lines.map((line) => line.isUndone)).toEqual([false, true, true, false, false]);
});

test('a turn of which nothing is told is not there', () => {
  expect(turnsOf([moment(1, ['dug']), moment(2, [], { turns: 2, active: 1 })], {})).toHaveLength(1);
});

test('lines have ids of their own', () => {
  const [turn] = turnsOf([moment(1, ['dug', 'found']), moment(2, ['walked'])], {});
  expect(turn?.lines.map((line) => line.id)).toEqual(['1.0', '1.1', '2.0']);
});
