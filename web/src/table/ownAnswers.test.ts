import { beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../lib/live.svelte';
import { setPersonal } from '../lib/personal.svelte';
import { act, ask } from '../lib/options.testing';
import type { OwnAnswer, Setting } from '../lib/protocol';
import { OwnAnswers, wantedAnswers } from './ownAnswers.svelte';

const PASS: OwnAnswer = { decision: 'send_back', action: 'pass' };
const setting: Setting = {
  id: 'auto_send_back',
  default: 'ask',
  choices: ['ask', 'never'],
  rule: 'X-1',
  is_rule: false,
  answers: { never: PASS },
};

let sent: [number, string][];
let isDone: boolean;
let live: Record<string, unknown>;

function asking(decision: string, seats: number[], version = 7): void {
  const question = { ...ask(act('send_back'), act('pass')), decision, seats };
  Object.assign(live, { question, asked: { version, question } });
}

const answers = () => new OwnAnswers(live as unknown as LiveTable, () => [PASS]);

beforeEach(() => {
  sent = [];
  isDone = true;
  live = {
    seats: [0, 1, 2].map((seat) => ({ seat, mine: seat < 2 })),
    commands: { isActing: false },
    answer: (seat: number, action: string) => {
      sent.push([seat, action]);
      return Promise.resolve(isDone);
    },
  };
});

test('a setting says by its value what the screen answers', () => {
  const game = { id: 'some', settings: [setting] };
  expect(wantedAnswers(game)).toEqual([]);
  setPersonal('some', setting, 'never');
  expect(wantedAnswers(game)).toEqual([PASS]);
});

test('whichever of my seats is asked, its question is answered once', () => {
  asking('send_back', [1]);
  const own = answers();
  own.byItself();
  own.byItself();
  expect(sent).toEqual([[1, 'pass']]);
  asking('send_back', [0], 8);
  const later = answers();
  later.byItself();
  expect(sent.at(-1)).toEqual([0, 'pass']);
});

test('nothing is answered for others, nor anything else, nor before everything was shown', () => {
  asking('send_back', [2]);
  answers().byItself();
  asking('actions', [0]);
  answers().byItself();
  asking('send_back', [0]);
  live.question = null;
  answers().byItself();
  expect(sent).toEqual([]);
});

test('what was refused is asked like everything else', async () => {
  isDone = false;
  asking('send_back', [0]);
  const own = answers();
  expect(own.found).toEqual({ seat: 0, action: 'pass' });
  own.byItself();
  await Promise.resolve();
  expect(own.found).toBeNull();
});
