import { beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../lib/language.svelte';
import { optionsOf } from '../lib/options';
import { act, ask, shortcut } from '../lib/options.testing';
import { caveWorld, TELL } from './cave.testing';
import { answerTo, COMMANDS, parsed, type Answer, type Knowledge } from './commands';
import { offersOf } from './offers';

const QUESTION = ask(
  act('attack bat', { picks: ['pawn:1'], preview: { cost: 1 } }),
  act('move 0', { picks: ['cell:0'], wish: 'move', preview: { cost: 1 } }),
  shortcut('walk', ['move 2', 'move 3'], {
    picks: ['cell:3'],
    wish: 'move',
    preview: { cost: 2, path: ['cell:1', 'cell:2', 'cell:3'] },
  }),
  act('end_turn', { ends: true }),
);

const words = {
  option: (option: { id: string }) => option.id,
  outlook: (option: { verb: string }) => (option.verb === 'attack' ? ['You win with 58%.'] : []),
  points: (points: number) => `${points} AP`,
};

function known(changes: Partial<Knowledge> = {}): Knowledge {
  return { world: caveWorld(), offers: offersOf(optionsOf(QUESTION), words), since: ['Ben moves.'], ...changes };
}

function lines(text: string, changes: Partial<Knowledge> = {}): readonly string[] {
  return answerTo(text, known(changes)).lines;
}

function done(answer: Answer): string | undefined {
  return answer.act?.option.id;
}

beforeEach(() => speak('en'));

describe('what is written', () => {
  test.each([
    ['where spring', 'where', 'spring'],
    ['OÙ est la source', 'where', 'est la source'],
    ['ou source', 'where', 'source'],
    ['Autour', 'around', ''],
    ['état', 'me', ''],
    ['7', 'do', '7'],
    ['', 'help', ''],
    ['the spring', 'where', 'the spring'],
  ])('“%s” means %s', (text, id, rest) => {
    expect(parsed(text)).toEqual({ id, rest });
  });

  test('help explains every command, in the language spoken', () => {
    expect(lines('aide')).toHaveLength(COMMANDS.length + 1);
    speak('fr');
    expect(lines('help')[0]).toContain('Vous pouvez');
  });
});

describe('where', () => {
  test('a place is, with what is there and the way', () => {
    expect(lines('where cell 2')).toEqual(['Cell (2), a lamp, Bat (Ben): 1 step to the east.']);
    expect(lines('where the SPRING')).toEqual(['Spring (1), Mole (you): you are here.']);
  });

  test('what lies there finds a place too', () => {
    expect(lines('where lamp')).toEqual(['Cell (2), a lamp, Bat (Ben): 1 step to the east.']);
  });

  test('a figure is, by its name or its player', () => {
    expect(lines('where bat')).toEqual(['Bat (Ben). Cell (2), 1 step to the east. 2 hearts.']);
    expect(lines('where ben')).toHaveLength(1);
  });

  test('nothing is, is said', () => {
    expect(lines('where moon')).toEqual(['Nothing here is called “moon”.']);
  });

  test('a direction leads', () => {
    expect(lines('where west')).toEqual(['Cell (0): 1 step to the west.']);
  });
});

test('around tells every direction, the edge too, with what can be done', () => {
  const answer = lines('around', { world: caveWorld([0, 1]) });
  expect(answer[0]).toBe('Here: Cell (0), Mole (you). Do 4: move 0 (1 AP).');
  expect(answer[1]).toBe('To the east, key 6: Spring (1), Bat (Ben). Do 1: attack bat (1 AP).');
  expect(answer[2]).toBe('To the west, key 4: the edge of the map.');
});

test('me, hand, figures, table and since tell what they say', () => {
  expect(lines('me')).toEqual(['You are at Spring (1).', '2 hearts', '3 AP left']);
  expect(lines('main')).toEqual(['a rope', 'a coin']);
  expect(lines('who')).toHaveLength(2);
  expect(lines('table')).toEqual(['Nothing else lies on the table.']);
  expect(lines('since')).toEqual(['Ben moves.']);
  expect(lines('since', { since: [] })).toEqual(['Nothing has happened since.']);
});

test('a spectator has nothing', () => {
  const world = caveWorld([1, 2], { ...TELL, me: -1 });
  expect(lines('me', { world })).toEqual(['You are watching: nothing here is yours.']);
  expect(lines('hand', { world })).toEqual(['You hold no cards.']);
  expect(lines('around', { world })).toEqual(['You are on no place now.']);
});

test('odds tells how likely what it names is', () => {
  expect(lines('odds bat')).toEqual(['Do 1: attack bat (1 AP). You win with 58%.']);
  expect(lines('chances')).toHaveLength(1);
  expect(lines('odds lamp')).toEqual(['No odds are known for this now.']);
});

describe('go', () => {
  test('does the one thing that leads there', () => {
    expect(done(answerTo('go cell 0', known()))).toBe('move 0');
    expect(done(answerTo('aller west', known()))).toBe('move 0');
    expect(done(answerTo('go 0', known()))).toBe('move 0');
    expect(done(answerTo('go 4', known()))).toBe('move 0');
  });

  test('tells the way where nothing leads there now', () => {
    const answer = answerTo('go lamp', known());
    expect(answer.act).toBeNull();
    expect(answer.lines).toEqual(['Not in reach now. Cell (2), a lamp, Bat (Ben): 1 step to the east.']);
  });

  test('asks where several things do', () => {
    const two = ask(act('move 0', { picks: ['cell:0'], wish: 'move' }), act('swim 0', { picks: ['cell:0'], wish: 'move' }));
    const answer = answerTo('go cell 0', known({ offers: offersOf(optionsOf(two), words) }));
    expect(answer.act).toBeNull();
    expect(answer.lines).toEqual(['Which one?', 'Do 1: move 0.', 'Do 2: swim 0.']);
  });
});

describe('do', () => {
  test('does what has the number', () => {
    expect(done(answerTo('do 1', known()))).toBe('attack bat');
    expect(done(answerTo('faire 4', known()))).toBe('move 0');
  });

  test('alone, it tells everything', () => {
    expect(lines('do')).toHaveLength(4);
  });

  test('ends a turn in which more can be done only when it is asked for again', () => {
    const first = answerTo('do 2', known());
    expect(first).toMatchObject({ act: null, unsure: 2 });
    expect(done(answerTo('do 2', known({ unsure: first.unsure })))).toBe('end_turn');
    expect(answerTo('do 2', known({ unsure: 1 })).act).toBeNull();
  });

  test('ends at once where nothing else is left', () => {
    const last = ask(act('end_turn', { ends: true }), act('discard rope', { wish: 'give_up' }));
    expect(done(answerTo('do 1', known({ offers: offersOf(optionsOf(last), words) })))).toBe('end_turn');
  });

  test('does nothing with a number that nothing has, or when nothing is asked', () => {
    expect(answerTo('do 9', known())).toEqual({ lines: ['There is no number 9. Choose one from 1 to 4.'], act: null });
    expect(answerTo('do 1', known({ offers: [] })).act).toBeNull();
  });
});

test('who has no figure is told where things are, and no way to them', () => {
  const world = caveWorld([1, 2], { ...TELL, me: -1 });
  expect(lines('figures', { world })[0]).toMatch(/\. Spring \(1\)\. 2 hearts\.$/);
  expect(lines('where lamp', { world })[0]).toMatch(/^Cell \(2\).*a lamp.*[^.]\.$/);
  expect(lines('where lamp', { world })[0]).not.toContain('way');
});
