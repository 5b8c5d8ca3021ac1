import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';
import type { ServerMessage } from './protocol';
import { FakeSockets } from './sockets.testing';

const RINGS: ServerMessage = { type: 'presence', connected: [true] };

let sockets: FakeSockets;
let heard: ServerMessage[];
let opened: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = new FakeSockets();
  heard = [];
  opened = 0;
  connection = new Connection(
    { address: () => `wss://example/${sockets.all.length}`, opened: () => opened++, heard: (message) => heard.push(message) },
    sockets.connect,
  );
});

afterEach(() => vi.useRealTimers());

test('it is open when the socket is, and hears what comes', () => {
  expect(connection.state).toBe('connecting');
  sockets.newest.open();
  sockets.newest.hear(RINGS);
  expect([connection.state, opened]).toEqual(['open', 1]);
  expect(heard).toEqual([RINGS]);
});

test('it tells whether something could be sent', () => {
  expect(connection.send({ type: 'look', seat: 0 })).toBe(false);
  sockets.newest.open();
  expect(connection.send({ type: 'look', seat: 0 })).toBe(true);
  expect(sockets.newest.sent).toEqual([{ type: 'look', seat: 0 }]);
});

test('a lost one is opened again, at the address of then', () => {
  sockets.newest.open();
  sockets.newest.lose();
  expect(connection.state).toBe('lost');
  vi.advanceTimersByTime(1000);
  sockets.newest.open();
  expect(connection.state).toBe('open');
  expect(sockets.newest.address).toBe('wss://example/1');
});

test('waiting grows where every attempt is refused', () => {
  const refusal: ServerMessage = {
    type: 'wrong',
    request: null,
    problem: { code: 'too_many', detail: '', rule: '', args: { limit: 'openings', seconds: 30 } },
  };
  for (let attempt = 0; attempt < 8; attempt++) {
    sockets.newest.open();
    sockets.newest.hear(refusal);
    sockets.newest.lose();
    vi.advanceTimersByTime(15_000);
  }
  expect([heard.length, sockets.all.length]).toEqual([8, 9]);
  sockets.newest.open();
  sockets.newest.hear(refusal);
  sockets.newest.lose();
  vi.advanceTimersByTime(3_000);
  expect(sockets.all).toHaveLength(9);
});

test('waiting grows with every failed attempt, and ends at once on request', () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    sockets.newest.lose();
    vi.advanceTimersByTime(15_000);
  }
  expect(sockets.all).toHaveLength(9);
  sockets.newest.lose();
  vi.advanceTimersByTime(3_000);
  expect(sockets.all).toHaveLength(9);
  connection.reconnect();
  expect(sockets.all).toHaveLength(10);
});

test('a table that does not exist is not asked for again', () => {
  sockets.newest.lose(4404);
  vi.advanceTimersByTime(60_000);
  expect(connection.state).toBe('closed');
  expect(sockets.all).toHaveLength(1);
});

test('a closed one hears nothing more and does not come back', () => {
  const socket = sockets.newest;
  socket.open();
  connection.close();
  socket.hear(RINGS);
  socket.lose();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
  expect(sockets.all).toHaveLength(1);
});
