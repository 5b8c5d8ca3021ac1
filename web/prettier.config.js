/** @type {import('prettier').Config} */
export default {
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
  printWidth: 130,
  singleQuote: true,
  trailingComma: 'all',
  svelteSortOrder: 'options-scripts-markup-styles',
};
