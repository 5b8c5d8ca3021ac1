import { expect, test } from 'vitest';
import { capital, plain } from './plain';

test('texts, numbers and yes or no read as they are', () => {
  expect([plain('TBL-SET-2'), plain(0), plain(false)]).toEqual(['TBL-SET-2', '0', 'false']);
});

test('what is missing or no single value reads as nothing', () => {
  expect([plain(undefined), plain(null), plain({ seat: 1 }), plain([2])]).toEqual(['', '', '', '']);
});

test('a sentence begins with a large letter', () => {
  expect(capital('étang')).toBe('Étang');
  expect(capital('')).toBe('');
});
