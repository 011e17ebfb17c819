import { expect, it } from '@jest/globals';
import { machineSymbols, statusBit } from '../../../../core/compressor/index.ts';
import { machineKinds } from '../../../../core/plant/model/machineKinds.ts';

const kinds = Object.entries(machineKinds);

it('only a machine that controls its speed has a mark, that of its frequency converter', () => {
  const running = statusBit.on | statusBit.running;
  const marksOf = (symbols: number) => machineSymbols(running, symbols);
  for (const [kind, { symbols }] of kinds)
    expect([kind, marksOf(symbols)]).toEqual([kind, { ...marksOf(0), frequencyConverter: kind === 'speedControlledScrew' }]);
  expect(kinds.filter(([, { symbols }]) => symbols === 0).map(([kind]) => kind)).toEqual(['turbo', 'fixedScrew', 'piston']);
});

it('the base load is of turbos, then of screws of one speed and pistons; what can trim comes last', () => {
  const byRank = kinds.toSorted(([, a], [, b]) => a.rank - b.rank);
  expect(byRank.map(([kind, { rank, canTrim }]) => [kind, rank, canTrim])).toEqual([
    ['turbo', 1, false],
    ['fixedScrew', 2, false],
    ['piston', 3, false],
    ['speedControlledScrew', 4, true],
  ]);
});

it.each(kinds)('a %s needs at full flow all of its power, and runs within its range', (_, { power, trimRange, baseRange }) => {
  expect(power.standing + power.linear + power.quadratic).toBeCloseTo(1, 12);
  for (const { low, preferred, high } of [trimRange, baseRange])
    expect(low > 0 && low <= preferred && preferred <= high && high === 1).toBe(true);
});

it('a piston stops as it unloads, and what turns without load keeps what drives its oil', () => {
  expect(kinds.map(([kind, { unloadsTo, unloadedBar, blowsOff }]) => [kind, unloadsTo, unloadedBar, blowsOff])).toEqual([
    ['turbo', 'noLoad', 0.3, true],
    ['fixedScrew', 'noLoad', 2, false],
    ['piston', 'ready', 0, false],
    ['speedControlledScrew', 'noLoad', 2, false],
  ]);
});
