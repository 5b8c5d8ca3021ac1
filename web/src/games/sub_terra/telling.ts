import type { Lasting } from '$lib/pace.svelte';
import type { Telling } from '../../log/telling';

export const lasting: Lasting = () => 450;

export const telling: Telling = { isWonOrLost: true };
