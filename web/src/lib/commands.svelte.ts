import { ApiError } from './api';
import type { ClientMessage, Command, Done, Refused, WhyNot, Wrong } from './protocol';
import { newRequest, type Wanted } from './requests';

type Sent = Command | WhyNot;
export type Answer = Done | Refused;

interface Waiting {
  readonly sent: Sent;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: ApiError) => void;
}

/** What belongs to the seat looked from: nothing of it is kept when another is. */
const OF_A_SEAT: ReadonlySet<Sent['type']> = new Set(['do', 'undo', 'why_not', 'point', 'propose', 'dismiss']);

/**
 * What I have asked the server and it has not answered yet.
 *
 * Nothing is lost when the connection is: whatever was not answered is sent again with the same request, and the server does it once.
 */
export class Commands {
  waiting = $state.raw<readonly Waiting[]>([]);

  /** Whether something I do at the table is under way. */
  readonly isActing = $derived(this.waiting.some(({ sent }) => sent.type === 'do' || sent.type === 'undo'));

  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly nextRequest: () => string = newRequest,
  ) {}

  /** The answer, when it comes; a refusal is thrown as `ApiError`. */
  ask(wanted: Wanted<WhyNot>): Promise<Refused>;
  ask(wanted: Wanted<Command>): Promise<Done>;
  ask(wanted: Wanted<Sent>): Promise<Answer> {
    const sent = { ...wanted, request: this.nextRequest() };
    return new Promise((done, failed) => {
      this.waiting = [...this.waiting, { sent, done, failed }];
      this.send(sent);
    });
  }

  /** To be called when there is a connection again. */
  sendAgain(): void {
    for (const { sent } of this.waiting) this.send(sent);
  }

  /** Tells whether it was waited for. */
  hear(message: Answer | Wrong): boolean {
    const found = this.waiting.find(({ sent }) => sent.request === message.request);
    if (!found) return false;
    this.waiting = this.waiting.filter((other) => other !== found);
    if (message.type === 'wrong') found.failed(new ApiError(message.problem, 0));
    else found.done(message);
    return true;
  }

  /** Nobody waits any more for what was asked from the seat looked from. */
  leaveSeat(): void {
    this.waiting = this.waiting.filter(({ sent }) => !OF_A_SEAT.has(sent.type));
  }
}
