import type { ClientMessage, Do, LoggedEvent, Problem, Refused, Said, ServerMessage, TableState, Undo } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** What the page is told besides the state of the table. */
export interface Listener {
  refused(answer: Refused): void;
  wrong(problem: Problem): void;
}

/** The parts of a WebSocket that are used, so that tests can bring their own. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Closing codes that no new attempt can mend: 4000 and the HTTP status of the refusal. */
const isFinal = (code: number) => code >= 4400 && code < 4500;

/**
 * A table as one of my seats sees it, kept current over a WebSocket.
 *
 * Nothing is lost when the connection is: an action whose answer has not come is sent again if the table has not moved on, and
 * chat lines wait. Nothing of another seat is kept: looking from elsewhere forgets view and log at once.
 */
export class LiveTable {
  connection = $state<Connection>('connecting');
  table = $state.raw<TableState | null>(null);
  log = $state.raw<readonly LoggedEvent[]>([]);
  /** The events of the last change. */
  recent = $state.raw<readonly LoggedEvent[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** What I have done and the server has not answered yet. */
  pending = $state.raw<Do | Undo | null>(null);
  /** When the state came, to count clocks down from. */
  receivedAt = $state(0);

  #seat: number;
  #socket: Socket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #unsaid: string[] = [];

  constructor(
    readonly id: string,
    seat: number,
    readonly listener: Listener,
    readonly connect: (address: string) => Socket = (address) => new WebSocket(address) as unknown as Socket,
  ) {
    this.#seat = seat;
    this.#open();
  }

  get lookingFrom(): number {
    return this.#seat;
  }

  do(action: string): void {
    if (!this.table || this.pending) return;
    this.#act({ type: 'do', version: this.table.version, seat: this.#seat, action });
  }

  undo(): void {
    if (!this.table || this.pending) return;
    this.#act({ type: 'undo', version: this.table.version, seat: this.#seat });
  }

  set(setting: string, value: string): void {
    this.#send({ type: 'set', seat: this.#seat, setting, value });
  }

  whyNot(thing: string): void {
    this.#send({ type: 'why_not', thing });
  }

  say(text: string): void {
    if (!this.#send({ type: 'say', text })) this.#unsaid.push(text);
  }

  /** Look from another of my seats; everything known from the seat before is forgotten first. */
  look(seat: number): void {
    this.#seat = seat;
    this.#forget();
    this.pending = null;
    this.#send({ type: 'look', seat });
  }

  close(): void {
    this.connection = 'closed';
    clearTimeout(this.#retry);
    this.#drop();
    this.#forget();
  }

  /** Try again at once, without waiting for the next attempt. */
  reconnect(): void {
    if (this.connection !== 'lost') return;
    clearTimeout(this.#retry);
    this.#open();
  }

  #act(message: Do | Undo): void {
    this.pending = message;
    this.#send(message);
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    this.#drop();
    const socket = this.connect(addressOf(this.id, this.#seat));
    const seat = this.#seat;
    this.#socket = socket;
    socket.onopen = () => {
      if (seat !== this.#seat) this.#send({ type: 'look', seat: this.#seat });
      for (const text of this.#unsaid.splice(0)) this.say(text);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
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
      this.connection = 'closed';
      return;
    }
    this.connection = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#take(message);
        break;
      case 'said':
        this.#takeSaid(message);
        break;
      case 'refused':
        this.listener.refused(message);
        break;
      case 'wrong':
        this.pending = null;
        this.listener.wrong(message.problem);
        break;
    }
  }

  #take(state: TableState): void {
    if (state.looking_from !== this.#seat) return;
    const isFresh = this.connection !== 'open';
    this.connection = 'open';
    this.#attempts = 0;
    this.receivedAt = Date.now();
    this.log = state.log_is_whole ? state.events : [...this.log, ...state.events];
    this.recent = state.log_is_whole ? [] : state.events;
    this.table = state;
    if (this.pending && state.version > this.pending.version) this.pending = null;
    if (this.pending && isFresh) this.#send(this.pending);
  }

  #takeSaid(line: Said): void {
    const isKnown = this.said.some((other) => other.at === line.at && other.seat === line.seat && other.text === line.text);
    if (!isKnown) this.said = [...this.said, line];
  }

  #forget(): void {
    this.table = null;
    this.log = [];
    this.recent = [];
  }
}

function addressOf(table: string, seat: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live?seat=${seat}`;
}
