import { expect, test } from 'vitest';
import { pileBy, pilesElsewhere } from './piles';
import type { View } from './types';

function withLocations(...locations: (string | null)[]): View {
  return { spaces: locations.map((location) => ({ location })) } as View;
}

test('a pile lies by its Location', () => {
  expect(['government', 'police', 'store', 'motel', 'hospital'].map(pileBy)).toEqual(['bounty', 'weapon', 'item', null, null]);
});

test('the pile of a destroyed Location lies where that of the Vehicles is', () => {
  expect(pilesElsewhere(withLocations('government', 'police', null, 'store'))).toEqual(['vehicle']);
  expect(pilesElsewhere(withLocations('motel', 'store'))).toEqual(['bounty', 'weapon', 'vehicle']);
});
