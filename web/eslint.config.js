import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TOOLS = ['**/*.config.js', '**/*.config.ts', '**/games.plugin.ts', '**/games.plugin.test.ts'];

/** Run from the root of the repository, so that it sees the client of the tests' own game too. */
export default defineConfig(
  globalIgnores(['**/node_modules/', '**/protocol.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // A number reads in a text as it should.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => act()` says what a press does; that nothing comes back is no secret.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Under `noUncheckedIndexedAccess` a `!` says that the place is known to be taken.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `name || ui('default-name')` means an empty name too.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Who listens to nothing says so with an empty function.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions', 'methods'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // An effect names what it follows: `void lines`.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // ESLint knows no types of other components; svelte-check, which does, looks at what they pass.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      // Stands in for what really waits.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // What runs in Node.js while building: TypeScript does not check it, for it would need the types of Node.js.
    files: TOOLS,
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { project: null } },
  },
);
