/** Who drew the icons that are not ours: an import such as `icon:lorc/pine-tree` names the author and the icon. */
export interface Credit {
  icon: string;
  author: string;
  source: string;
}

/** How the authors whose folder has another name write themselves. */
const AUTHORS: Record<string, string> = { lorc: 'Lorc', delapouite: 'Delapouite', skoll: 'Skoll', faithtoken: 'Faithtoken' };

/** The icons that some sources import, each once, by name. */
export function creditsIn(sources: readonly string[]): Credit[] {
  const imported = sources.flatMap((source) => [...source.matchAll(/from 'icon:([a-z0-9-]+)\/([a-z0-9-]+)'/g)]);
  const credits = imported.map(([, folder = '', icon = '']) => ({
    icon,
    author: AUTHORS[folder] ?? folder,
    source: `https://game-icons.net/1x1/${folder}/${icon}.html`,
  }));
  return [...new Map(credits.map((credit) => [credit.source, credit])).values()].sort((a, b) => a.icon.localeCompare(b.icon));
}

/** The page that gives them credit. */
export function creditsPage(credits: readonly Credit[]): string {
  const rows = credits.map(({ icon, author, source }) => `| ${icon} | ${author} | ${source} |\n`).join('');
  return `# Credits

The drawings of the boards are our own, under the licence of this repository.
The icons below come from [game-icons.net](https://game-icons.net) under the licence
[Creative Commons Attribution 3.0](https://creativecommons.org/licenses/by/3.0/), unchanged but for colour and size.

Made from the imports of the sources: \`npx vitest run credits -u\` in this folder writes it anew.

| icon | author | source |
|---|---|---|
${rows}`;
}
