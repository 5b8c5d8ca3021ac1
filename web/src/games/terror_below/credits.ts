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
      'capitol',
      'hospital-cross',
      'laurel-crown',
      'molotov',
      'ray-gun',
      'rocket',
      'sonic-boom',
      'top-hat',
      'treasure-map',
      'walking-boot',
    ],
  },
  Delapouite: {
    folder: 'delapouite',
    icons: [
      'bed',
      'billed-cap',
      'briefcase',
      'chainsaw',
      'cooler',
      'dutch-bike',
      'dynamite',
      'first-aid-kit',
      'jerrycan',
      'metal-detector',
      'mining-helmet',
      'sawed-off-shotgun',
      'shop',
      'stone-pile',
      'truck',
      'walkie-talkie',
      'wanted-reward',
      'western-hat',
    ],
  },
  Skoll: {
    folder: 'skoll',
    icons: [
      'brodie-helmet',
      'hearts',
      'jeep',
      'lee-enfield',
      'mp5',
      'revolver',
      'winchester-rifle',
    ],
  },
  sbed: { folder: 'sbed', icons: ['death-skull', 'grenade'] },
};

export const credits: readonly Credit[] = Object.entries(BY_AUTHOR).flatMap(([author, { folder, icons }]) =>
  icons.map((icon) => ({
    title: icon,
    author,
    source: `https://game-icons.net/1x1/${folder}/${icon}.html`,
    licence: 'CC BY 3.0',
  })),
);
