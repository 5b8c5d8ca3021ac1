import { ui } from '../lib/language.svelte';
import type { Option } from '../lib/options';
import type { Proposal } from '../lib/protocol';
import type { Ping } from '../lib/together.svelte';
import type { Words } from '../lib/words';

/** How team-mates, and what they point at, are called. */
export interface MateNaming {
  readonly me: number;
  readonly nameOf: (seat: number) => string;
  readonly words: Pick<Words, 'thing' | 'option' | 'texts'>;
}

/** Who points at what. */
export function pingInWords({ seat, thing }: Ping, { me, nameOf, words }: MateNaming): string {
  const named = words.thing(thing);
  return seat === me ? ui('ping-you', { thing: named }) : ui('ping', { name: nameOf(seat), thing: named });
}

/** Who proposes what, to me or to somebody else. */
export function proposalInWords({ seat, to }: Proposal, option: Option, { me, nameOf, words }: MateNaming): string {
  const action = words.option(option);
  if (to === me) return ui('proposal', { name: nameOf(seat), action });
  if (seat === me) return ui('proposal-mine', { name: nameOf(to), action });
  return ui('proposal-other', { name: nameOf(seat), other: nameOf(to), action });
}

/** Who wants the side to give up, and how many have to. */
export function givingUpInWords(seats: readonly number[], people: number, { me, nameOf, words }: MateNaming): string {
  const count = seats.length;
  if (count === 1 && seats[0] === me) return ui('giving-up-you', { count, people });
  return ui('giving-up', { names: words.texts.list(seats.map(nameOf)), count, people });
}
