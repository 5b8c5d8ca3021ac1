import type { Change } from './protocol';

/**
 * The value after the changes, as `engine/differences.py` folds them. The one before stays as it is, and whatever did not change is
 * shared between the two, so that a whole game of views costs little more than its changes.
 */
export function folded<T>(before: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((value, change) => changed(value, change, 0), before) as T;
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const key = change.path[depth];
  if (key === undefined) return change.size === undefined ? change.value : (value as unknown[]).slice(0, change.size);
  if (typeof key === 'number') {
    const list = [...(value as unknown[])];
    list[key] = changed(list[key], change, depth + 1);
    return list;
  }
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  if (change.gone && depth + 1 === change.path.length) return others;
  return { ...(value as Record<string, unknown>), [key]: changed(inner, change, depth + 1) };
}
