import { describe, expect, it } from 'vitest';
import { argumentsOf, SHOWN, type Happening } from './happenings';

describe('what is shown over the map', () => {
  it('has the names that its text takes', () => {
    expect(argumentsOf({ kind: 'fell', explorer: 'guide' } as Happening)).toEqual({ explorer: 'guide' });
    expect(argumentsOf({ kind: 'lava_flowed', cells: ['3,1', '3,2'] } as Happening)).toEqual({ number: 2 });
    expect(argumentsOf({ kind: 'guardian_came', guardian: 'archer', cell: '0,0' } as Happening)).toEqual({ guardian: 'archer' });
    expect(argumentsOf({ kind: 'card_played', explorer: 'guide', card: '3' } as Happening)).toEqual({
      explorer: 'guide',
      card: '3',
    });
  });

  it('is not every step', () => {
    expect(SHOWN.has('key_set')).toBe(true);
    expect(SHOWN.has('moved')).toBe(false);
  });
});
