import { expect, test } from 'vitest';
import { ago } from './ago';

const NOW = 1_800_000_000;
const HOUR = 3600;
const DAY = 24 * HOUR;

test('the largest unit that has passed is said', () => {
  const said = [59, 60, 5 * 60, HOUR, 23 * HOUR, 2 * DAY, 8 * DAY, 65 * DAY, 800 * DAY].map((past) => ago(NOW - past, NOW, 'en'));
  expect(said).toEqual([
    'now',
    '1 minute ago',
    '5 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '2 days ago',
    'last week',
    '2 months ago',
    '2 years ago',
  ]);
});

test('in the language of the reader', () => {
  expect([0, 5 * 60, DAY, 2 * DAY].map((past) => ago(NOW - past, NOW, 'fr'))).toEqual([
    'maintenant',
    'il y a 5 minutes',
    'hier',
    'avant-hier',
  ]);
});

test('a clock that goes ahead tells no future', () => {
  expect(ago(NOW + 90, NOW, 'en')).toBe('now');
});
