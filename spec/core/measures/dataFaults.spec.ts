import { expect, it } from '@jest/globals';
import { dataFaults } from '../../../core/measures/dataFaults.ts';
import { cost, quietYear } from './inputs.ts';

const look = (coverage: number, gap: number | undefined) =>
  dataFaults.look({
    ...quietYear,
    cost: { ...cost, energy: { ...cost.energy, coverage } },
    machines: { ...quietYear.machines, air: { ...quietYear.machines.air, gap } },
  });

it.each([
  ['power known for 90 % and air that is 5 % open', 0.9, 0.05],
  ['the same the other way', 1, -0.05],
  ['an air balance that nobody knows', 1, undefined],
])('data are good with %s', (_, coverage, gap) => {
  expect(look(coverage, gap)).toMatchObject({ kind: 'none', reason: 'dataGood' });
});

it.each([
  ['less power', 0.899, 0, 'profile', ['power']],
  ['less power and open air', 0.899, 0.2, 'profile', ['power']],
  ['open air', 0.9, 0.051, 'machines', []],
  ['air that is open the other way', 1, -0.051, 'machines', []],
] as const)('data have faults with %s, which stand where it is drawn', (_, coverage, gap, page, lines) => {
  expect(look(coverage, gap)).toMatchObject({ kind: 'found', evidence: { page, lines }, money: undefined, energy: undefined });
});
