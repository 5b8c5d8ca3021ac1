import { onDestroy, type Snippet } from 'svelte';

/** What pages have put into the header, in the order in which they did. */
let tools = $state.raw<readonly Snippet[]>([]);

export function headerTools(): readonly Snippet[] {
  return tools;
}

/** To be called by a component as it is made: while it is shown, the header has these links and buttons too. */
export function putInHeader(tool: Snippet): void {
  tools = [...tools, tool];
  onDestroy(() => (tools = tools.filter((other) => other !== tool)));
}
