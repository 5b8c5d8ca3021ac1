import { describe, expect, test } from 'vitest';
import { deedOf, isHeldPress, type KeyContext, type Pressed } from './keys';

const press = (key: string, changes: Partial<Pressed> = {}): Pressed => ({
  key,
  repeat: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...changes,
});
const there: KeyContext = { isBehind: false, isOnButton: false, usesLetters: true };
const behind: KeyContext = { ...there, isBehind: true };

test('letters lead to the question and the board, end, take back and help', () => {
  const deeds = ['a', 'b', 'E', 'u', 'p', 'w', 'm', '/', '?', 'x'].map((key) => deedOf(press(key), there));
  expect(deeds).toEqual(['question', 'board', 'end', 'undo', 'point', 'words', 'cursor', 'command', 'help', null]);
});

test('Escape lets go', () => {
  expect(deedOf(press('Escape'), there)).toBe('letGo');
  expect(deedOf(press('Escape'), { ...there, usesLetters: false })).toBe('letGo');
});

test('a key that is held down does nothing, and presses nothing again', () => {
  expect(deedOf(press('e', { repeat: true }), there)).toBeNull();
  expect(isHeldPress(press('Enter', { repeat: true }))).toBe(true);
  expect(isHeldPress(press('Enter'))).toBe(false);
  expect(isHeldPress(press('ArrowDown', { repeat: true }))).toBe(false);
});

test('keys of the browser are left to it', () => {
  expect(deedOf(press('e', { ctrlKey: true }), there)).toBeNull();
  expect(deedOf(press('b', { metaKey: true }), behind)).toBeNull();
});

test('letters can be off', () => {
  expect(deedOf(press('e'), { ...there, usesLetters: false })).toBeNull();
});

describe('while others are being shown', () => {
  test('a key leads on and does nothing else', () => {
    expect(['e', 'u', 'Enter', ' '].map((key) => deedOf(press(key), behind))).toEqual(['skip', 'skip', 'skip', 'skip']);
    expect(deedOf(press('Escape'), behind)).toBe('finish');
  });

  test('a button in focus is pressed, and Tab goes its way', () => {
    expect(deedOf(press('Enter'), { ...behind, isOnButton: true })).toBeNull();
    expect(deedOf(press('Tab'), behind)).toBeNull();
  });

  test('the keys and the board can be read', () => {
    expect(['?', 'w', 'm', '/'].map((key) => deedOf(press(key), behind))).toEqual(['help', 'words', 'cursor', 'command']);
  });
});
