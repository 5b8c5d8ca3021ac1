import { describe, expect, it } from 'vitest';
import { explorerIcons, guardianIcons, tileIcons } from './icons';
import {
  bagOf,
  CHARACTERS,
  desolationOf,
  explorerOf,
  GUARDIANS,
  guardianOf,
  kindOf,
  KINDS,
  lossOf,
  tarotOf,
  tileOf,
} from './pack';

describe('the pack', () => {
  it('knows every component, and says how to mend what is missing', () => {
    expect(tileOf('B-RUI-4').number).toBe(4);
    expect(explorerOf('foreman').hearts).toBe(5);
    expect(guardianOf('eternal').hearts).toBe(4);
    expect(tarotOf('12').cost).toBe(3);
    expect(desolationOf('D3-DES').kind).toBe('despair');
    expect(kindOf('bridge').consolidate).toBe(true);
    expect(bagOf('base').length).toBeGreaterThan(20);
    expect(lossOf('ruins')).toBe(5);
    expect(() => tileOf('B-XXX')).toThrow('client_pack');
  });

  it('has an icon for everything that is drawn', () => {
    expect(KINDS.filter(({ id }) => id !== 'normal' && !tileIcons[id])).toEqual([]);
    expect(CHARACTERS.filter(({ id }) => !explorerIcons[id])).toEqual([]);
    expect(GUARDIANS.filter(({ id }) => !guardianIcons[id])).toEqual([]);
  });
});
