import { expect, test } from 'vitest';
import { viewWith } from '../view.testing';
import { progressOf, turnTrack } from './progress';

test('what is done never exceeds what is needed, and needs something to be counted', () => {
  const { scenario } = viewWith();
  expect(progressOf(scenario)).toEqual({ done: 1, needed: 2, condition: 'reached' });
  expect(progressOf({ ...scenario, progress: 3 })?.done).toBe(2);
  expect(progressOf({ ...scenario, count: 0 })).toBeNull();
});

test('turns are past, present or to come; without a limit there is no track', () => {
  expect(turnTrack(2, 3)).toEqual(['past', 'now', 'later']);
  expect(turnTrack(2, 0)).toBeNull();
});
