import { remember, remembered } from './memory';

let name = $state(remembered('name') ?? '');

/** The name I play under, as I last wrote it; empty if I never did. */
export function playerName(): string {
  return name;
}

export function rememberName(wanted: string): void {
  name = wanted.trim();
  remember('name', name);
}
