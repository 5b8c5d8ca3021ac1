import { forget, remember, remembered } from './memory';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

const darkSystem = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

let choice = $state<ThemeChoice>(readChoice());
let systemIsDark = $state(darkSystem?.matches ?? false);
darkSystem?.addEventListener('change', (change) => (systemIsDark = change.matches));

export function themeChoice(): ThemeChoice {
  return choice;
}

/** The theme that is shown. */
export function theme(): Theme {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

export function chooseTheme(wanted: ThemeChoice): void {
  choice = wanted;
  if (wanted === 'system') forget('theme');
  else remember('theme', wanted);
}

function readChoice(): ThemeChoice {
  const kept = remembered('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
