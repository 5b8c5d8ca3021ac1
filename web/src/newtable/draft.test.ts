import { beforeEach, describe, expect, test } from 'vitest';
import type { GameInfo, Option } from '../lib/protocol';
import { choicesOf, departs, documentsOf, faultsOf, matters, newDraft, nextSeat, tableOf, type Draft } from './draft';

const option = (id: string, changes: Partial<Option>): Option => ({
  id,
  kind: 'choice',
  default: 'random',
  rule: 'XX-X-1',
  choices: [],
  low: 0,
  high: 0,
  zero: false,
  seats: [],
  standard: false,
  group: 'rules',
  documents: false,
  where: {},
  ...changes,
});

const game: GameInfo = {
  id: 'mine',
  name: 'Mine',
  fewest_seats: 2,
  most_seats: 5,
  fewest_minutes: 30,
  most_minutes: 60,
  options: [
    option('first_player', { choices: ['random', '0', '1', '2', '3', '4'] }),
    option('removed', { choices: ['random', 'host'], seats: [4] }),
    option('target', { kind: 'number', default: 0, low: 6, high: 30, zero: true }),
    option('undo', { kind: 'flag', default: true }),
    option('map', { default: 'cave', choices: ['cave', 'shaft'], documents: true }),
    option('rope', { default: 'short', choices: ['short', 'long'], where: { map: ['shaft'] } }),
  ],
  documents: { map: [{ value: 'file:well', title: { en: 'The Well' }, summary: {} }] },
  settings: [],
  bots: ['careful'],
  seat_arguments: [],
  word_families: [],
  has_sides: false,
};

const botName = (number: number) => `Bot ${number}`;
let draft: Draft;

beforeEach(() => {
  draft = newDraft(game, 'Ada', botName);
});

test('a new draft has me, two bots and the defaults, and is sound', () => {
  expect(draft.seats.map((seat) => [seat.kind, seat.name])).toEqual([
    ['me', 'Ada'],
    ['bot', 'Bot 1'],
    ['bot', 'Bot 2'],
  ]);
  expect(faultsOf(draft, game)).toEqual([]);
});

test('only what differs from the defaults is sent', () => {
  draft.options.target = 6;
  draft.seats[1] = { kind: 'friend', name: 'kept', bot: 'search' };
  expect(tableOf(draft, game)).toEqual({
    game: 'mine',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'friend' }, { kind: 'bot', name: 'Bot 2', bot: 'careful' }],
    options: { target: 6 },
  });
});

test('a text that somebody wrote is sent by its name', () => {
  expect(documentsOf(game.options[4]!, game).map(({ value }) => value)).toEqual(['file:well']);
  expect(documentsOf(game.options[0]!, game)).toEqual([]);
  draft.options.map = 'file:well';
  expect(faultsOf(draft, game)).toEqual([]);
  expect(tableOf(draft, game).options).toEqual({ map: 'file:well' });
  draft.options.map = 'file:unknown';
  expect(faultsOf(draft, game)).toEqual([{ text: 'fault-option', option: 'map' }]);
});

test('an option that does not matter with so many seats is neither checked nor sent', () => {
  draft.options.removed = 'nonsense';
  expect(faultsOf(draft, game)).toEqual([]);
  expect(tableOf(draft, game).options).toEqual({});
});

describe('faults', () => {
  test('a name is needed, once', () => {
    draft.seats[0]!.name = ' ';
    draft.seats[2]!.name = 'Bot 1 ';
    expect(faultsOf(draft, game)).toEqual([
      { text: 'fault-name-empty', seat: 0 },
      { text: 'fault-name-twice', seat: 2 },
    ]);
  });

  test('somebody has to play', () => {
    draft.seats[0]!.kind = 'bot';
    expect(faultsOf(draft, game)).toEqual([{ text: 'problem-nobody-plays' }]);
  });

  test('a number stays in its bounds, or is 0 where that means something', () => {
    for (const [value, faults] of [
      [6, 0],
      [0, 0],
      [5, 1],
      [31, 1],
      [7.5, 1],
      ['', 1],
    ] as const) {
      draft.options.target = value;
      expect(faultsOf(draft, game)).toHaveLength(faults);
    }
  });

  test('the first player sits at the table', () => {
    expect(choicesOf(game.options[0]!, 2)).toEqual(['random', '0', '1']);
    draft.options.first_player = '3';
    expect(faultsOf(draft, game)).toEqual([{ text: 'fault-option', option: 'first_player' }]);
  });
});

test('a new bot takes the first free name', () => {
  draft.seats[1]!.name = 'Zoe';
  expect(nextSeat(draft.seats, botName).name).toBe('Bot 1');
});

test('only another value of an option that makes the game standard departs from it', () => {
  const target = option('target', { kind: 'number', default: 20, standard: true });
  expect(departs(target, 20)).toBe(false);
  expect(departs(target, 15)).toBe(true);
  expect(departs({ ...target, standard: false }, 15)).toBe(false);
});

test('an option matters only where the others allow it, and of a document the game decides', () => {
  const rope = game.options.find((option) => option.id === 'rope')!;
  const mattersWith = (map: unknown) => matters(rope, 3, { map });
  expect(mattersWith('cave')).toBe(false);
  expect(mattersWith('shaft')).toBe(true);
  expect(mattersWith('file:well')).toBe(true);
  expect(mattersWith({ title: { en: 'The Well' }, summary: {} })).toBe(true);
  draft.options.rope = 'long';
  expect(tableOf(draft, game).options).toEqual({});
  draft.options.map = 'shaft';
  expect(tableOf(draft, game).options).toEqual({ map: 'shaft', rope: 'long' });
});
