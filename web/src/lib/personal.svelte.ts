import { SvelteMap } from 'svelte/reactivity';
import { remember, remembered } from './memory';
import type { Setting } from './protocol';

const values = new SvelteMap<string, string>();

let keysAreOn = $state(remembered('keys') !== 'off');

/** Whether single letters are shortcuts; who dictates to the computer may want them off. */
export function usesKeys(): boolean {
  return keysAreOn;
}

export function useKeys(wanted: boolean): void {
  keysAreOn = wanted;
  remember('keys', wanted ? 'on' : 'off');
}

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
