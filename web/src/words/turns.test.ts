import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../lib/protocol';
import type { Moment } from '../lib/timeline.svelte';
import { Announcements } from './announcements.svelte';
import { WARNINGS, warningAt } from './clock';
import { Narrator } from './narrator';
import { linesOf, sinceMyTurn, turnsOf, type Narration } from './turns';

const narration: Narration = {
  event: (event) => `${String(event.kind)}.`,
  action: ({ action }) => `Done: ${action}.`,
  isAboutMe: (event) => event.seat === 0,
  me: 0,
};

/** A frame of a seat with events, each a kind and perhaps the seat it is about; the turn is the one after it. */
function moment(number: number, seat: number, events: [string, number?][], turns: number, changes: Partial<Frame> = {}): Moment {
  const told = events.map(([kind, about]) => ({ kind, ...(about === undefined ? {} : { seat: about }) }));
  const frame: Frame = { number, seat, action: '', things: [], cause: 'chosen', events: told, changes: [], ...changes };
  return { frame, view: { turns, active: turns % 3 } };
}

const SETUP = moment(0, -1, [], 1);

describe('moments become turns', () => {
  test('one for each turn of the others, whoever is asked in it', () => {
    const moments = [
      moment(1, 1, [['walks', 1]], 1),
      moment(2, 1, [['digs', 1]], 1),
      moment(3, 2, [['answers', 2]], 2),
      moment(4, 2, [['rests', 2]], 2),
    ];
    expect(turnsOf(moments, SETUP, narration).map((turn) => turn.others)).toEqual([['walks.', 'digs.', 'answers.'], ['rests.']]);
  });

  test('each act of mine by itself, but not what time did for me', () => {
    const moments = [
      moment(1, 0, [['walks', 0]], 1),
      moment(2, 0, [['digs', 0]], 1),
      moment(3, 0, [['falls', 0]], 1, { cause: 'late' }),
    ];
    const turns = turnsOf(moments, SETUP, narration);
    expect(turns.map((turn) => turn.isOwn)).toEqual([true, true, false]);
    expect(turns[2]?.hits).toEqual(['falls.']);
  });

  test('an act of mine that brings nothing is told itself, those of the others are not', () => {
    const moments = [moment(1, 0, [], 1, { action: 'assign 3 H01' }), moment(2, 1, [], 1, { action: 'assign 4 H03' })];
    expect(turnsOf(moments, SETUP, narration).map((turn) => turn.others)).toEqual([['Done: assign 3 H01.'], []]);
  });

  test('what hits me is told first', () => {
    const moments = [
      moment(
        1,
        1,
        [
          ['walks', 1],
          ['hurt', 0],
        ],
        2,
      ),
      moment(
        2,
        2,
        [
          ['rests', 2],
          ['robbed', 0],
        ],
        3,
      ),
    ];
    expect(linesOf(turnsOf(moments, SETUP, narration))).toEqual(['hurt. robbed.', 'walks.', 'rests.']);
  });

  test('nothing hits a spectator', () => {
    const [turn] = turnsOf([moment(1, 1, [['hurt', -1]], 1)], SETUP, { ...narration, me: -1 });
    expect(turn).toMatchObject({ hits: [], others: ['hurt.'], isOwn: false });
  });
});

describe('since my last turn', () => {
  /** Turn 3 and 6 are mine. */
  const moments = [
    moment(0, -1, [], 2),
    moment(1, 2, [], 3),
    moment(2, 0, [], 3),
    moment(3, 0, [], 4),
    moment(4, 1, [], 5),
    moment(5, 2, [], 6),
  ];
  const numbers = (of: readonly Moment[]) => of.map(({ frame }) => frame.number);

  test('come the turns of the others, up to now or to the beginning of mine', () => {
    expect(numbers(sinceMyTurn(moments.slice(0, 5), 0))).toEqual([4]);
    expect(numbers(sinceMyTurn(moments, 0))).toEqual([4, 5]);
    expect(numbers(sinceMyTurn([...moments, moment(6, 0, [], 6)], 0))).toEqual([4, 5]);
  });

  test('comes everything where I had none', () => {
    expect(numbers(sinceMyTurn(moments.slice(0, 2), 0))).toEqual([0, 1]);
    expect(sinceMyTurn([], 0)).toEqual([]);
  });
});

describe('the narrator', () => {
  let said: string[];
  let narrator: Narrator;

  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    narrator = new Narrator({ narration: () => narration, say: (text) => said.push(text()), changes: () => [] });
    narrator.begin(0);
  });
  afterEach(() => vi.useRealTimers());

  test('tells a turn of another when the next one begins, every event of it', () => {
    const many = Array.from({ length: 20 }, (_, number): [string, number] => [`event${number}`, 1]);
    const one = moment(1, 1, many, 1);
    const two = moment(2, 1, [['ends', 1]], 2);
    narrator.tell(one, SETUP);
    narrator.tell(two, one);
    expect(said).toEqual([]);
    narrator.tell(moment(3, 2, [['walks', 2]], 2), two);
    expect(said).toHaveLength(1);
    expect(said[0]!.split(' ')).toHaveLength(21);
  });

  test('tells my own act at once', () => {
    narrator.tell(moment(1, 0, [['walks', 0]], 1), SETUP);
    expect(said).toEqual(['walks.']);
  });

  test('tells nothing twice, and nothing from before it began', () => {
    const one = moment(1, 0, [['walks', 0]], 1);
    narrator.tell(SETUP, null);
    narrator.tell(one, SETUP);
    narrator.tell(one, SETUP);
    expect(said).toEqual(['walks.']);
  });

  test('does not wait for ever for the end of a turn', () => {
    narrator.tell(moment(1, 1, [['walks', 1]], 1), SETUP);
    vi.advanceTimersByTime(10_000);
    expect(said).toEqual(['walks.']);
  });

  test('tells one by one where the reader sets the pace', () => {
    const one = moment(1, 1, [['walks', 1]], 1);
    narrator.tell(one, SETUP, true);
    narrator.tell(moment(2, 1, [['digs', 1]], 1), one, true);
    expect(said).toEqual(['walks.', 'digs.']);
  });

  test('says nothing more of a seat that is left', () => {
    narrator.tell(moment(1, 1, [['walks', 1]], 1), SETUP);
    narrator.forget();
    vi.advanceTimersByTime(10_000);
    expect(said).toEqual([]);
  });
});

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('come one after the other, equal ones too, and none is dropped', () => {
    const announcements = new Announcements();
    for (const text of ['one', 'two', 'two', '']) announcements.say(text);
    vi.advanceTimersByTime(120);
    expect(announcements.lines.map((line) => line.text)).toEqual(['one']);
    vi.advanceTimersByTime(1000);
    expect(announcements.lines.map((line) => line.text)).toEqual(['one', 'two', 'two']);
    expect(new Set(announcements.lines.map((line) => line.id)).size).toBe(3);
  });

  test('a clock does not wait', () => {
    const announcements = new Announcements();
    announcements.say('one');
    announcements.sayFirst('10 seconds');
    vi.advanceTimersByTime(1000);
    expect(announcements.lines.map((line) => line.text)).toEqual(['10 seconds', 'one']);
  });

  test('nothing is left of a seat that is left', () => {
    const announcements = new Announcements();
    announcements.say('one');
    vi.advanceTimersByTime(120);
    announcements.say('two');
    announcements.forget();
    vi.advanceTimersByTime(1000);
    expect(announcements.lines).toEqual([]);
  });
});

test('a clock warns once at each of its times, and not of times that had passed when it began', () => {
  const warned: number[] = [];
  let told = 45;
  for (let left = 45; left >= 0; left -= 1) {
    const warning = warningAt(left, told);
    if (warning !== null) {
      warned.push(warning);
      told = warning;
    }
  }
  expect(warned).toEqual([30, 10]);
  expect(WARNINGS).toEqual([60, 30, 10]);
  expect(warningAt(5, 60)).toBe(10);
});
