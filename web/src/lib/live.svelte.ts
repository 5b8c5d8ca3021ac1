import { problemIn, type AnyProblem } from './api';
import { Commands } from './commands.svelte';
import { Connection, type Connect } from './connection.svelte';
import type { Option } from './options';
import type { Lasting } from './pace.svelte';
import { liveManner, Playback } from './playback.svelte';
import type { Asked, MateQuestion, Question, RefusedTarget, Said, ServerMessage, TableInfo } from './protocol';
import { present, type SeatHere } from './seats';
import type { Sides } from './sides';
import { Timeline } from './timeline.svelte';
import { Together } from './together.svelte';

export interface LiveHooks {
  /** Something I did was refused, or the table cannot be shown. */
  trouble: (problem: AnyProblem) => void;
  lasting?: Lasting;
}

/** What no new attempt can mend. */
const FOR_GOOD: ReadonlySet<AnyProblem['code']> = new Set([
  'table_closed',
  'banned',
  'table_not_found',
  'cannot_continue',
  'newer_rules',
  'damaged',
]);

/** What ends a socket that has asked for it with its address; later it refuses a look from elsewhere, and no more. */
const AT_THE_DOOR: ReadonlySet<AnyProblem['code']> = new Set(['not_your_seat', 'seat_not_found', 'bad_request', 'wrong_origin']);

/**
 * A table as one of my seats sees it, kept current over a WebSocket: ties connection, commands and timeline together.
 *
 * Nothing of another seat is kept: looking from elsewhere forgets everything at once, and what still comes of it is not heard.
 */
export class LiveTable {
  readonly connection: Connection;
  readonly commands: Commands;
  readonly timeline = new Timeline();
  readonly together = new Together();
  readonly playback: Playback;

  /** Where I look from; null while a cover hides the table. */
  lookingFrom = $state<number | null>(null);
  /** What is asked after the last frame. */
  asked = $state.raw<Asked | null>(null);
  /** When that came, to count clocks down from. */
  receivedAt = $state(0);
  seats = $state.raw<readonly SeatHere[]>([]);
  sides = $state.raw<Sides>([]);
  invitations = $state.raw<Record<string, string>>({});
  said = $state.raw<readonly Said[]>([]);
  /** The table that was made after this one with the same seats and options. */
  rematch = $state<string | null>(null);
  /** What the socket itself was refused last: the reason, where it is closed. */
  refusal = $state.raw<AnyProblem | null>(null);
  /** What I am doing, until it is answered. */
  doing = $state.raw<Option | null>(null);

  /** What is asked now, once everything before it was shown. */
  readonly question = $derived<Question | null>(this.isCurrent ? (this.asked?.question ?? null) : null);
  /** What team-mates are offered now, who can be proposed something. */
  readonly mateQuestions = $derived.by<readonly MateQuestion[]>(() => {
    const { asked } = this.together;
    return this.question && asked?.version === this.timeline.last ? asked.questions : [];
  });
  /** Whether the socket was refused for good: that is told where the connection is, and not in passing besides. */
  isShutOut = $state(false);
  readonly isOver = $derived(this.asked?.outcome != null && this.isCurrent);

  #connected: readonly boolean[];
  /** Whether what comes is of the seat looked from. */
  #isOpened = false;
  /** Whether this socket was told anything but that it is refused. */
  #isLetIn = false;

  constructor(
    readonly info: TableInfo,
    seat: number,
    private readonly hooks: LiveHooks,
    connect?: Connect,
  ) {
    this.lookingFrom = seat;
    this.#connected = info.connected;
    this.seats = present(info.seats, info.connected);
    this.invitations = info.invitations;
    this.rematch = info.rematch;
    this.playback = new Playback(this.timeline, liveManner(this.timeline, hooks.lasting));
    this.commands = new Commands((message) => this.connection.send(message));
    const address = () => addressOf(info.id, this.lookingFrom ?? -1);
    this.connection = new Connection({ address, opened: () => this.#begin(), heard: (message) => this.#hear(message) }, connect);
  }

  /** Whether the question belongs to what is shown. */
  get isCurrent(): boolean {
    return this.timeline.isUpToDate && this.asked?.version === this.timeline.last;
  }

  do(option: Option): void {
    if (!this.asked || this.lookingFrom === null || this.commands.isActing) return;
    this.playback.finish();
    this.doing = option;
    const { asked, lookingFrom: seat } = this;
    void this.#act(this.commands.ask({ type: 'do', version: asked.version, seat, actions: [...option.actions] }));
  }

  /** Answers for one of my seats, also where I look from another; tells whether it was done. */
  answer(seat: number, action: string): Promise<boolean> {
    const version = this.asked?.version ?? -1;
    return this.#act(this.commands.ask({ type: 'do', version, seat, actions: [action] }));
  }

  undo(): void {
    if (!this.asked || this.lookingFrom === null || this.commands.isActing) return;
    const { asked, lookingFrom: seat } = this;
    void this.#act(this.commands.ask({ type: 'undo', version: asked.version, seat }));
  }

  set(setting: string, value: string): void {
    if (this.lookingFrom !== null) void this.#act(this.commands.ask({ type: 'set', seat: this.lookingFrom, setting, value }));
  }

  /** Whether it was taken. */
  say(text: string): Promise<boolean> {
    return this.#act(this.commands.ask({ type: 'say', text, seat: this.#mySeat() }));
  }

  /** Shows my side a thing. */
  point(thing: string): void {
    if (this.lookingFrom !== null) void this.#act(this.commands.ask({ type: 'point', seat: this.lookingFrom, thing }));
  }

  /** Proposes what a team-mate is offered. */
  propose(to: number, option: Option): void {
    if (!this.asked || this.lookingFrom === null) return;
    const { asked, lookingFrom: seat } = this;
    void this.#act(this.commands.ask({ type: 'propose', version: asked.version, seat, to, actions: [...option.actions] }));
  }

  /** Puts away a proposal made to me, or takes back one of mine. */
  dismiss(proposal: number): void {
    if (this.lookingFrom !== null) void this.#act(this.commands.ask({ type: 'dismiss', seat: this.lookingFrom, proposal }));
  }

  /** Wants my side to give up, or to play on after all. */
  wantToGiveUp(wants: boolean): void {
    if (this.lookingFrom === null) return;
    void this.#act(this.commands.ask({ type: wants ? 'give_up' : 'play_on', seat: this.lookingFrom }));
  }

  /** Why nothing (more) can be done with a thing. */
  async whyNot(thing: string): Promise<readonly RefusedTarget[]> {
    try {
      return (await this.commands.ask({ type: 'why_not', thing })).targets;
    } catch (error) {
      this.hooks.trouble(problemIn(error));
      return [];
    }
  }

  /** Look from another of my seats, or from nowhere; everything known from the seat before is forgotten first. */
  look(seat: number | null): void {
    this.lookingFrom = seat;
    this.#isOpened = false;
    this.playback.stop();
    this.timeline.forget();
    this.together.forget();
    this.asked = null;
    this.doing = null;
    this.commands.leaveSeat();
    this.connection.send({ type: 'look', seat });
  }

  close(): void {
    this.playback.stop();
    this.connection.close();
    this.timeline.forget();
    this.together.forget();
    this.asked = null;
  }

  /** Tells whether it was done. */
  async #act(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer;
      return true;
    } catch (error) {
      this.hooks.trouble(problemIn(error));
      return false;
    } finally {
      if (!this.commands.isActing) this.doing = null;
    }
  }

  /** The address has told where I look from, but for nowhere. */
  #begin(): void {
    this.#isOpened = false;
    this.#isLetIn = false;
    if (this.lookingFrom === null) this.connection.send({ type: 'look', seat: null });
    this.commands.sendAgain();
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'wrong') this.#isLetIn = true;
    switch (message.type) {
      case 'opened':
        this.#isOpened = message.past.looking_from === this.lookingFrom;
        if (!this.#isOpened) return;
        this.timeline.open(message.past);
        this.playback.goOn();
        return;
      case 'frame':
        if (!this.#isOpened) return;
        if (this.timeline.add(message.frame)) this.playback.goOn();
        else this.look(this.lookingFrom);
        return;
      case 'question':
        if (!this.#isOpened) return;
        this.asked = message;
        this.receivedAt = Date.now();
        return;
      case 'seats':
        this.seats = present(message.seats, this.#connected);
        this.invitations = message.invitations;
        this.sides = message.sides;
        return;
      case 'mates':
      case 'side':
      case 'ping':
        if (this.#isOpened) this.together.hear(message);
        return;
      case 'presence':
        this.#connected = message.connected;
        this.seats = present(this.seats, message.connected);
        return;
      case 'said':
        this.#takeSaid(message);
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'wrong':
        if (!this.commands.hear(message) && message.request === null) {
          this.refusal = message.problem;
          this.isShutOut = FOR_GOOD.has(message.problem.code) || (!this.#isLetIn && AT_THE_DOOR.has(message.problem.code));
          if (!this.isShutOut) this.hooks.trouble(message.problem);
        }
        return;
      default:
        this.commands.hear(message);
    }
  }

  #takeSaid(line: Said): void {
    const isKnown = this.said.some((other) => other.at === line.at && other.seat === line.seat && other.text === line.text);
    if (!isKnown) this.said = [...this.said, line];
  }

  /** The seat I speak from. */
  #mySeat(): number | null {
    return this.seats.find((seat) => seat.seat === this.lookingFrom && seat.mine)?.seat ?? null;
  }
}

function addressOf(table: string, seat: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live?seat=${seat}`;
}
