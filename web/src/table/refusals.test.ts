import { expect, test } from 'vitest';
import { namesByRule, thingsOf } from './refusals';

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

test('a refused action is about what was pressed and what its reason names of its words', () => {
  const target = { action: 'remove 3,3', rule: 'R-1', args: { space: '3,3', character: 'C01' } };
  expect(thingsOf(target, 'rubble:3,3')).toEqual(['rubble:3,3', 'space:3,3']);
  expect(thingsOf(target, 'space:3,3')).toEqual(['space:3,3']);
});
