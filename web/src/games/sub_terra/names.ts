import type { Translate } from '$board/contract';
import { partsOf } from '$board/things';
import type { View } from './types';

/** The name of a thing such as `tile:2,-1` in the reader's language, as it stands in the middle of a sentence. */
export function nameOf(thing: string, _view: View, t: Translate): string | null {
  const [kind, id] = partsOf(thing);
  return kind === 'explorer' || kind === 'candidate' ? t(`explorer-${id}`) : null;
}
