/** Modules that the plugins of vite.config.ts make. */

/** The inner SVG of one icon of game-icons.net, by its author and name: `icon:lorc/pine-tree`. */
declare module 'icon:*' {
  const body: string;
  export default body;
}

/** What loads the parts of every game, by the game's id; `tableTexts` are the texts that all games share. */
declare module 'virtual:games' {
  type Loaders<T> = Record<string, (() => Promise<T>) | undefined>;

  export const clients: Loaders<{ client: import('./board/contract').GameClient }>;
  export const pictures: Loaders<{ default: import('svelte').Component }>;
  export const illustrations: Loaders<{ default: import('svelte').Component<import('./board/contract').IllustrationProps> }>;
  export const texts: Record<string, Loaders<{ default: string }> | undefined>;
  export const tableTexts: Loaders<{ default: string }>;
}
