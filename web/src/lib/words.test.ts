import { describe, expect, test } from 'vitest';
import { optionsOf } from './options';
import { act, ask, shortcut } from './options.testing';
import { Texts } from './texts';
import { Words } from './words';

const SOURCE = `
event-explored = { $seat } turns up { $tile }.
event-merged = { $seat } merges { $pieces } into { $piece } ({ $pieces_count }).
event-dice_for_decider = { $seats } roll { $rolls }.
event-agreed = { $agreed } agree with { $captain }.
event-fought = { $attacker } ({ $attack }) against { $defender }.
event-card_drawn = { $known ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a card.
  }
event-discarded = { $seat } discards { $token }.
    .you = You discard { $token }.
event-robbed = { $seat } robs { $other }.
    .you = You rob { $other }.
    .to-you = { $seat } robs you.
event-ended = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
  }
    .you = You win.
event-rubble_placed = Rubble falls on { $spaces }.
event-eggs_taken = { $seat } takes { $eggs } and then a { $egg }.
do-move = { $first ->
    [space] Go down to { $space }
   *[tile] Go to { $tile }
  }
do-end_turn = { $word1 ->
    [improve] End and improve { $token }
   *[none] End
  }
do-trade = Swap { $word1 } for { $word2 }
do-merge = Merge { $token } and { $token2 }
do-shoot_hat = Shoot the hat off { $player }
do-play = Play { $vehicle } under { $slot }
do-deliver = { $words ->
    [1] Deliver a { $egg }
   *[other] Deliver a { $egg } for { $card }
  }
verb-move = Move
shortcut-walk = Walk to { $tile } in { $steps } steps for { $cost } AP
odds-win = { $chance } % to beat { $figure }
warning-ends_actions = ends your actions
ask-main_phase = Your turn
wait-consent = { $count ->
    [one] { $names } is asked
   *[other] { $names } are asked
  }
tile-forest = a forest
card-M05 = the Errand
space-K4 = chamber 4
space-other = ({ $value })
egg-green = green egg
eggs-green = green
vehicle-V6-2 = Motorcycle
slot-2 = slot 2
thing-done = Done
piece-boots2 = boots +2
token-boots1 = boots +1
token-apple = an apple
figure-erla = Erla
figure-ulumu = Ulumu
do-swing = { $state ->
    [shut] Open the gate
   *[other] Move the gate
  }
do-guard = { $word1 ->
    [0] Take no hit
    [one] Take { $word1 } hit
   *[other] Take { $word1 } hits
  }
how-dig = Press a wall.
why-ended = because { $winners } got out.
`;

const naming = {
  stateOfThing: (thing: string) => (thing === 'gate:east' ? 'shut' : ''),
  kinds: { named: ['card', 'space', 'vehicle', 'egg'], bySeat: ['pawn', 'hat'], readFirst: [] },
  seatArguments: ['captain'],
  wordFamilies: ['token', 'figure'],
  me: -1,
  nameOfSeat: (seat: number) => ['Ada', 'Ben', 'Cleo'][seat] ?? '?',
  nameOfThing: (thing: string) => (thing === 'tile:2,-1' ? 'the forest in the north' : null),
};
const words = new Words(new Texts('en', [SOURCE]), naming);

describe('what is about the reader is said to him', () => {
  const [ada, ben, cleo] = [0, 1, 2].map((me) => new Words(words.texts, { ...naming, me })) as [Words, Words, Words];

  test('as what he did, and as what was done to him', () => {
    const robbed = { kind: 'robbed', seat: 0, other: 1 };
    expect(words.event(robbed)).toBe('Ada robs Ben.');
    expect(ada.event(robbed)).toBe('You rob Ben.');
    expect(ben.event(robbed)).toBe('Ada robs you.');
    expect(cleo.event(robbed)).toBe('Ada robs Ben.');
  });

  test('and nothing else is', () => {
    expect(ben.event({ kind: 'discarded', seat: 0, token: 'apple' })).toBe('Ada discards an apple.');
    expect(ada.event({ kind: 'explored', seat: 0, tile: 'forest' })).toBe('Ada turns up a forest.');
  });

  test('if he wins alone too', () => {
    expect(ada.event({ kind: 'ended', winners: [0] })).toBe('You win.');
    expect(ada.event({ kind: 'ended', winners: [0, 2] })).toBe('Ada and Cleo win.');
    expect(ben.event({ kind: 'ended', winners: [0] })).toBe('Ada wins.');
  });
});

describe('events', () => {
  test('a seat becomes a name, a string the text of its argument', () => {
    expect(words.event({ kind: 'explored', seat: 1, tile: 'forest', new: true })).toBe('Ben turns up a forest.');
  });

  test('a list is joined, counted, and its items are found under the singular or among the tokens', () => {
    const event = { kind: 'merged', seat: 0, pieces: ['boots1', 'boots1'], piece: 'boots2' };
    expect(words.event(event)).toBe('Ada merges boots +1 and boots +1 into boots +2 (2).');
  });

  test('numbers are names in lists of seats and numbers elsewhere', () => {
    expect(words.event({ kind: 'dice_for_decider', seats: [0, 2], rolls: [3, 6] })).toBe('Ada and Cleo roll 3 and 6.');
  });

  test('a game names further arguments that are seats', () => {
    expect(words.event({ kind: 'agreed', captain: 1, agreed: [2] })).toBe('2 agree with Ben.');
  });

  test('figures are found where no text of the argument exists; what nobody knows is said raw', () => {
    const event = { kind: 'fought', attacker: 'erla', defender: 'mole', attack: 7 };
    expect(words.event(event)).toBe('Erla (7) against mole.');
    expect(words.event({ kind: 'discarded', seat: 2, token: 'apple' })).toBe('Cleo discards an apple.');
    const plain = new Words(words.texts, { ...naming, wordFamilies: [] });
    expect(plain.event(event)).toBe('erla (7) against mole.');
  });

  test('a text can tell what only I know of it', () => {
    expect(words.event({ kind: 'card_drawn', seat: 0, card: 'M05', known: true })).toBe('Ada draws the Errand.');
    expect(words.event({ kind: 'card_drawn', seat: 1 })).toBe('Ben draws a card.');
  });

  test('what has no text of its own is put into that of the others', () => {
    expect(words.event({ kind: 'rubble_placed', spaces: ['1,6', 'K4', '2,5'] })).toBe(
      'Rubble falls on (1,6), chamber 4 and (2,5).',
    );
  });

  test('a thing may be called otherwise in a list', () => {
    const event = { kind: 'eggs_taken', seat: 0, eggs: ['green', 'green'], egg: 'green' };
    expect(words.event(event)).toBe('Ada takes green and green and then a green egg.');
  });

  test('a kind without a text is still told', () => {
    expect(words.event({ kind: 'sky_fell', seat: 0 })).toBe('sky fell');
  });
});

describe('actions', () => {
  test('a thing is named by the board, else by its text, else raw', () => {
    expect(words.action({ action: 'move 2,-1', verb: 'move', things: ['tile:2,-1'] })).toBe('Go to the forest in the north');
    expect(words.action({ action: 'move 0,0', verb: 'move', things: ['tile:forest'] })).toBe('Go to a forest');
    expect(words.action({ action: 'move 5,5', verb: 'move', things: ['tile:5,5'] })).toBe('Go to 5,5');
  });

  test('a text can choose by the kind of the first thing, and by words that are not there', () => {
    expect(words.action({ action: 'move K4', verb: 'move', things: ['space:K4'] })).toBe('Go down to chamber 4');
    expect(words.action({ action: 'end_turn', verb: 'end_turn', things: ['end_turn'] })).toBe('End');
    expect(words.action({ action: 'end_turn improve boots1', verb: 'end_turn', things: ['token:boots1'] })).toBe(
      'End and improve boots +1',
    );
  });

  test('the words after the verb are arguments too', () => {
    expect(words.actionText('trade boots1 sword')).toBe('Swap boots +1 for sword');
  });

  test('a second thing of a kind has its own argument', () => {
    const things = ['token:boots1', 'token:apple', 'tile:2,-1'];
    expect(words.action({ action: 'merge boots 1+1', verb: 'merge', things })).toBe('Merge boots +1 and an apple');
  });

  test('a thing that is numbered by seat has an owner', () => {
    expect(words.action({ action: 'shoot_hat 2', verb: 'shoot_hat', things: ['hat:2'] })).toBe('Shoot the hat off Cleo');
  });

  test('a thing that is not given is found by its word; the number of words tells what there is', () => {
    expect(words.actionText('play V6-2 2', ['slot:2'])).toBe('Play Motorcycle under slot 2');
    expect(words.actionText('deliver green', ['egg:green'])).toBe('Deliver a green egg');
    expect(words.actionText('deliver green M05', ['egg:green'])).toBe('Deliver a green egg for the Errand');
  });

  test('an action whose things are not known is told by its verb and words', () => {
    expect(words.actionText('move boots1')).toBe('Move (boots +1)');
    expect(words.actionText('move K4')).toBe('Move (chamber 4)');
    expect(words.actionText('play V6-2 2')).toBe('play (Motorcycle, 2)');
    expect(words.actionText('merge')).toBe('merge');
    expect(words.actionText('fly far')).toBe('fly (far)');
  });
});

describe('options', () => {
  test('an action is said with what is picked before what is touched', () => {
    const merge = act('merge boots 1+1', { picks: ['token:boots1', 'token:apple'], touches: ['tile:2,-1'] });
    expect(words.option(optionsOf(ask(merge))[0]!)).toBe('Merge boots +1 and an apple');
  });

  test('a shortcut is said with its things, its arguments and its whole cost', () => {
    const walk = shortcut('walk', ['move 1,-1', 'move 2,-1'], { picks: ['tile:2,-1'], args: { steps: 2 }, preview: { cost: 3 } });
    expect(words.option(optionsOf(ask(walk))[0]!)).toBe('Walk to the forest in the north in 2 steps for 3 AP');
  });

  test('odds are said in per cent, and what else comes of it in words', () => {
    expect(words.odds({ what: 'win', chance: 0.583, args: { figure: 'ulumu' } })).toBe('58 % to beat Ulumu');
    expect(words.warning('ends_actions')).toBe('ends your actions');
  });
});

test('a thing is called by the board, by its owner, or by its text', () => {
  expect(words.thing('tile:2,-1')).toBe('the forest in the north');
  expect(words.thing('pawn:1')).toBe('Ben');
  expect(words.thing('egg:green')).toBe('green egg');
  expect(words.thing('space:4,2')).toBe('(4,2)');
  expect(words.thing('done')).toBe('Done');
  expect(words.thing('stop')).toBe('stop');
});

test('a question is put to the one asked and told to the others', () => {
  expect(words.ask('main_phase')).toBe('Your turn');
  expect(words.wait('consent', [0])).toBe('Ada is asked');
  expect(words.wait('consent', [0, 1])).toBe('Ada and Ben are asked');
});

test('lists follow the language', () => {
  expect(new Texts('fr', []).list(['a', 'b', 'c'])).toBe('a, b et c');
  expect(new Texts('en', []).list(['a', 'b', 'c'])).toBe('a, b and c');
});

test('an action is said by the state of its first thing, and by its words as numbers', () => {
  expect(words.action({ action: 'swing', verb: 'swing', things: ['gate:east'] })).toBe('Open the gate');
  expect(words.actionText('swing')).toBe('Move the gate');
  expect(['guard 0', 'guard 1', 'guard 3'].map((action) => words.actionText(action))).toEqual([
    'Take no hit',
    'Take 1 hit',
    'Take 3 hits',
  ]);
});

test('an event may tell why the game is over', () => {
  expect(words.why({ kind: 'ended', winners: [0, 2] })).toBe('because Ada and Cleo got out.');
  expect(words.why({ kind: 'robbed', seat: 0, other: 1 })).toBe('');
});

test('a game may say how a question is answered', () => {
  expect(words.how('dig')).toBe('Press a wall.');
  expect(words.how('sing')).toBe('');
});
