import { expect, test } from 'vitest';
import { gathering } from './gathering';
import type { ServerMessage } from './protocol';
import { FakeSocket } from './sockets.testing';

const RINGS: ServerMessage = { type: 'presence', connected: [true] };
const LEAVES: ServerMessage = { type: 'presence', connected: [false] };

function gathered() {
  const real = new FakeSocket('wss://example');
  const later: (() => void)[] = [];
  const socket = gathering(real, (what) => later.push(what));
  const heard: string[] = [];
  socket.onmessage = ({ data }) => heard.push(String(data));
  socket.onclose = ({ code }) => heard.push(String(code));
  return { real, socket, heard, later };
}

test('what comes together is handed on together, in its order', () => {
  const { real, heard, later } = gathered();
  real.hear(RINGS, LEAVES);
  expect(heard).toEqual([]);
  expect(later).toHaveLength(1);
  later[0]!();
  expect(heard).toEqual([JSON.stringify(RINGS), JSON.stringify(LEAVES)]);
});

test('what comes afterwards is handed on later, and nothing twice', () => {
  const { real, heard, later } = gathered();
  real.hear(RINGS);
  later[0]!();
  real.hear(LEAVES);
  expect(heard).toEqual([JSON.stringify(RINGS)]);
  later[1]!();
  expect(heard).toEqual([JSON.stringify(RINGS), JSON.stringify(LEAVES)]);
});

test('what had come when the socket is lost is heard before that', () => {
  const { real, heard, later } = gathered();
  real.hear(RINGS);
  real.lose(1006);
  later[0]!();
  expect(heard).toEqual([JSON.stringify(RINGS), '1006']);
});

test('nobody hears anything of a socket that was dropped', () => {
  const { real, socket, heard, later } = gathered();
  real.hear(RINGS);
  socket.onmessage = null;
  later[0]!();
  expect(heard).toEqual([]);
});

test('it opens, sends and closes as the socket does', () => {
  const { real, socket } = gathered();
  let opened = 0;
  socket.onopen = () => opened++;
  real.open();
  expect([opened, socket.readyState]).toEqual([1, 1]);
  socket.send('{"type":"look"}');
  expect(real.sent).toEqual([{ type: 'look' }]);
  socket.close();
  expect(real.readyState).toBe(3);
});
