import type { ClientMessage, ServerMessage } from './protocol';

/** `closed` is final: no new attempt can mend it. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** The parts of a WebSocket that are used, so that tests can bring their own. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Connect = (address: string) => Socket;

export interface ConnectionHooks {
  /** Where to connect to; asked before each attempt. */
  address: () => string;
  opened: () => void;
  heard: (message: ServerMessage) => void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Closing codes that no new attempt can mend: 4000 and the HTTP status of the refusal. */
const isFinal = (code: number) => code >= 4400 && code < 4500;

const overWebSocket: Connect = (address) => new WebSocket(address) as unknown as Socket;

/** A socket that is opened again whenever it is lost, waiting longer after each failure. */
export class Connection {
  state = $state<ConnectionState>('connecting');

  #socket: Socket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hooks: ConnectionHooks,
    private readonly connect: Connect = overWebSocket,
  ) {
    this.#open();
  }

  /** Tells whether it could be sent; what could not is the sender's to keep. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once, without waiting for the next attempt. */
  reconnect(): void {
    if (this.state !== 'lost') return;
    clearTimeout(this.#retry);
    this.#open();
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.#retry);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const socket = this.connect(this.hooks.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.state = 'open';
      this.hooks.opened();
    };
    socket.onmessage = (message) => {
      const messages = JSON.parse(String(message.data)) as ServerMessage[];
      // A server that only takes the call, says that it is too much, and hangs up is not asked faster and faster.
      if (messages.some((told) => told.type !== 'wrong')) this.#attempts = 0;
      for (const told of messages) this.hooks.heard(told);
    };
    socket.onclose = (event) => this.#lose(event.code);
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #lose(code: number): void {
    this.#socket = null;
    if (isFinal(code)) {
      this.state = 'closed';
      return;
    }
    this.state = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }
}
