import { Choosing } from '../lib/choosing.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { aboutOf, optionsOf, type Option } from '../lib/options';
import type { MateQuestion, Proposal, Question } from '../lib/protocol';
import { marksOf } from './marks';

type Table = Pick<LiveTable, 'mateQuestions' | 'question' | 'lookingFrom' | 'together' | 'propose'>;

/**
 * While a team-mate is asked and I am not: what he could do lights up, and what is chosen is proposed to him instead of being done.
 *
 * The same select and narrow as with a question of my own.
 */
export class Proposing {
  readonly choosing: Choosing;
  /** The team-mate I look at, where several are asked. */
  #wanted = $state(-1);

  readonly mate = $derived.by<MateQuestion | null>(() => {
    if (this.own.isAsked) return null;
    const asked = this.live.mateQuestions;
    return asked.find(({ seat }) => seat === this.#wanted) ?? asked[0] ?? null;
  });
  /** The others who are asked and can be looked at instead. */
  readonly others = $derived.by<readonly MateQuestion[]>(() =>
    this.mate ? this.live.mateQuestions.filter((one) => one !== this.mate) : [],
  );
  readonly isOn = $derived(this.mate !== null);

  readonly #question = $derived.by<Question | null>(() => {
    const { question } = this.live;
    return this.mate && question ? { ...question, actions: this.mate.actions, shortcuts: this.mate.shortcuts } : null;
  });

  /** What each thing of a proposal is outlined for: the seat whose idea it is. */
  readonly proposed = $derived.by<ReadonlyMap<string, number>>(() =>
    marksOf(
      this.live.together.proposals.flatMap((proposal) => {
        const option = this.optionOf(proposal);
        return option ? [{ seat: proposal.seat, things: aboutOf(option) }] : [];
      }),
    ),
  );

  constructor(
    private readonly live: Table,
    private readonly own: Pick<Choosing, 'options' | 'isAsked'>,
  ) {
    this.choosing = new Choosing({
      question: () => this.#question,
      act: (option) => this.mate && this.live.propose(this.mate.seat, option),
      whyNot: () => Promise.resolve([]),
    });
  }

  turnTo(seat: number): void {
    this.#wanted = seat;
    this.choosing.letGo();
  }

  /** What is proposed, as it is offered now; null while something else than the present is shown. */
  optionOf({ to, actions }: Proposal): Option | null {
    const id = actions.join('; ');
    return this.#optionsOf(to).find((option) => option.id === id) ?? null;
  }

  #optionsOf(seat: number): readonly Option[] {
    if (seat === this.live.lookingFrom) return this.own.options;
    const mate = this.live.mateQuestions.find((one) => one.seat === seat);
    return mate && this.live.question
      ? optionsOf({ ...this.live.question, actions: mate.actions, shortcuts: mate.shortcuts })
      : [];
  }
}
