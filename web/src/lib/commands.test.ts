import { beforeEach, expect, test } from 'vitest';
import { ApiError } from './api';
import { Commands } from './commands.svelte';
import type { ClientMessage, Done, Problem } from './protocol';
import { newRequest } from './requests';

const STALE: Problem = { code: 'stale', detail: '', rule: '', args: {} };
const done = (request: string): Done => ({ type: 'done', request, version: 8, table: null });

let sent: ClientMessage[];
let isOpen: boolean;
let commands: Commands;

beforeEach(() => {
  sent = [];
  isOpen = true;
  let number = 0;
  commands = new Commands(
    (message) => {
      if (isOpen) sent.push(message);
      return isOpen;
    },
    () => `r${++number}`,
  );
});

test('a command is sent with a request of its own, and answered', async () => {
  const answer = commands.ask({ type: 'do', version: 7, seat: 0, actions: ['move 1,0'] });
  expect(sent).toEqual([{ type: 'do', version: 7, seat: 0, actions: ['move 1,0'], request: 'r1' }]);
  expect(commands.isActing).toBe(true);
  commands.hear(done('r1'));
  await expect(answer).resolves.toEqual(done('r1'));
  expect(commands.isActing).toBe(false);
});

test('a refusal is thrown with its problem', async () => {
  const answer = commands.ask({ type: 'undo', version: 7, seat: 0 });
  commands.hear({ type: 'wrong', request: 'r1', problem: STALE });
  await expect(answer).rejects.toBeInstanceOf(ApiError);
  await expect(answer).rejects.toMatchObject({ problem: STALE });
});

test('what was not answered is sent again with the same request, in its order; what was is not', () => {
  isOpen = false;
  void commands.ask({ type: 'say', text: 'hello' });
  void commands.ask({ type: 'say', text: 'there' });
  void commands.ask({ type: 'say', text: 'again' });
  commands.hear(done('r2'));
  isOpen = true;
  commands.sendAgain();
  expect(sent.map((message) => 'request' in message && message.request)).toEqual(['r1', 'r3']);
});

test('only what is done at the table counts as acting', () => {
  void commands.ask({ type: 'say', text: 'hello' });
  void commands.ask({ type: 'why_not', thing: 'tile:0,0' });
  expect(commands.isActing).toBe(false);
});

test('an answer that nobody waits for is told so', () => {
  expect(commands.hear(done('r9'))).toBe(false);
});

test('leaving a seat drops what was done there, and keeps what was said', () => {
  void commands.ask({ type: 'do', version: 7, seat: 0, actions: ['pass'] });
  void commands.ask({ type: 'say', text: 'hello' });
  commands.leaveSeat();
  sent = [];
  commands.sendAgain();
  expect(sent.map((message) => message.type)).toEqual(['say']);
});

test('requests are unlike each other', () => {
  expect(new Set(Array.from({ length: 50 }, newRequest)).size).toBe(50);
});
