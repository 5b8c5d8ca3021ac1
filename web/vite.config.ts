/// <reference types="vitest/config" />
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { games, outsideFolders } from './games.plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** An icon with one decimal to each number, which nobody sees at 512 units across, and a fifth less to load. */
function coarser(body: string): string {
  return body.replace(
    /\.(\d)(\d)\d*/g,
    (_, kept: string, next: string) => `.${next >= '5' && kept < '9' ? Number(kept) + 1 : kept}`,
  );
}

/** `import body from 'icon:lorc/pine-tree'` gives the inner SVG of one icon of game-icons.net; only what is imported is bundled. */
function gameIcons(): Plugin {
  const named = /^\0icon:[a-z0-9-]+\/([a-z0-9-]+)$/;
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      const name = named.exec(id)?.[1] ?? this.error(`an icon is imported as icon:AUTHOR/NAME, not as ${id.slice(1)}`);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
      if (!icon) this.error(`game-icons has no icon named ${name}`);
      return `export default ${JSON.stringify(coarser(icon.body))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gameIcons(), games()],
  resolve: { alias: { $board: here('./src/board'), $lib: here('./src/lib'), $ui: here('./src/ui') } },
  // The texts of the games are read from the Python package: one catalogue for both sides.
  server: { fs: { allow: [here('..'), ...outsideFolders()] } },
  build: {
    outDir: '../src/hypogeum/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
  },
  // Tests read our stylesheets too: whether colours stand out, whether a game is named.
  test: { css: true },
});
