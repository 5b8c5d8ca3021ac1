import { expect, test } from 'vitest';
import { stepsOf } from './aim';
import { explorer, tile, viewWith } from './view.testing';

const told = (changes: Parameters<typeof viewWith>[0]) =>
  stepsOf(viewWith(changes)).map(({ id, done, needed, state }) => `${id} ${done}/${needed} ${state}`);

const hall = tile('3,9', 'HALL', 'hall');
const ledge = tile('3,10', 'LEDGE', 'ledge');

test('first the Sanctum is found, then Keys are set, the Artifact taken and carried out, and everybody leaves', () => {
  expect(told({})).toEqual(['sanctum 0/1 now', 'keys 1/3 later', 'artifact 0/1 later', 'out 0/1 later', 'escape 1/3 later']);
  expect(told({ tiles: [hall, ledge], keys_set: 3 })).toEqual([
    'sanctum 1/1 done',
    'keys 3/3 done',
    'artifact 0/1 now',
    'out 0/1 later',
    'escape 1/3 later',
  ]);
});

test('the dead need not get out', () => {
  const explorers = [explorer('guide', 0, null, { state: 'dead' }), explorer('rogue', 1, '3,0')];
  expect(told({ explorers }).at(-1)).toBe('escape 0/1 later');
});

test('the Ark goes to the Ledge, and against Typhaon the Artifact has to be out', () => {
  const ark = explorer('ark', -1, '3,10');
  expect(told({ mode: 'ark', tiles: [hall, ledge], keys_set: 2, explorers: [ark] })).toEqual([
    'sanctum 1/1 done',
    'keys 2/3 now',
    'ark 1/1 done',
  ]);
  expect(told({ mode: 'typhaon' }).at(-1)).toBe('out 0/1 later');
});
