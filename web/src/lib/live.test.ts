import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable, type Socket } from './live.svelte';
import type { Problem, ServerMessage, TableState } from './protocol';

class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: unknown[] = [];

  constructor(readonly address: string) {
    sockets.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }
}

let sockets: FakeSocket[] = [];
let problems: Problem[] = [];

function table(seat = 0): LiveTable {
  return new LiveTable(
    'T1',
    seat,
    { refused: () => {}, wrong: (problem) => problems.push(problem) },
    (address) => new FakeSocket(address),
  );
}

function state(version: number, changes: Partial<TableState> = {}): TableState {
  return {
    type: 'state',
    version,
    looking_from: 0,
    view: {},
    question: null,
    undo: '',
    seats: [],
    events: [{ entry: version, event: { kind: `k${version}` } }],
    log_is_whole: false,
    winners: null,
    ranks: null,
    scores: null,
    ...changes,
  };
}

const newest = () => sockets.at(-1)!;

beforeEach(() => {
  sockets = [];
  problems = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it looks from its seat, over the safe scheme of a safe page', () => {
  table(2);
  expect(newest().address).toBe('wss://play.example/api/tables/T1/live?seat=2');
});

test('the log grows by new events and is replaced by a whole one', () => {
  const live = table();
  newest().open();
  newest().hear(state(1, { log_is_whole: true }));
  expect(live.recent).toEqual([]);
  newest().hear(state(2));
  expect(live.log.map((line) => line.entry)).toEqual([1, 2]);
  expect(live.recent.map((line) => line.entry)).toEqual([2]);
  newest().hear(state(5, { log_is_whole: true }));
  expect(live.log.map((line) => line.entry)).toEqual([5]);
});

test('an action is sent once with the version that was seen', () => {
  const live = table();
  newest().open();
  newest().hear(state(7));
  live.do('move 1,0');
  live.do('move 2,0');
  expect(newest().sent).toEqual([{ type: 'do', version: 7, seat: 0, action: 'move 1,0' }]);
  newest().hear(state(8));
  expect(live.pending).toBeNull();
});

test('a refused action frees the table for another one', () => {
  const live = table();
  newest().open();
  newest().hear(state(7));
  live.do('move 1,0');
  newest().hear({ type: 'wrong', problem: { code: 'stale', detail: '', rule: '', args: {} } });
  expect(live.pending).toBeNull();
  expect(problems.map((problem) => problem.code)).toEqual(['stale']);
});

test('an action that was not answered before the connection broke is sent again, if the table has not moved on', () => {
  const live = table();
  newest().open();
  newest().hear(state(7));
  live.do('move 1,0');
  newest().lose();
  expect(live.connection).toBe('lost');
  vi.advanceTimersByTime(1000);
  newest().open();
  newest().hear(state(7, { log_is_whole: true }));
  expect(newest().sent).toEqual([{ type: 'do', version: 7, seat: 0, action: 'move 1,0' }]);
});

test('an action that had arrived is not sent again', () => {
  const live = table();
  newest().open();
  newest().hear(state(7));
  live.do('move 1,0');
  newest().lose();
  vi.advanceTimersByTime(1000);
  newest().open();
  newest().hear(state(8, { log_is_whole: true }));
  expect(newest().sent).toEqual([]);
  expect(live.pending).toBeNull();
});

test('what was said without a connection is said later', () => {
  const live = table();
  live.say('hello');
  newest().open();
  expect(newest().sent).toEqual([{ type: 'say', text: 'hello' }]);
});

test('waiting grows with every failed attempt, and ends at once on request', () => {
  const live = table();
  for (let attempt = 0; attempt < 8; attempt++) {
    newest().lose();
    vi.advanceTimersByTime(15_000);
  }
  expect(sockets).toHaveLength(9);
  newest().lose();
  vi.advanceTimersByTime(3_000);
  expect(sockets).toHaveLength(9);
  live.reconnect();
  expect(sockets).toHaveLength(10);
});

test('a table that does not exist is not asked for again', () => {
  const live = table();
  newest().lose(4404);
  vi.advanceTimersByTime(60_000);
  expect(live.connection).toBe('closed');
  expect(sockets).toHaveLength(1);
});

test('looking from another seat forgets everything of the seat before, and later words of it are not heard', () => {
  const live = table(0);
  newest().open();
  newest().hear(state(3, { view: { hand: ['M05'] } }));
  live.look(1);
  expect(live.table).toBeNull();
  expect(live.log).toEqual([]);
  newest().hear(state(4, { looking_from: 0, view: { hand: ['M05'] } }));
  expect(live.table).toBeNull();
  expect(live.log).toEqual([]);
  newest().hear(state(4, { looking_from: 1, log_is_whole: true }));
  expect(live.table?.looking_from).toBe(1);
  expect(newest().sent).toEqual([{ type: 'look', seat: 1 }]);
});

test('a seat looked from while the connection was down is the one it comes back to', () => {
  const live = table(0);
  newest().open();
  newest().hear(state(3));
  newest().lose();
  live.look(1);
  vi.advanceTimersByTime(1000);
  expect(newest().address).toContain('seat=1');
});
