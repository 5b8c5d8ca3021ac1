import { expect, test } from 'vitest';
import { DESOLATION, EXPLORERS, FACES, TAROT } from '../pack';
import { abilityIcons, desolationIcons, domainIcons, faceIcons, tarotIcons } from './icons';

const missing = (ids: readonly (string | number)[], icons: Readonly<Record<string, string>>) =>
  ids.filter((id) => !icons[id]?.includes('<path'));

test('every ability, card, face and domain has an icon', () => {
  const abilities = EXPLORERS.flatMap((explorer) => explorer.abilities.map(({ id }) => id));
  expect(missing([...abilities, 'exert'], abilityIcons)).toEqual([]);
  expect(
    missing(
      TAROT.map(({ number }) => number),
      tarotIcons,
    ),
  ).toEqual([]);
  expect(missing(FACES, faceIcons)).toEqual([]);
  expect(
    missing(
      DESOLATION.map(({ kind }) => kind),
      desolationIcons,
    ),
  ).toEqual([]);
  expect(
    missing(
      EXPLORERS.map(({ domain }) => domain ?? ''),
      domainIcons,
    ),
  ).toEqual([]);
});

test('no two things of one kind bear the same icon', () => {
  for (const icons of [abilityIcons, tarotIcons, faceIcons, desolationIcons, domainIcons]) {
    const shapes = Object.values(icons);
    expect(new Set(shapes).size).toBe(shapes.length);
  }
});
