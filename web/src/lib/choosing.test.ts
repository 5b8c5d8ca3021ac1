import { describe, expect, test } from 'vitest';
import { choiceFrom, NOTHING, pointedOption, pressOn } from './choosing';
import { optionsOf, type Option } from './options';
import { ask, act, shortcut } from './options.testing';

const worm1 = act('play V6 1', { picks: ['vehicle:V6', 'slot:1'] });
const worm2 = act('play V6 2', { picks: ['vehicle:V6', 'slot:2'] });
const other2 = act('play V2 2', { picks: ['vehicle:V2', 'slot:2'] });
const move = act('move 1,0', { picks: ['tile:1,0'], wish: 'move' });
const collect = act('collect', { picks: ['tile:0,0'], wish: 'gain' });
const trade = act('trade boots1', { picks: ['tile:0,0', 'token:boots1'], wish: 'gain' });
const discard = act('discard boots1', { picks: ['token:boots1'], wish: 'give_up' });
const end = act('end_turn', { ends: true });

const from = (...offered: Parameters<typeof ask>) => optionsOf(ask(...offered));
const ids = (options: readonly Option[]) => options.map((option) => option.id);
const things = (...names: string[]) => new Set(names);

describe('what is left', () => {
  const options = from(worm1, worm2, other2, end);

  test('before anything is selected is everything, and every pick is lit', () => {
    const choice = choiceFrom(options, NOTHING);
    expect(choice.left).toHaveLength(4);
    expect([...choice.lit].sort()).toEqual(['slot:1', 'slot:2', 'vehicle:V2', 'vehicle:V6']);
  });

  test('are the options with everything selected, and their other picks are lit', () => {
    const card = choiceFrom(options, things('vehicle:V6'));
    expect(ids(card.left)).toEqual(['play V6 1', 'play V6 2']);
    expect([...card.lit]).toEqual(['slot:1', 'slot:2']);
    const worm = choiceFrom(options, things('slot:2'));
    expect([...worm.lit]).toEqual(['vehicle:V6', 'vehicle:V2']);
  });

  test('can be ended whatever is selected', () => {
    expect(ids(choiceFrom(options, things('vehicle:V6')).endings)).toEqual(['end_turn']);
  });
});

describe('labels', () => {
  test('say the options without a thing to press, those that give up apart', () => {
    const choice = choiceFrom(from(act('agree'), act('refuse', { wish: 'give_up' }), move, end), NOTHING);
    expect([ids(choice.labels), ids(choice.givingUp), ids(choice.endings)]).toEqual([['agree'], ['refuse'], ['end_turn']]);
  });

  test('say what the selected things leave open, the most wanted first', () => {
    const both = [act('brew healing', { picks: ['tile:0,0'] }), act('brew jump', { picks: ['tile:0,0'], wish: 'score' })];
    expect(ids(choiceFrom(from(...both), things('tile:0,0')).labels)).toEqual(['brew jump', 'brew healing']);
  });

  test('say what is whole already while more could be selected', () => {
    const choice = choiceFrom(from(collect, trade), things('tile:0,0'));
    expect(ids(choice.labels)).toEqual(['collect']);
    expect([...choice.lit]).toEqual(['token:boots1']);
  });
});

describe('in front', () => {
  const front = (selected: string[], ...offered: Parameters<typeof ask>) =>
    choiceFrom(from(...offered), things(...selected)).front?.id;

  test('stands what is wanted more than everything else, on the board too', () => {
    expect(front([], act('collect', { wish: 'gain' }), move, end)).toBe('collect');
    expect(front([], act('take_card', { wish: 'gain' }), trade, end)).toBeUndefined();
    expect(front([], act('guard 0'), act('guard 1'))).toBeUndefined();
    expect(front([], act('roll'), act('refuse', { wish: 'give_up' }))).toBe('roll');
  });

  test('stands nothing that is less than what the selected thing can still do', () => {
    const activate = act('activate H05', { picks: ['fighter:H05'], wish: 'move' });
    const explore = act('explore N', { picks: ['fighter:H05', 'exit:N'] });
    expect(front(['fighter:H05'], activate, explore)).toBeUndefined();
    expect(front(['fighter:H05'], activate, move)).toBe('activate H05');
  });

  test('stands what ends it where only giving up is left, or where that is what it was all for', () => {
    const confirm = act('confirm', { wish: 'gain', ends: true });
    expect(front([], discard, end)).toBe('end_turn');
    expect(front([], move, end)).toBeUndefined();
    expect(front([], worm1, confirm)).toBe('confirm');
    expect(front([], trade, confirm)).toBeUndefined();
    expect(front([], discard, end, act('end_turn improve', { ends: true }))).toBeUndefined();
  });
});

describe('a press', () => {
  test('on the only thing of an action does it', () => {
    expect(pressOn('tile:1,0', from(move, collect), NOTHING)).toMatchObject({ kind: 'do', option: { id: 'move 1,0' } });
  });

  test('on card then Worm, or on Worm then card, plays the card', () => {
    const options = from(worm1, worm2, other2);
    expect(pressOn('vehicle:V6', options, NOTHING)).toEqual({ kind: 'select', selected: things('vehicle:V6') });
    expect(pressOn('slot:2', options, things('vehicle:V6'))).toMatchObject({ kind: 'do', option: { id: 'play V6 2' } });
    expect(pressOn('vehicle:V6', options, things('slot:2'))).toMatchObject({ kind: 'do', option: { id: 'play V6 2' } });
  });

  test('on the first thing of the only option selects it: the other picks are missing', () => {
    expect(pressOn('slot:1', from(worm1, move), NOTHING)).toEqual({ kind: 'select', selected: things('slot:1') });
  });

  test('on a thing of several options selects it', () => {
    expect(pressOn('tile:0,0', from({ ...collect, wish: 'move' }, trade), NOTHING)).toEqual({
      kind: 'select',
      selected: things('tile:0,0'),
    });
  });

  test('on a selected thing lets it go', () => {
    expect(pressOn('vehicle:V6', from(worm1), things('vehicle:V6', 'slot:1'))).toEqual({
      kind: 'select',
      selected: things('slot:1'),
    });
  });

  test('on something that does not go with what is selected begins anew', () => {
    expect(pressOn('vehicle:V2', from(worm1, other2), things('vehicle:V6'))).toEqual({
      kind: 'select',
      selected: things('vehicle:V2'),
    });
    expect(pressOn('tile:1,0', from(worm1, move), things('vehicle:V6'))).toMatchObject({
      kind: 'do',
      option: { id: 'move 1,0' },
    });
  });

  test('on anything else asks why not', () => {
    expect(pressOn('tile:9,9', from(move), NOTHING)).toEqual({ kind: 'why_not' });
  });
});

describe('giving up and ending', () => {
  test('is never done by pressing a thing while something better is possible', () => {
    expect(pressOn('token:boots1', from(discard, trade), NOTHING).kind).toBe('select');
    expect(pressOn('token:boots1', from(discard, move), NOTHING).kind).toBe('select');
    const improve = act('end_turn improve boots1', { picks: ['token:boots1'], ends: true });
    expect(pressOn('token:boots1', from(improve, move), NOTHING).kind).toBe('select');
  });

  test('stands in no way of the one better thing that the same press can mean', () => {
    const eat = act('eat boots1', { picks: ['token:boots1'] });
    expect(pressOn('token:boots1', from(discard, eat, move), NOTHING)).toMatchObject({
      kind: 'do',
      option: { id: 'eat boots1' },
    });
  });

  test('can be said in words before anything is selected, and of what is selected alone afterwards', () => {
    const options = from(discard, act('discard ring', { picks: ['token:ring'], wish: 'give_up' }), move);
    expect(ids(choiceFrom(options, NOTHING).givingUp)).toEqual(['discard boots1', 'discard ring']);
    expect(ids(choiceFrom(options, things('token:ring')).givingUp)).toEqual(['discard ring']);
  });

  test('is no matter for what is whole while others that are wanted no more miss a thing', () => {
    const teleport = act('drink 1,0', { picks: ['tile:1,0', 'token:teleport'], wish: 'move' });
    expect(pressOn('tile:1,0', from(move, teleport), NOTHING)).toMatchObject({ kind: 'do', option: { id: 'move 1,0' } });
    expect(pressOn('token:teleport', from(move, teleport), NOTHING).kind).toBe('select');
    expect(pressOn('tile:1,0', from(move, teleport), things('token:teleport'))).toMatchObject({ option: { id: 'drink 1,0' } });
    const better = act('deliver egg BD1', { picks: ['egg:1', 'bounty:BD1'], wish: 'score' });
    expect(pressOn('egg:1', from(act('deliver egg', { picks: ['egg:1'], wish: 'gain' }), better), NOTHING).kind).toBe('select');
  });

  test('is done where that is all that is asked', () => {
    const other = act('discard ring', { picks: ['token:ring'], wish: 'give_up' });
    expect(pressOn('token:boots1', from(discard, other), NOTHING).kind).toBe('do');
  });
});

describe('shortcuts', () => {
  const walk = shortcut('walk', ['move 1,0', 'move 2,0'], { picks: ['tile:2,0'], wish: 'move' });

  test('are done by one press like actions', () => {
    expect(pressOn('tile:2,0', from(move, walk), NOTHING)).toMatchObject({
      kind: 'do',
      option: { actions: ['move 1,0', 'move 2,0'] },
    });
  });

  test('that are nothing but an offered action are left out', () => {
    expect(ids(from(move, shortcut('walk', ['move 1,0'], { picks: ['tile:1,0'] })))).toEqual(['move 1,0']);
  });

  test('that begin with an action of the same picks go before it', () => {
    const all = shortcut('collect_all', ['collect', 'collect'], { picks: ['tile:0,0'], wish: 'gain' });
    expect(pressOn('tile:0,0', from(collect, all), NOTHING)).toMatchObject({ kind: 'do', option: { id: 'collect; collect' } });
  });

  test('that come where an action leads straight go after it', () => {
    const around = shortcut('walk', ['move 0,1', 'move 1,0'], { picks: ['tile:1,0'], wish: 'move' });
    expect(pressOn('tile:1,0', from(move, around), NOTHING)).toMatchObject({ kind: 'do', option: { id: 'move 1,0' } });
  });
});

describe('pointing at a thing', () => {
  const options = from(worm1, worm2, other2, collect, trade);

  test('previews the only option that it leads to', () => {
    expect(pointedOption('slot:2', options, things('vehicle:V6'))?.id).toBe('play V6 2');
    expect(pointedOption('slot:1', options, NOTHING)?.id).toBe('play V6 1');
  });

  test('previews what it would make whole', () => {
    expect(pointedOption('tile:0,0', options, NOTHING)?.id).toBe('collect');
  });

  test('previews nothing where several are possible, or none', () => {
    expect(pointedOption('vehicle:V6', options, NOTHING)).toBeNull();
    expect(pointedOption('tile:9,9', options, NOTHING)).toBeNull();
  });
});
