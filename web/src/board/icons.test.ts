import { expect, test } from 'vitest';
import tree from 'icon:lorc/pine-tree';

test('an icon is imported by its name, as the inside of an SVG', () => {
  expect(tree).toMatch(/^<path .*\/>$/);
});
