/** Names in order, each once, with how often it stands in the list. */
export function counted(names: readonly string[]): [string, number][] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(([one], [other]) => one.localeCompare(other));
}
