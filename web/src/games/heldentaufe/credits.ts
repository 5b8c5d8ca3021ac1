/** Who drew what we did not draw ourselves; shown by the client and kept in CREDITS.md. */
export interface Credit {
  title: string;
  author: string;
  source: string;
  licence: string;
}

const BY_AUTHOR: Record<string, { folder: string; icons: string[] }> = {
  Lorc: {
    folder: 'lorc',
    icons: [
      'anvil',
      'broadsword',
      'bubbling-flask',
      'campfire',
      'cauldron',
      'crossed-swords',
      'crowned-skull',
      'footprint',
      'knapsack',
      'laurel-crown',
      'leather-boot',
      'locked-chest',
      'magic-portal',
      'padlock',
      'pine-tree',
      'scales',
      'shiny-apple',
      'snatch',
      'spyglass',
      'super-mushroom',
      'treasure-map',
      'wolf-trap',
    ],
  },
  Delapouite: {
    folder: 'delapouite',
    icons: ['diamond-ring', 'flatfish', 'high-grass', 'lily-pads', 'night-sleep', 'wooden-crate'],
  },
  sbed: { folder: 'sbed', icons: ['death-skull'] },
};

export const credits: readonly Credit[] = Object.entries(BY_AUTHOR).flatMap(([author, { folder, icons }]) =>
  icons.map((icon) => ({
    title: icon,
    author,
    source: `https://game-icons.net/1x1/${folder}/${icon}.html`,
    licence: 'CC BY 3.0',
  })),
);
