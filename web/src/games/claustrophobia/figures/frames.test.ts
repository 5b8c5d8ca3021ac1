import { expect, test } from 'vitest';
import { sheetMarks } from '../icons';
import { figureOf, FRAMES } from './frames';

const SHEETS = Array.from({ length: 13 }, (_, index) => `H${String(index + 1).padStart(2, '0')}`);
const DEMONS = Array.from({ length: 13 }, (_, index) => `D${String(index + 1).padStart(2, '0')}`);
const OTHERS = ['troglodyte', 'tough', 'hellhound', 'possessed', 'putrefied', 'damned'];

function outlineOf(id: string): string | undefined {
  return FRAMES[figureOf(id)]?.outline;
}

test('every fighter has a frame', () => {
  expect([...SHEETS, ...DEMONS, ...OTHERS].filter((id) => !outlineOf(id))).toEqual([]);
});

test('the outline tells the kinds of fighters apart', () => {
  const kinds = [outlineOf('H01'), outlineOf('H03'), outlineOf('troglodyte'), outlineOf('hellhound'), outlineOf('D01')];
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(new Set(DEMONS.map(outlineOf)).size).toBe(1);
});

test('an alternative sheet is drawn with a figure of the basic sheets, and marked', () => {
  const basic = SHEETS.slice(0, 8).map(figureOf);
  for (const sheet of SHEETS.slice(8)) {
    expect(basic).toContain(figureOf(sheet));
    expect(sheetMarks[sheet]).toBeDefined();
  }
});
