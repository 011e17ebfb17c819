import { expect, test } from '@jest/globals';
import { isFound } from '../../../../../../ui/areas/energy/archive/model/isFound.ts';

const texts = ['Comp5_2026-03.csv', 'März 2026', 'K5 Gießerei'];

test.each([
  ['', true],
  ['   ', true],
  ['comp5', true],
  ['k5 märz', true],
  ['2026 giesserei', true],
  ['gießerei 03', true],
  ['k5 april', false],
  ['.csv', true],
])('a search for "%s" finds the file: %p', (search, found) => {
  expect(isFound(search, texts)).toBe(found);
});
