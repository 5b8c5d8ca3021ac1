import { choiceFrom, NOTHING, pointedOption, pressOn, type Things } from './choosing';
import { aboutOf, optionsOf, type Option } from './options';
import type { Question, RefusedTarget } from './protocol';

/** Why nothing (more) can be done with a thing; `targets` is null until the answer has come. */
export interface WhyNot {
  readonly thing: string;
  readonly targets: readonly RefusedTarget[] | null;
}

export interface ChoosingHooks {
  /** What is asked now, or null while nothing can be chosen. */
  question: () => Question | null;
  /** Does an option. */
  act: (option: Option) => void;
  /** Asks why nothing (more) can be done with a thing. */
  whyNot: (thing: string) => Promise<readonly RefusedTarget[]>;
}

interface Asking {
  readonly question: Question | null;
  readonly answer: WhyNot;
}

/**
 * Select and narrow: what the reader has selected and points at, and what that leaves.
 *
 * What is selected stays as long as something can be done with it: others may answer meanwhile.
 */
export class Choosing {
  #decision = '';
  #selected = $state.raw<Things>(NOTHING);
  #asking = $state.raw<Asking | null>(null);
  /** The thing under the pointer, with the focus, or pressed long. */
  pointed = $state<string | null>(null);
  /** The option whose label is under the pointer or has the focus. */
  named = $state.raw<Option | null>(null);

  readonly question = $derived.by(() => this.hooks.question());
  readonly options = $derived(optionsOf(this.question));
  readonly selected = $derived(this.#isPossible() ? this.#selected : NOTHING);
  readonly whyNot = $derived(this.#asking?.question === this.question ? this.#asking.answer : null);
  readonly choice = $derived(choiceFrom(this.options, this.selected));
  readonly isAsked = $derived(this.options.length > 0);

  /** The option whose outcome is previewed. */
  readonly previewed = $derived.by<Option | null>(() => {
    const named = this.options.find((option) => option.id === this.named?.id);
    if (named) return named;
    if (this.pointed !== null) return pointedOption(this.pointed, this.options, this.selected);
    return this.selected.size > 0 && this.choice.left.length === 1 ? this.choice.left[0]! : null;
  });

  /** What the previewed option is about. */
  readonly touched = $derived<Things>(this.previewed ? aboutOf(this.previewed) : NOTHING);

  constructor(private readonly hooks: ChoosingHooks) {}

  press(thing: string): void {
    const press = pressOn(thing, this.options, this.selected);
    if (press.kind === 'do') this.do(press.option);
    else if (press.kind === 'select') this.#select(press.selected);
    else void this.#askWhyNot(thing);
  }

  do(option: Option): void {
    this.letGo();
    this.hooks.act(option);
  }

  /** Forgets what is selected and what was answered; tells whether there was anything. */
  letGo(): boolean {
    const held = this.selected.size > 0 || this.whyNot !== null;
    this.#select(NOTHING);
    this.named = null;
    return held;
  }

  #select(selected: Things): void {
    this.#decision = this.question?.decision ?? '';
    this.#selected = selected;
    this.#asking = null;
  }

  #isPossible(): boolean {
    const selected = this.#selected;
    return this.question?.decision === this.#decision && choiceFrom(this.options, selected).left.length > 0;
  }

  async #askWhyNot(thing: string): Promise<void> {
    const asking: Asking = { question: this.question, answer: { thing, targets: null } };
    this.#asking = asking;
    const targets = this.isAsked ? await this.hooks.whyNot(thing) : [];
    if (this.#asking !== asking) return;
    this.#asking = { ...asking, answer: { thing, targets: targets.filter((target) => !this.#isOffered(target)) } };
  }

  #isOffered(target: RefusedTarget): boolean {
    return this.options.some((option) => option.id === target.action);
  }
}
