import { expect, test } from 'vitest';
import { happeningsIn } from './happenings';

const kinds = new Set(['rolled', 'won']);
const told = (...happened: string[]) => happened.map((kind) => ({ kind }));
const shown = (...happened: string[]) => happeningsIn<{ kind: string }>(told(...happened), kinds).map((what) => what.kind);

test('what is to be shown is shown in its order, other events are not', () => {
  expect(shown('moved', 'won', 'told', 'rolled')).toEqual(['won', 'rolled']);
});

test('only the last few', () => {
  expect(shown('won', 'won', 'rolled', 'rolled')).toEqual(['won', 'rolled', 'rolled']);
});
