import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { AnyBoardContext } from '../../lib/boardContext';
import { nameOf } from './names';
import type { View } from './types';

export type { ThingAttributes } from '../../lib/boardContext';

const KEY = Symbol('the board of Heldentaufe');

export type BoardContext = AnyBoardContext<View>;

export function provideBoard(props: () => BoardProps<View>): BoardContext {
  return setContext(KEY, new AnyBoardContext<View>(props, { nameOf, possible: 'ht-possible' }));
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
