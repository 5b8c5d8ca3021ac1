import { expect, test } from 'vitest';
import { longestPiece } from './fitted';

test('words break at spaces and after hyphens', () => {
  expect(longestPiece('Semi-remorque')).toBe('remorque'.length);
  expect(longestPiece('Carabine de chasse')).toBe('Carabine'.length);
  expect(longestPiece('Motorcycle')).toBe(10);
  expect(longestPiece('')).toBe(0);
});
