/** Sockets for tests: what was sent, and what is heard when the test says so. */
import type { Connect, Socket } from './connection.svelte';
import type { ServerMessage } from './protocol';

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(...messages: ServerMessage[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** All sockets that were made, the newest last. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  readonly connect: Connect = (address) => {
    const socket = new FakeSocket(address);
    this.all.push(socket);
    return socket;
  };

  get newest(): FakeSocket {
    return this.all.at(-1)!;
  }
}
