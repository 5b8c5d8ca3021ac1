import type { Socket } from './connection.svelte';

/** In milliseconds: what leaves the server together arrives within less. */
const TOGETHER = 4;

/**
 * Hands on together what comes together. The server answers a press by several messages; each by itself would be drawn by itself, and the
 * answer be seen late.
 */
export function gathering(socket: Socket, later: (what: () => void) => void = soon): Socket {
  let waiting: { data: unknown }[] = [];
  const gathered: Socket = {
    get readyState() {
      return socket.readyState;
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };

  function handOn(): void {
    const messages = waiting;
    waiting = [];
    for (const message of messages) gathered.onmessage?.(message);
  }

  socket.onopen = () => gathered.onopen?.();
  socket.onmessage = (message) => {
    waiting.push(message);
    if (waiting.length === 1) later(handOn);
  };
  socket.onclose = (event) => {
    handOn();
    gathered.onclose?.(event);
  };
  return gathered;
}

/** A timer, unlike a frame, also runs in a window that nobody sees. */
function soon(what: () => void): void {
  setTimeout(what, TOGETHER);
}
