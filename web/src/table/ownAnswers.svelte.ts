import type { LiveTable } from '../lib/live.svelte';
import { personal } from '../lib/personal.svelte';
import type { GameInfo, OwnAnswer } from '../lib/protocol';
import { mySeats } from '../lib/seats';

interface Found {
  readonly seat: number;
  readonly action: string;
}

/** What this screen answers by itself in a game, as my personal settings say (TBL-SET-1). */
export function wantedAnswers(game: Pick<GameInfo, 'id' | 'settings'>): readonly OwnAnswer[] {
  return game.settings.flatMap((setting) => setting.answers[personal(game.id, setting)] ?? []);
}

/** Questions that this screen answers for any of my seats, wherever I look from; nobody has to look or press. */
export class OwnAnswers {
  #sentAt = -1;
  #refusedAt = $state(-1);

  /** What is to be answered now; once refused, it is asked like everything else. */
  readonly found = $derived.by<Found | null>(() => {
    const { question, asked, seats } = this.live;
    if (!question || asked?.version === this.#refusedAt) return null;
    const answer = this.wanted().find(({ decision }) => decision === question.decision);
    const seat = mySeats(seats).find((mine) => question.seats.includes(mine));
    return answer && seat !== undefined ? { seat, action: answer.action } : null;
  });

  constructor(
    private readonly live: Pick<LiveTable, 'question' | 'asked' | 'seats' | 'commands' | 'answer'>,
    private readonly wanted: () => readonly OwnAnswer[],
  ) {}

  /** Answers, once; for an effect. */
  byItself(): void {
    const version = this.live.asked?.version ?? -1;
    if (!this.found || this.live.commands.isActing || version === this.#sentAt) return;
    this.#sentAt = version;
    const { seat, action } = this.found;
    void this.live.answer(seat, action).then((isDone) => {
      if (!isDone) this.#refusedAt = version;
    });
  }
}
