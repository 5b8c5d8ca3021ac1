import type { RefusedTarget } from '../lib/protocol';

/** The names of the refused actions by the rule that forbids them, each once. */
export function namesByRule(
  targets: readonly RefusedTarget[],
  nameOf: (target: RefusedTarget) => string,
): [rule: string, names: string[]][] {
  const rules = new Map<string, string[]>();
  for (const target of targets) {
    const names = rules.get(target.rule) ?? [];
    const name = nameOf(target);
    if (!names.includes(name)) names.push(name);
    rules.set(target.rule, names);
  }
  return [...rules];
}

/** What a refused action is about: the thing that was pressed, and what its reason names of the action's own words. */
export function thingsOf({ action, args }: RefusedTarget, pressed: string): string[] {
  const words = action.split(' ');
  const named = Object.entries(args).filter(([, value]) => typeof value === 'string' && words.includes(value));
  return [...new Set([pressed, ...named.map(([kind, value]) => `${kind}:${String(value)}`)])];
}
