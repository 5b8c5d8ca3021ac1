import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyProblem } from './api';
import { LiveTable } from './live.svelte';
import { optionsOf } from './options';
import { act, ask } from './options.testing';
import type { Asked, Frame, MatesAsked, Opened, Question, SeatInfo, TableInfo, Told } from './protocol';
import { FakeSockets } from './sockets.testing';

const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: 'person',
  name: '',
  mine,
  bot: null,
  free: false,
});

const INFO: TableInfo = {
  id: 'T1',
  game: 'lantern',
  seats: [seat(0, true), seat(1, true)],
  options: {},
  commitment: '',
  seed_is_chosen: false,
  version: 3,
  over: false,
  connected: [true, false],
  rematch: null,
  hotseat: true,
  invitations: {},
};

function frame(number: number, by = 1): Frame {
  const changes = [{ path: ['at'], value: number }];
  return { number, seat: by, action: '', things: [], cause: 'chosen', events: [{ kind: 'moved' }], changes };
}

const opened = (number: number, from = 0): Opened => ({
  type: 'opened',
  past: { looking_from: from, first: number, view: { at: 0, hand: ['M05'] }, frames: [frame(number)] },
});
const told = (number: number, by = 1): Told => ({ type: 'frame', frame: frame(number, by) });
const asked = (version: number, question: Question | null = ask(act('move 1,0'))): Asked => ({
  type: 'question',
  version,
  question,
  outcome: null,
  undo: '',
});
const move = optionsOf(ask(act('move 1,0')))[0]!;

let sockets: FakeSockets;
let problems: AnyProblem[];

function table(from = 0): LiveTable {
  return new LiveTable(INFO, from, { trouble: (problem) => problems.push(problem) }, sockets.connect);
}

beforeEach(() => {
  sockets = new FakeSockets();
  problems = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it looks from its seat, over the safe scheme of a safe page', () => {
  table(1);
  expect(sockets.newest.address).toBe('wss://play.example/api/tables/T1/live?seat=1');
});

test('who is there stands with the seats, before and after it changes', () => {
  const live = table();
  expect(live.seats.map((one) => one.connected)).toEqual([true, false]);
  sockets.newest.open();
  sockets.newest.hear({ type: 'presence', connected: [true, true] });
  expect(live.seats.map((one) => one.connected)).toEqual([true, true]);
});

describe('the question', () => {
  test('is asked when everything before it was shown', () => {
    const live = table();
    sockets.newest.open();
    sockets.newest.hear(opened(3, 0), asked(3, null));
    sockets.newest.hear(told(4), told(5), asked(5));
    expect(live.timeline.cursor).toBe(4);
    expect(live.question).toBeNull();
    vi.advanceTimersByTime(3000);
    expect(live.question?.actions).toHaveLength(1);
  });

  test('is not asked while it is that of an earlier entry', () => {
    const live = table();
    sockets.newest.open();
    sockets.newest.hear(opened(3), asked(3), told(4, 0));
    expect(live.question).toBeNull();
    sockets.newest.hear(asked(4));
    expect(live.question).not.toBeNull();
  });
});

describe('an action', () => {
  test('is sent once with the version that was seen, and under way until it is answered', async () => {
    const live = table();
    sockets.newest.open();
    sockets.newest.hear(opened(7), asked(7));
    live.do(move);
    live.do(move);
    expect(sockets.newest.sent).toMatchObject([{ type: 'do', version: 7, seat: 0, actions: ['move 1,0'] }]);
    expect(live.doing).toBe(move);
    const request = String(sockets.newest.sent[0]?.request);
    sockets.newest.hear(told(8, 0), asked(8), { type: 'done', request, version: 8, table: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.doing).toBeNull();
    expect(live.commands.isActing).toBe(false);
  });

  test('that is refused frees the table for another one, and the reason is told', async () => {
    const live = table();
    sockets.newest.open();
    sockets.newest.hear(opened(7), asked(7));
    live.do(move);
    const request = String(sockets.newest.sent[0]?.request);
    sockets.newest.hear({ type: 'wrong', request, problem: { code: 'stale', detail: '', rule: '', args: {} } });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.doing).toBeNull();
    expect(problems.map((problem) => problem.code)).toEqual(['stale']);
  });

  test('that was not answered before the connection broke is sent again with the same request', () => {
    const live = table();
    sockets.newest.open();
    sockets.newest.hear(opened(7), asked(7));
    live.do(move);
    const first = sockets.newest;
    first.lose();
    vi.advanceTimersByTime(1000);
    sockets.newest.open();
    expect(sockets.newest).not.toBe(first);
    expect(sockets.newest.sent).toEqual(first.sent);
  });
});

test('what was said without a connection is said later', () => {
  const live = table();
  void live.say('hello');
  sockets.newest.open();
  expect(sockets.newest.sent).toMatchObject([{ type: 'say', text: 'hello', seat: 0 }]);
});

test('a chat line that is told again stands once', () => {
  const live = table();
  sockets.newest.open();
  const line = { type: 'said', seat: 1, name: 'Ben', text: 'hello', at: 5 } as const;
  sockets.newest.hear(line, line);
  expect(live.said).toHaveLength(1);
});

test('a trouble of the whole table is told, and kept as the reason if nothing else comes', () => {
  const live = table();
  sockets.newest.open();
  sockets.newest.hear({ type: 'wrong', request: null, problem: { code: 'rules_failed', detail: '', rule: '', args: {} } });
  expect(problems.map((problem) => problem.code)).toEqual(['rules_failed']);
  expect(live.refusal?.code).toBe('rules_failed');
});

test('why a table is closed is kept where the connection is told of, and not told in passing besides', () => {
  const live = table();
  sockets.newest.open();
  sockets.newest.hear(opened(3), asked(3));
  const closed = { code: 'table_closed', detail: '', rule: '', args: { reason: 'fault' } } as const;
  sockets.newest.hear({ type: 'wrong', request: null, problem: closed });
  expect([live.refusal, live.isShutOut, problems]).toEqual([closed, true, []]);
  sockets.newest.hear({ type: 'wrong', request: null, problem: { ...closed, code: 'store_failed' } });
  expect([live.isShutOut, problems.length]).toEqual([false, 1]);
});

test('that a seat is not mine is told once: where the connection is, or in passing where I am let in', () => {
  const live = table();
  const problem = { code: 'not_your_seat', detail: '', rule: '', args: { seat: 1 } } as const;
  sockets.newest.open();
  sockets.newest.hear({ type: 'wrong', request: null, problem });
  sockets.newest.lose(4403);
  expect([live.connection.state, live.refusal, live.isShutOut, problems]).toEqual(['closed', problem, true, []]);
  const other = table();
  sockets.newest.open();
  sockets.newest.hear(opened(3), asked(3), { type: 'wrong', request: null, problem });
  expect([other.isShutOut, problems]).toEqual([false, [problem]]);
});

describe('looking from another seat', () => {
  test('forgets everything of the seat before, and later words of it are not heard', () => {
    const live = table(0);
    sockets.newest.open();
    sockets.newest.hear(opened(3), asked(3));
    live.look(1);
    expect(live.timeline.moments).toEqual([]);
    expect(live.asked).toBeNull();
    sockets.newest.hear(told(4), asked(4), opened(4, 0), told(5));
    expect(live.timeline.moments).toEqual([]);
    expect(live.asked).toBeNull();
    sockets.newest.hear(opened(5, 1), asked(5));
    expect(live.timeline.lookingFrom).toBe(1);
    expect(live.question).not.toBeNull();
    expect(sockets.newest.sent).toEqual([{ type: 'look', seat: 1 }]);
  });

  test('while the connection is down holds when it comes back', () => {
    const live = table(0);
    sockets.newest.open();
    sockets.newest.lose();
    live.look(1);
    vi.advanceTimersByTime(1000);
    expect(sockets.newest.address).toContain('seat=1');
  });

  test('from nowhere is told again to a new connection', () => {
    const live = table(0);
    sockets.newest.open();
    live.look(null);
    sockets.newest.lose();
    vi.advanceTimersByTime(1000);
    sockets.newest.open();
    expect(sockets.newest.sent).toEqual([{ type: 'look', seat: null }]);
  });
});

test('after a frame that was missed everything is asked for again', () => {
  const live = table(0);
  sockets.newest.open();
  sockets.newest.hear(opened(3), told(6));
  expect(sockets.newest.sent).toEqual([{ type: 'look', seat: 0 }]);
  sockets.newest.hear(opened(6));
  expect(live.timeline.last).toBe(6);
});

describe('my side', () => {
  const mates = (version: number): MatesAsked => ({
    type: 'mates',
    version,
    questions: [{ seat: 1, actions: [act('move 1,0')], shortcuts: [] }],
  });
  const nothingAsked = () => asked(3, { ...ask(), seats: [1] });

  function atTable(): LiveTable {
    const live = table();
    sockets.newest.open();
    sockets.newest.hear(opened(3), nothingAsked(), mates(3));
    live.playback.finish();
    return live;
  }

  test('what a team-mate is offered counts as long as nothing has happened since', () => {
    const live = atTable();
    expect(live.mateQuestions.map(({ seat: asked }) => asked)).toEqual([1]);
    sockets.newest.hear(told(4), asked(4, { ...ask(), seats: [1] }));
    live.playback.finish();
    expect(live.mateQuestions).toEqual([]);
    sockets.newest.hear(mates(4));
    expect(live.mateQuestions.length).toBe(1);
  });

  test('pointing, proposing, putting away and giving up are commands of the seat I look from', () => {
    const live = atTable();
    live.point('cell:5');
    live.propose(1, move);
    live.dismiss(8);
    live.wantToGiveUp(true);
    live.wantToGiveUp(false);
    expect(sockets.newest.sent.slice(-5)).toMatchObject([
      { type: 'point', seat: 0, thing: 'cell:5' },
      { type: 'propose', version: 3, seat: 0, to: 1, actions: ['move 1,0'] },
      { type: 'dismiss', seat: 0, proposal: 8 },
      { type: 'give_up', seat: 0 },
      { type: 'play_on', seat: 0 },
    ]);
  });

  test('nothing of it is heard or kept when another seat is looked from', () => {
    const live = atTable();
    sockets.newest.hear({ type: 'ping', seat: 1, thing: 'cell:5' });
    expect(live.together.pings.length).toBe(1);
    live.look(null);
    expect([live.together.pings, live.together.asked]).toEqual([[], null]);
    sockets.newest.hear({ type: 'ping', seat: 1, thing: 'cell:5' }, mates(3));
    expect([live.together.pings, live.together.asked]).toEqual([[], null]);
  });

  test('the sides are told with the seats', () => {
    const live = atTable();
    expect(live.sides).toEqual([]);
    sockets.newest.hear({ type: 'seats', seats: INFO.seats, invitations: {}, sides: [0, 0] });
    expect(live.sides).toEqual([0, 0]);
  });
});
