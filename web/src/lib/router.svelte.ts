import { decoded } from './routes';

/** Where the reader is: clean addresses, changed without loading the page again. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
}

let place = $state.raw<Place>(here());

export function currentPlace(): Place {
  return place;
}

export function goTo(address: string): void {
  history.pushState(null, '', address);
  place = here();
}

/** Change the address without a step in the history. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  place = here();
}

/** Follow links of this site without loading; everything else is the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only read, and only here
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  goTo(url.pathname + url.search + url.hash);
}

export function followHistory(): void {
  place = here();
}

function here(): Place {
  if (typeof location === 'undefined') return { path: '/', query: new URLSearchParams(), hash: '' };
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}
