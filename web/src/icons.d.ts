/** The inner SVG of one icon of game-icons.net, provided by the plugin in vite.config.ts. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
