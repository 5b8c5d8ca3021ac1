import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** `import body from 'icon:pine-tree'` gives the inner SVG of one icon of game-icons.net; only what is imported is bundled. */
function gameIcons(): Plugin {
  const prefix = '\0icon:';
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
      if (!icon) this.error(`game-icons has no icon named ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  // The texts of the games are read from the Python package: one catalogue for both sides.
  server: { fs: { allow: [repository] } },
  build: {
    outDir: '../src/hypogeum/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
  },
});
