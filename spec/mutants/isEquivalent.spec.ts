import { expect, it } from '@jest/globals';
import { isEquivalent } from './isEquivalent.ts';
import { mutantsOf } from './mutantsOf.ts';

const source = 'export const totalH = 16_000 + 0.5;';
const hidden = (file: string) =>
  mutantsOf(source)
    .filter((mutant) => isEquivalent(file, source, mutant))
    .map(({ was }) => was);

it('another number in what a plant of the demo is made of is as good, but not another calculation', () => {
  expect(hidden('core/plant/demo/demoMachines.ts')).toEqual(['16_000', '0.5']);
  expect(hidden('core/plant/model/service.ts')).toEqual([]);
});

it('a sort may take another number of the same sign, but not another comparison nor another place', () => {
  const sorting = 'export const ascending = rows.slice(1).sort((a, b) => (a.day < b.day ? -1 : 1));';
  const equivalents = mutantsOf(sorting).filter((mutant) => isEquivalent('core/any.ts', sorting, mutant));
  expect(equivalents.map(({ from }) => sorting.slice(from - 2, from + 1))).toEqual([' -1', ': 1']);
});
