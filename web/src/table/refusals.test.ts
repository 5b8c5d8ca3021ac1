import { expect, test } from 'vitest';
import { namesByRule } from './refusals';

test('what a rule forbids stands together, each once', () => {
  const targets = ['dig 1', 'dig 2', 'dig 1', 'brew'].map((action) => ({
    action,
    rule: action === 'brew' ? 'R-2' : 'R-1',
    args: {},
  }));
  expect(namesByRule(targets, (target) => target.action)).toEqual([
    ['R-1', ['dig 1', 'dig 2']],
    ['R-2', ['brew']],
  ]);
});
