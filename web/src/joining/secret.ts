import { replaceAddress, type Place } from '../lib/router.svelte';
import { addressOf } from '../lib/routes';

const KEY = 'key';

/**
 * The secret of a link to a seat, taken out of the address at once: histories, screens and people who copy the address are not told it.
 *
 * It stays with this tab, so that the page can be loaded again. Links of before had it in the query.
 */
export function takeSecret(table: string, place: Place): string {
  const kept = `invitation ${table}`;
  const given = secretIn(place);
  if (given === null) return remembered(kept);
  remember(kept, given);
  replaceAddress(`${addressOf.table(table)}/join`);
  return given;
}

/** The secret that stands in an address, or null. */
export function secretIn(place: Place): string | null {
  return new URLSearchParams(place.hash).get(KEY) ?? place.query.get(KEY);
}

function remembered(kept: string): string {
  try {
    return sessionStorage.getItem(kept) ?? '';
  } catch {
    return ''; // A browser that keeps nothing.
  }
}

function remember(kept: string, secret: string): void {
  try {
    sessionStorage.setItem(kept, secret);
  } catch {
    // The link still works, until the page is loaded again.
  }
}
