import { expect, test } from 'vitest';
import type { Question } from '../lib/protocol';
import { readyThings } from './ready';

const question = {
  actions: [
    { wish: 'score', picks: ['bounty:BD01'] },
    { wish: 'give_up', picks: ['item:I01'] },
    { wish: 'gain', picks: ['eggs:1,1'] },
  ],
  shortcuts: [{ wish: 'score', picks: ['bounty:BD02', 'hero:erla'] }],
} as unknown as Question;

test('what scores is ready, by an action or by a shortcut', () => {
  expect([...readyThings(question)]).toEqual(['bounty:BD01', 'bounty:BD02', 'hero:erla']);
});

test('nothing is ready where nothing is asked', () => {
  expect(readyThings(null).size).toBe(0);
});
