import { useAnyBoard, type BoardContext } from '$board/context';
import type { View } from './types';

export function useBoard(): BoardContext<View> {
  return useAnyBoard();
}
