import { expect, test } from 'vitest';
import type { Attack, Shot } from '../types';
import { damageIn, damageOf, healthLeft, killChance, verdictOn } from './shots';

function shot(changes: Partial<Shot>): Shot {
  return { weapon: 'P01', refusal: null, least: 2, most: 2, kills: 0, ways: 1, ...changes };
}

test('a sure kill, a chance, a wound and a refusal are told apart', () => {
  expect(verdictOn(shot({ kills: 1 }))).toBe('kills');
  expect(verdictOn(shot({ kills: 20, ways: 36 }))).toBe('may_kill');
  expect(verdictOn(shot({}))).toBe('wounds');
  expect(verdictOn(shot({ refusal: 'TB-WPN-10', ways: 0 }))).toBe('refused');
});

test('Damage is a number, or a range where dice decide', () => {
  expect(damageOf(shot({}))).toBe('2');
  expect(damageOf(shot({ least: 2, most: 12 }))).toBe('2–12');
});

test('a chance is never rounded to certainty', () => {
  expect(killChance(shot({ kills: 20, ways: 36 }))).toBe(56);
  expect(killChance(shot({ kills: 1, ways: 1000 }))).toBe(1);
  expect(killChance(shot({ kills: 999, ways: 1000 }))).toBe(99);
  expect(killChance(shot({ kills: 36, ways: 36 }))).toBe(100);
  expect(killChance(shot({ kills: 0, ways: 36 }))).toBe(0);
  expect(killChance(shot({ kills: 0, ways: 0 }))).toBe(0);
});

test('Health left is never below nothing', () => {
  expect(healthLeft({ health: 6, damage: 4 } as Attack)).toBe(2);
  expect(healthLeft({ health: 6, damage: 9 } as Attack)).toBe(0);
});

test('Damage of a moment is added up', () => {
  expect(damageIn([{ kind: 'weapon_used', damage: 2 }, { kind: 'moved' }, { kind: 'weapon_used', damage: 3 }])).toBe(5);
});
