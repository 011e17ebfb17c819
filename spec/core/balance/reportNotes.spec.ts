import { describe, expect, it } from '@jest/globals';
import { type EnergyBalance, energyBalanceOf, type MachineBalance } from '../../../core/balance/index.ts';
import { reportNotes } from '../../../core/balance/reportNotes.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { machineTable, onLoad } from '../statistics/machineTables.ts';
import { tariff } from './expectConserved.ts';

const range = { fromMs: 0, untilMs: 3_600_000 };
const table = machineTable({ ...range, stepS: 10, machines: { 2: () => onLoad(50, 8) }, pressureBar: () => 7 });
const balance = energyBalanceOf(totalsOf(table, range, 10), [], tariff);

/** What is said of the machine with these figures, beside what is said of every balance. */
const notesOf = (of: Partial<MachineBalance>, more: Partial<EnergyBalance> = {}) => {
  const machines = balance.machines.map((machine) => (machine.index === 2 ? { ...machine, ...of } : machine));
  return reportNotes({ ...balance, machines, ...more });
};
const rounded = { code: 'roundedOnce' };

describe('the notes of a balance', () => {
  it('have nothing but how figures are rounded where all is known', () => {
    expect(notesOf({})).toEqual([rounded]);
    expect(notesOf({ coverage: { state: 0.999, power: 0.999, delivery: 0.999 } })).toEqual([rounded]);
  });

  it('say what is known of a machine only in part', () => {
    expect(notesOf({ coverage: { state: 1, power: 0.9989, delivery: 0.9989 } })).toEqual([
      { code: 'partialData', index: 2, of: 'power', coverageRatio: 0.9989 },
      { code: 'partialData', index: 2, of: 'delivery', coverageRatio: 0.9989 },
      rounded,
    ]);
    expect(notesOf({ coverage: { state: 0, power: 1, delivery: 1 } })).toEqual([
      { code: 'partialData', index: 2, of: 'state', coverageRatio: 0 },
      rounded,
    ]);
  });

  it('say nothing else of a machine without data', () => {
    expect(notesOf({ coverage: { state: 0, power: 0, delivery: 0 }, energyAtStandstillKWh: 5 })).toEqual([
      { code: 'noData', index: 2 },
      rounded,
    ]);
  });

  it('say where energy and volume are of times that differ by more than a hundredth', () => {
    const differing = (power: number, delivery: number) =>
      notesOf({ coverage: { state: 1, power, delivery } }).some(({ code }) => code === 'unequalCoverage');
    expect([differing(1, 0.9901), differing(1, 0.9899), differing(0.9899, 1), differing(0.01, 0)]).toEqual([false, true, true, false]);
  });

  it('say what was taken or delivered by a machine that stood still', () => {
    expect(notesOf({ energyAtStandstillKWh: 0.5, volumeAtStandstillM3: 3 })).toEqual([
      { code: 'standstillEnergy', index: 2, energyKWh: 0.5 },
      { code: 'volumeWhileStanding', index: 2, volumeM3: 3 },
      rounded,
    ]);
    expect(notesOf({ energyAtStandstillKWh: 0, volumeAtStandstillM3: 0 })).toEqual([rounded]);
    expect(notesOf({ energyAtStandstillKWh: undefined, volumeAtStandstillM3: undefined })).toEqual([rounded]);
  });

  it('say that it is not reported how much is known', () => {
    const untold = { state: undefined, power: undefined, delivery: undefined };
    expect(notesOf({ coverage: untold })).toEqual([{ code: 'noCoverage' }, rounded]);
    expect(notesOf({ coverage: { ...untold, state: 1 } })).toEqual([rounded]);
  });

  it('say that there is no machine, no pressure, and that counters were read beside', () => {
    expect(notesOf({ installed: false })).toEqual([{ code: 'noMachines' }, rounded]);
    for (const pressure of ['pressureMinBar', 'pressureMaxBar'] as const)
      expect(notesOf({}, { plant: { ...balance.plant, [pressure]: undefined } })).toEqual([{ code: 'noPressure' }, rounded]);
    expect(notesOf({}, { counters: [] })).toEqual([rounded]);
  });

  it('begin with the days that are missing', () => {
    const missing = { code: 'missingDays', days: ['2026-03-01'] };
    expect(reportNotes(balance, ['2026-03-01'])).toEqual([missing, rounded]);
    expect(reportNotes({ ...balance, estimated: ['volumeFlowM3min@0'] }, ['2026-03-01'])).toEqual([
      { code: 'estimatedFlow' },
      missing,
      rounded,
    ]);
  });
});
