import { SvelteMap } from 'svelte/reactivity';
import { remember, remembered } from './memory';
import type { Setting } from './protocol';

const values = new SvelteMap<string, string>();

/** A setting that only this screen reads, kept by the browser. */
export function personal(game: string, setting: Setting): string {
  const key = `setting.${game}.${setting.id}`;
  return values.get(key) ?? remembered(key) ?? setting.default;
}

export function setPersonal(game: string, setting: Setting, value: string): void {
  const key = `setting.${game}.${setting.id}`;
  values.set(key, value);
  remember(key, value);
}
