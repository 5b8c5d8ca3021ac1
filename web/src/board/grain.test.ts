import { expect, test } from 'vitest';
import { grain } from './grain';

test('a grain is the same for a name, and differs between names', () => {
  const numbers = (name: string) => {
    const next = grain(name);
    return [next(), next(), next()];
  };
  expect(numbers('2,-1')).toEqual(numbers('2,-1'));
  expect(numbers('2,-1')).not.toEqual(numbers('1,-1'));
  for (const number of numbers('0,0')) expect(number).toBeGreaterThanOrEqual(0);
  for (const number of numbers('0,0')) expect(number).toBeLessThan(1);
});
