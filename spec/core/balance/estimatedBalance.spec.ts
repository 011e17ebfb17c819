import { describe, expect, it } from '@jest/globals';
import { balanceReportOf, energyBalanceOf } from '../../../core/balance/index.ts';
import type { Channel } from '../../../core/samples/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { addTotals, type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import { machineTable, onLoad } from '../statistics/machineTables.ts';
import { tariff } from './expectConserved.ts';

const [day, next] = ['2026-03-10', '2026-03-11'].map((of) => plantDayRange(of, 'UTC')) as [RangeTotals, RangeTotals];
const machines = { 1: () => onLoad(60, 10), 2: () => onLoad(30, 5) };
const totalsIn = (range: typeof day) => totalsOf(machineTable({ ...range, stepS: 600, machines }), range, 600);
const context = { zone: 'UTC', stationName: 'Werk', version: '1', units: defaultSettings.units };
const balanceWith = (estimated: readonly Channel[], change: Partial<RangeTotals['plant']> = {}) => {
  const totals = totalsIn(day);
  return energyBalanceOf({ ...totals, plant: { ...totals.plant, ...change }, estimated }, [], tariff);
};
const codesOf = (estimated: readonly Channel[]) => balanceReportOf(balanceWith(estimated), context).notes;

describe('a balance of estimated values', () => {
  it('[FIELD-5] says so first of all, of each machine whose power or delivery was estimated', () => {
    const notes = codesOf(['electricalPowerKW@2', 'deliveryVolumeM3min@1', 'deliveryVolumeM3min@2']);
    expect(notes.slice(0, 3)).toEqual([
      { code: 'estimatedPower', index: 2 },
      { code: 'estimatedDelivery', index: 1 },
      { code: 'estimatedDelivery', index: 2 },
    ]);
    expect(notes.slice(3)).toEqual(codesOf([]));
  });

  it('[FIELD-5] says nothing of channels that are behind none of its figures', () => {
    expect(balanceWith(['systemPressureBar@0', 'temperatureDegC@1', 'powerKW@0'])).not.toHaveProperty('estimated');
    expect(energyBalanceOf(totalsIn(day), [], tariff)).not.toHaveProperty('estimated');
  });

  it('[FIELD-5] takes the flow into the network for the one behind its leakage, and the delivery only where that was never logged', () => {
    const both: readonly Channel[] = ['volumeFlowM3min@0', 'deliveryVolumeM3min@0'];
    expect(balanceWith(both, { volumeFlowS: 60 }).estimated).toEqual(['volumeFlowM3min@0']);
    expect(balanceWith(both, { volumeFlowS: 0.5 }).estimated).toEqual(['volumeFlowM3min@0']);
    expect(balanceWith(both, { volumeFlowS: 0 }).estimated).toEqual(['deliveryVolumeM3min@0']);
    expect(codesOf(both)[0]).toEqual({ code: 'estimatedFlow' });
  });

  it('[FIELD-5] of several days has what was estimated on any of them', () => {
    const first: RangeTotals = { ...totalsIn(day), estimated: ['electricalPowerKW@2'] };
    const second: RangeTotals = { ...totalsIn(next), estimated: ['electricalPowerKW@1', 'electricalPowerKW@2'] };
    expect(addTotals(first, second).estimated).toEqual(['electricalPowerKW@1', 'electricalPowerKW@2']);
    expect(addTotals(totalsIn(day), totalsIn(next))).not.toHaveProperty('estimated');
  });
});
