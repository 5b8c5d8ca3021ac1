import { expect, test } from 'vitest';
import { addressOf, routeOf } from './routes';

test('every page has an address', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf(addressOf.newTable('mine'))).toEqual({ page: 'new', game: 'mine' });
  expect(routeOf(addressOf.table('a b'))).toEqual({ page: 'table', table: 'a b' });
  expect(routeOf('/table/X7/join')).toEqual({ page: 'join', table: 'X7' });
  expect(routeOf(addressOf.replay('X7'))).toEqual({ page: 'replay', table: 'X7' });
  expect(routeOf('/rules/mine')).toEqual({ page: 'rules', game: 'mine' });
});

test('any other address is not found', () => {
  for (const path of ['/new', '/table', '/table/X/y', '/rules/a/b', '/nowhere', '/table/X/replay/3']) {
    expect(routeOf(path)).toEqual({ page: 'not-found' });
  }
});

test('a damaged address does not break the page', () => {
  expect(routeOf('/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
});

test('a rule is an anchor of the rulebook, an invitation a secret that no server is sent', () => {
  expect(addressOf.rules('mine', 'XX-MOV-1')).toBe('/rules/mine#XX-MOV-1');
  expect(addressOf.join('X7', 'a&b')).toBe('/table/X7/join#key=a%26b');
});
