import type { InWords } from '$board/contract';
import type { View } from './types';

/** The temple for those who do not see it. */
export const inWords: InWords<View> = { places: () => [], figures: () => [], mine: () => null };
