import type { Texts } from '../lib/texts';

/** The entries of the travel guide that these events call for: `guide-tile-forest` for a new `tile=forest`. */
export function guideKeys(events: readonly Record<string, unknown>[], texts: Texts): string[] {
  return events
    .filter((event) => event.new === true)
    .flatMap((event) => Object.entries(event).map(([name, value]) => `guide-${name}-${String(value)}`))
    .filter((key) => texts.has(key));
}
