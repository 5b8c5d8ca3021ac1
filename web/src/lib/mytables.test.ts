import { describe, expect, test } from 'vitest';
import { companyOf, inOrder, isMyTurn, isWhole, merged, statusOf, titleOf } from './mytables';
import type { MyTable, SeatInfo } from './protocol';

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const names = ['Ada', 'Ben', 'Cy'];
  return {
    seat: number,
    kind: 'person',
    name: names[number]!,
    mine: false,
    bot: null,
    free: false,
    ...changes,
  };
}

const ME = seat(0, { mine: true });

function table(changes: Partial<MyTable> = {}): MyTable {
  return {
    id: 't',
    game: 'mine',
    seats: [ME, seat(1), seat(2)],
    options: {},
    commitment: '',
    seed_is_chosen: false,
    version: 0,
    over: false,
    connected: [],
    rematch: null,
    hotseat: false,
    invitations: {},
    asked: [1],
    turns: 3,
    last_activity: 0,
    winners: null,
    removed: false,
    closed: false,
    ...changes,
  };
}

test('what waits for me comes first, what is over last, and the latest of each before the others', () => {
  const tables = [
    table({ id: 'over', over: true, last_activity: 90 }),
    table({ id: 'waiting', last_activity: 10 }),
    table({ id: 'waiting later', last_activity: 20 }),
    table({ id: 'mine', asked: [0], last_activity: 1 }),
    table({ id: 'mine later', asked: [0, 1], last_activity: 2 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine later', 'mine', 'waiting later', 'waiting', 'over']);
});

test('it is not my turn where a bot plays for me', () => {
  expect(isMyTurn(table({ asked: [0] }))).toBe(true);
  expect(isMyTurn(table({ asked: [0], seats: [seat(0, { mine: true, kind: 'bot', bot: 'careful' }), seat(1)] }))).toBe(false);
});

describe('whom a table waits for', () => {
  test('me, or others by name', () => {
    expect(statusOf(table({ asked: [0, 1] }), false)).toBe('Your turn');
    expect(statusOf(table({ asked: [1, 2] }), false)).toBe('Waiting for Ben and Cy');
  });

  test('somebody on my device by name', () => {
    const seats = [ME, seat(1, { mine: true })];
    expect(statusOf(table({ seats, hotseat: true, asked: [1] }), false)).toBe('Your turn: Ben');
  });

  test('somebody who has not come yet', () => {
    const open = seat(1, { kind: 'open', name: '' });
    expect(statusOf(table({ seats: [ME, open] }), false)).toBe('Waiting for somebody to sit down');
  });

  test('nobody, where it was closed', () => {
    expect(statusOf(table({ closed: true, over: true, asked: [] }), false)).toBe('Closed by whoever runs this server');
  });

  test('nobody, where it was never noted', () => {
    expect(statusOf(table({ asked: [] }), false)).toBe('Under way');
  });
});

describe('how a game ended', () => {
  const over = (winners: number[] | null, changes: Partial<MyTable> = {}, hasSides = false) =>
    statusOf(table({ over: true, asked: [], winners, ...changes }), hasSides);

  test('for me, for me and others, for others, for nobody', () => {
    expect(over([0])).toBe('You won!');
    expect(over([0, 2])).toBe('You won together with Cy!');
    expect(over([1])).toContain('Ben');
    expect(over([])).toContain('Nobody');
    expect(over(null)).toBe('Finished');
  });

  test('alone, it is won or lost', () => {
    expect(over([0], { seats: [ME] })).toBe('You have won!');
    expect(over([], { seats: [ME] })).toBe('You have lost.');
  });

  test('together, it is lost against the game or won by a side', () => {
    expect(over([], {}, true)).toBe('Your team has lost.');
    expect(over([2], {}, true)).toContain('Cy');
  });

  test('on one device, the winner has a name', () => {
    expect(over([0], { seats: [ME, seat(1, { mine: true })], hotseat: true })).toContain('Ada');
  });
});

test('a table is named by its game and the others', () => {
  expect(titleOf(table(), 'The Mine')).toBe('The Mine with Ben and Cy');
  expect(titleOf(table({ seats: [ME] }), 'The Mine')).toBe('The Mine');
  expect(companyOf(table())).toBe('With Ben and Cy');
  expect(companyOf(table({ seats: [ME] }))).toBe('Solo');
  expect(companyOf(table({ seats: [ME, seat(1, { mine: true })] }))).toBe('With Ada and Ben');
});

test('a long list is told in parts, and each table stands in it once, as it was told last', () => {
  const part = Array.from({ length: 100 }, (_, number) => table({ id: `t${number}` }));
  expect(isWhole(part)).toBe(false);
  expect(isWhole(part.slice(1))).toBe(true);
  const list = merged(part, [table({ id: 't99', version: 7 }), table({ id: 'older' })]);
  expect(list).toHaveLength(101);
  expect(list.find((known) => known.id === 't99')?.version).toBe(7);
});
