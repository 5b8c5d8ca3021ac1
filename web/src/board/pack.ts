/** A component from the pack of a game; what is missing is told with the way to mend it. */
export function inPack<T>(game: string, what: string, found: T | undefined): T {
  if (found === undefined) throw new Error(`the pack has no ${what}: run \`python -m hypogeum.games.${game}.client_pack\``);
  return found;
}
