import type { Kinds, Translate } from '../board/contract';
import { partsOf } from '../board/things';
import { plain } from './plain';
import type { Option } from './options';
import type { Odds, ShortcutInfo } from './protocol';
import type { TextArguments, Texts } from './texts';

/** Arguments of events and refusals whose numbers are seats, in every game. */
const SEAT_ARGUMENTS: readonly string[] = ['seat', 'other', 'seats', 'winners'];
const MOST_WORDS = 3;

/** What is said of an action: its text form and what it is about. */
export interface SaidAction {
  action: string;
  verb: string;
  /** The most important first. */
  things: readonly string[];
}

/** How seats and things are called at a table, now. */
export interface Naming {
  kinds: Kinds;
  /** Arguments of the game's events whose numbers are seats, besides those that every game has. */
  seatArguments: readonly string[];
  /** Where a word without a text of its own argument is looked for: with `token`, `food=apple` is said by `token-apple`. */
  wordFamilies: readonly string[];
  /** The seat of the reader, who is called you; -1 for a spectator. */
  me: number;
  nameOfSeat(seat: number): string;
  /** The name of a thing such as `tile:2,-1`, or null if the game's board does not know it. */
  nameOfThing(thing: string): string | null;
  /** The state of a thing in one word, for texts of actions that differ by it; empty where it makes no difference. */
  stateOfThing?(thing: string): string;
}

/**
 * Says events, actions and questions in the reader's language.
 *
 * Arguments are resolved before they reach a text: a seat becomes its player's name; a string `v` of argument `a` becomes the
 * text `a-v`, else `f-v` for a word family `f` of the game, else `a-other` with `$value`, else itself; lists are joined, and
 * counted as `$a_count`. The command line says events by the same rules (`hypogeum/engine/texts.py`), but to nobody in particular:
 * here what the reader did is said to him by the attribute `you` of the text, and what was done to him by `to-you`.
 */
export class Words {
  constructor(
    readonly texts: Texts,
    readonly naming: Naming,
  ) {}

  readonly t: Translate = (key, args) => this.texts.get(key, args);

  /** A log line: `event-KIND` with the event's arguments; `$known` is yes where I am told its secret part. */
  event(event: Record<string, unknown>): string {
    const kind = String(event.kind);
    const known = event.known === true ? 'yes' : 'no';
    const args = { ...this.#resolveAll(event), known };
    const address = this.#addressOf(event);
    const toMe = address === null ? null : this.texts.attribute(`event-${kind}`, address, args);
    return toMe ?? this.#say(`event-${kind}`, kind, args);
  }

  /** Why the game is over, of an event that tells it: `why-KIND`; empty for all others. */
  why(event: Record<string, unknown>): string {
    return this.#say(`why-${String(event.kind)}`, '', this.#resolveAll(event));
  }

  /** The attribute by which an event is said to the reader, or null where it is not about him. */
  #addressOf(event: Record<string, unknown>): 'you' | 'to-you' | null {
    const { me } = this.naming;
    if (me < 0) return null;
    const winners = Array.isArray(event.winners) ? event.winners : [];
    if (event.seat === me || (winners.length === 1 && winners[0] === me)) return 'you';
    return event.other === me ? 'to-you' : null;
  }

  /**
   * What an action does: `do-VERB` with the kinds of its things, the first of these kinds and the `$state` of that thing, the words of
   * its text form and their number, and as `$player` who owns the thing, where it is numbered by seat. A thing that is not given is
   * found by its word; a word that is a number chooses as one.
   */
  action(info: SaidAction): string {
    const args = this.#argumentsOf(info);
    return this.texts.complete(`do-${info.verb}`, args) ?? this.#bareAction(info, args);
  }

  /** What an option does, in few words. */
  option(option: Option): string {
    const things = [...option.picks, ...option.touches];
    return option.shortcut
      ? this.#shortcut(option.shortcut, things)
      : this.action({ action: option.id, verb: option.verb, things });
  }

  /** What a shortcut does: `shortcut-NAME` with its arguments, the kinds of its things and its whole cost. */
  #shortcut(info: ShortcutInfo, things: readonly string[]): string {
    const args = { ...this.#namesOf(things), ...this.#resolveAll(info.args), cost: info.preview?.cost ?? 0 };
    return this.#say(`shortcut-${info.name}`, info.name, args);
  }

  /** So many points to act, as the game counts them: `points-to-act`. */
  points(points: number): string {
    return this.t('points-to-act', { points });
  }

  /** How likely something is: `odds-WHAT` with `$chance` in per cent. */
  odds(odds: Odds): string {
    return this.#say(`odds-${odds.what}`, odds.what, { ...this.#resolveAll(odds.args), chance: Math.round(odds.chance * 100) });
  }

  /** What else comes of an action. */
  warning(name: string): string {
    return this.#say(`warning-${name}`, name, {});
  }

  /** The action by its verb and words, where its things are not all known. */
  #bareAction(info: SaidAction, args: TextArguments): string {
    const words = info.action
      .split(' ')
      .slice(1)
      .map((word, index) => {
        const kind = this.#kindOf(word);
        return kind === undefined ? args[`word${index + 1}`] || word : this.texts.get(`${kind}-${word}`);
      });
    const verb = this.verb(info.verb);
    return words.length > 0 ? `${verb} (${words.join(', ')})` : verb;
  }

  /** An action of which only the text form is known, and perhaps the thing that was pressed. */
  actionText(action: string, things: readonly string[] = []): string {
    return this.action({ action, verb: verbIn(action), things });
  }

  /** The heading of a group of actions. */
  verb(verb: string): string {
    return this.#say(`verb-${verb}`, verb, {});
  }

  /** The question to the one who is asked. */
  ask(decision: string): string {
    return this.#say(`ask-${decision}`, decision, {});
  }

  /** How it is answered, for whoever plays for the first time: `how-DECISION`; empty where the game does not say. */
  how(decision: string): string {
    return this.#say(`how-${decision}`, '', {});
  }

  /** What the others are told while somebody is asked. */
  wait(decision: string, seats: readonly number[]): string {
    const names = this.texts.list(seats.map((seat) => this.naming.nameOfSeat(seat)));
    return this.#say(`wait-${decision}`, decision, { names, count: seats.length });
  }

  /** The name of a thing, `kind:id`, by the board or by its text. */
  thing(thing: string): string {
    const [kind, id] = partsOf(thing);
    const own = id ? this.#owner(kind, id) : this.#bareThing(kind);
    return this.naming.nameOfThing(thing) ?? own ?? this.#word(kind, id || kind);
  }

  /** Whose a thing is that is numbered by seat. */
  #owner(kind: string, id: string): string | undefined {
    return this.naming.kinds.bySeat.includes(kind) ? this.naming.nameOfSeat(Number(id)) : undefined;
  }

  /** A thing that is the only one of its kind: `thing-KIND`. */
  #bareThing(kind: string): string | undefined {
    return this.texts.has(`thing-${kind}`) ? this.texts.get(`thing-${kind}`) : undefined;
  }

  /** The names of things by their kinds, the kind of the first, and as `$player` whose they are. */
  #namesOf(things: readonly string[]): TextArguments {
    const [first = ''] = things;
    const args: TextArguments = { first: partsOf(first)[0], state: this.naming.stateOfThing?.(first) ?? '' };
    const met = new Map<string, number>();
    for (const thing of things) {
      const [kind, id] = partsOf(thing);
      if (!id) continue;
      const times = (met.get(kind) ?? 0) + 1;
      met.set(kind, times);
      args[times === 1 ? kind : `${kind}${times}`] = this.thing(thing);
      const player = this.#owner(kind, id);
      if (player !== undefined) args.player = player;
    }
    return args;
  }

  #argumentsOf(info: SaidAction): TextArguments {
    const args = this.#namesOf(info.things);
    const words = info.action.split(' ').slice(1);
    for (const word of words) {
      const kind = this.#kindOf(word);
      if (kind !== undefined) args[kind] ??= this.texts.get(`${kind}-${word}`);
    }
    for (let number = 1; number <= MOST_WORDS; number++) {
      const said = this.#word(`word${number}`, words[number - 1] ?? '');
      args[`word${number}`] = /^[1-9]?\d$/.test(said) ? Number(said) : said;
    }
    args.words = words.length;
    return args;
  }

  /** The kind of things of which one has this word for its id. */
  #kindOf(word: string): string | undefined {
    return this.naming.kinds.named.find((kind) => this.texts.has(`${kind}-${word}`));
  }

  #resolveAll(args: Record<string, unknown>): TextArguments {
    const resolved: TextArguments = {};
    for (const [name, value] of Object.entries(args)) {
      resolved[name] = this.#resolve(name, value);
      if (Array.isArray(value)) resolved[`${name}_count`] = value.length;
    }
    return resolved;
  }

  #resolve(name: string, value: unknown): string | number {
    if (Array.isArray(value)) return this.texts.list(value.map((item) => String(this.#resolve(name, item))));
    if (typeof value === 'number') return this.#isOfSeats(name) ? this.naming.nameOfSeat(value) : value;
    if (typeof value === 'string') return this.#word(name, value);
    return plain(value);
  }

  #isOfSeats(name: string): boolean {
    return SEAT_ARGUMENTS.includes(name) || this.naming.seatArguments.includes(name);
  }

  #word(name: string, value: string): string {
    const one = name.replace(/s$/, '');
    const families = [name, one, ...this.naming.wordFamilies];
    const keys = [...families.map((family) => `${family}-${value}`), `${one}-other`];
    const key = keys.find((candidate) => this.texts.has(candidate));
    return key === undefined ? value : this.texts.get(key, { value });
  }

  #say(key: string, otherwise: string, args: TextArguments): string {
    return this.texts.has(key) ? this.texts.get(key, args) : otherwise.replaceAll('_', ' ');
  }
}

function verbIn(action: string): string {
  return action.split(' ', 1)[0] ?? '';
}
