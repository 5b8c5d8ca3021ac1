import { expect, test } from 'vitest';
import { inPack } from './pack';
import { partsOf } from './things';

test('a thing is its kind and its id; the only one of its kind has none', () => {
  expect(partsOf('tile:2,-1')).toEqual(['tile', '2,-1']);
  expect(partsOf('end_turn')).toEqual(['end_turn', '']);
});

test('what is not in the pack is told with the way to mend it', () => {
  expect(inPack('mine', 'card C1', 7)).toBe(7);
  expect(() => inPack('mine', 'card C9', undefined)).toThrow(
    'the pack has no card C9: run `python -m hypogeum.games.mine.client_pack`',
  );
});
