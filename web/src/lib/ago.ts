import type { Language } from './texts';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, as people say it: `5 minutes ago`, `hier`; both times in seconds since 1970. */
export function ago(then: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then); // the clocks of the server and of this device may differ
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['second', Infinity];
  return words.format(-Math.floor(passed / seconds), unit);
}
