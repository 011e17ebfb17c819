import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { dayFileHead, dayFileRow, latestLayout, readDayFile } from '../../../core/dayFile/index.ts';
import { channelPosition, emptyRow, plantChannel, samplePeriodS, type SampleTable } from '../../../core/samples/index.ts';
import { emptyTotals, totalsOf } from '../../../core/totals/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { expectConserved } from './expectConserved.ts';
import {
  delivery,
  failed,
  failedRunning,
  load,
  logPeriodS,
  lost,
  machineLog,
  moments,
  noLoad,
  off,
  plantLog,
  plantPressure,
  power,
  ready,
  startingUp,
  status,
} from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const machine3 = (table: SampleTable, fromMs: number, untilMs: number, periodS = 2) =>
  totalsOf(table, { fromMs, untilMs }, periodS).machines[2]!;

describe('energy and volume of samples', () => {
  it('[BAL-15] count each sample for its period, to the state at its start', () => {
    const table = machineLog([
      [load, 60, 9],
      [load, 60, 9],
      [noLoad, 18, 0],
      [startingUp, 36, 0],
      [ready, 0.9, 0],
      [failed, 0, 0],
    ]);
    expect(machine3(table, 0, 12_000)).toMatchObject({
      loadS: 4,
      noLoadS: 4,
      offS: 2,
      errorS: 2,
      noDataS: 0,
      energyLoadKWh: (60 * 4) / 3600,
      energyNoLoadKWh: ((18 + 36) * 2) / 3600,
      volumeM3: (9 * 4) / 60,
      noLoadPowerMeanKW: 27,
    });
  });

  it('have means of what is known for a millisecond, and none of what is not known at all', () => {
    const means = (values: { readonly powerKW: number; readonly bar: number }) => {
      const table = tableOf([0], { [status]: [noLoad], [power]: [values.powerKW], [plantPressure]: [values.bar] });
      const { machines, plant } = totalsOf(table, { fromMs: 0, untilMs: 1000 }, 0.001);
      return [machines[2]!.noLoadPowerMeanKW, machines[2]!.noLoadS, plant.pressureMeanBar, plant.pressureS];
    };
    expect(means({ powerKW: 18, bar: 7 })).toEqual([18, 0.001, 7, 0.001]);
    expect(means({ powerKW: NaN, bar: NaN })).toEqual([undefined, 0.001, undefined, 0]);
  });

  test.each([2, 1, 10, 60])('count a period of %d s as the file states it', (periodS) => {
    const table = machineLog(
      Array.from({ length: 30 }, () => [load, 90, 12] as const),
      periodS * 1000,
    );
    const totals = machine3(table, 0, 3_600_000, periodS);
    expect(totals).toMatchObject({ loadS: 30 * periodS, energyKWh: (90 * 30 * periodS) / 3600, volumeM3: 12 * 30 * (periodS / 60) });
    expect(totals.noDataS).toBe(3600 - 30 * periodS);
  });

  test.each([2, 10])('[BAL-15] of a day file count the %d s that its header states', (periodS) => {
    const startMs = Date.parse('2026-11-20T00:00:00Z');
    const rows = Array.from({ length: 6 }, (_, i) => {
      const row = emptyRow(startMs + i * periodS * 1000);
      row.values[channelPosition(status)] = load;
      row.values[channelPosition(power)] = 60;
      row.values[channelPosition(delivery)] = 9;
      return dayFileRow(latestLayout, row);
    });
    const head = dayFileHead(latestLayout, { date: '2026-11-20', schematicNumber: '', softwareVersion: latestLayout.version, periodS });
    const { header, samples } = readDayFile(new TextEncoder().encode(head + rows.join('')));
    expect(machine3(samples, startMs, startMs + 60_000, header.periodS ?? samplePeriodS)).toMatchObject({
      energyKWh: (60 * 6 * periodS) / 3600,
      volumeM3: (9 * 6 * periodS) / 60,
      noDataS: 60 - 6 * periodS,
    });
  });

  test.each([
    ['2026-03-29', 23, 2300],
    ['2026-10-25', 25, 2500],
    ['2026-11-20', 24, 2400],
  ])('of 100 kW on %s, a day of %d hours in Berlin, are exactly %d kWh', (day, hours, energyKWh) => {
    const range = plantDayRange(day, 'Europe/Berlin');
    const table = machineLog(
      Array.from({ length: hours * 1800 }, () => [load, 100, 20] as const),
      2000,
      range.fromMs,
    );
    expect(totalsOf(table, range, 2).machines[2]).toMatchObject({ energyKWh, volumeM3: hours * 1200, loadS: hours * 3600, noDataS: 0 });
  });

  it('of adjoining ranges add up to those of the whole', () => {
    fc.assert(
      fc.property(plantLog, moments(4), (table, [a, b, c, d]) => {
        const totals = (fromMs: number, untilMs: number) => totalsOf(table, { fromMs, untilMs }, logPeriodS);
        expectConserved(totals(a!, d!), [totals(a!, b!), totals(b!, c!), totals(c!, d!)]);
      }),
    );
  });

  it('hold an interval over the border of ranges, and its value among the extremes of both', () => {
    const table = machineLog([
      [load, 50, 8],
      [load, 70, 9],
    ]);
    expect(machine3(table, 0, 1000)).toMatchObject({ loadS: 1, energyLoadKWh: 50 / 3600, powerMinKW: 50, powerMaxKW: 50 });
    expect(machine3(table, 1000, 3000)).toMatchObject({ loadS: 2, energyLoadKWh: 120 / 3600, powerMinKW: 50, powerMaxKW: 70 });
    expect(machine3(table, 3000, 9000)).toMatchObject({ loadS: 1, noDataS: 5, powerMinKW: 70, deliveryMinM3min: 9 });
  });

  test.each([
    [1000, 7, 0],
    [2000, 8, 0],
    [2001, 8, 0.001],
    [6000, 8, 4],
    [3_600_000, 8, 3598],
  ])(
    '[BAL-15] count a sample for its period, or less when the next one comes %d ms after it: %d s, and %d s are unknown',
    (gapMs, loadS, noDataS) => {
      const times = [0, 2000, 2000 + gapMs, 4000 + gapMs];
      const table = tableOf(times, { [status]: [load, load, load, load], [power]: [60, 60, 60, 60], [plantPressure]: [7, 7, 7, 7] });
      const totals = totalsOf(table, { fromMs: 0, untilMs: times[3]! + 2000 }, 2);
      expect(totals.machines[2]).toMatchObject({ loadS, noDataS, powerS: loadS, energyKWh: loadS / 60 });
      expect(totals.plant.pressureS).toBe(loadS);
    },
  );

  it('[BAL-15] of three samples of 2 s with one gap of 4 s are those of 6 s', () => {
    const table = tableOf([0, 2000, 6000], { [status]: [load, load, load], [power]: [60, 60, 60], [delivery]: [9, 9, 9] });
    expect(machine3(table, 0, 8000)).toMatchObject({ loadS: 6, noDataS: 2, energyKWh: 0.1, volumeM3: 0.9 });
  });

  it('[LOG-6] are without missing, negative and impossible values, and say how much time has one', () => {
    const table = machineLog([
      [load, NaN, 9],
      [load, -60, -9],
      [load, 60, NaN],
      [load, 1e30, Infinity],
    ]);
    const totals = machine3(table, 0, 8000);
    expect(totals).toMatchObject({ loadS: 8, energyKWh: 120 / 3600, powerS: 2, volumeM3: 0.3, deliveryS: 2 });
    expect(totals).toMatchObject({ powerMinKW: 60, powerMaxKW: 60, deliveryMinM3min: 9, deliveryMaxM3min: 9 });
  });

  it('leave out the old values of a machine that has lost communication', () => {
    const table = machineLog([
      [load, 60, 9],
      [load | lost, 60, 9],
    ]);
    expect(machine3(table, 0, 4000)).toMatchObject({ loadS: 2, noDataS: 2, energyKWh: 120 / 3600, volumeM3: 0.3, powerS: 2 });
  });

  it('count the energy of a machine in an unknown state as rest', () => {
    expect(machine3(machineLog([[NaN, 60, 9]]), 0, 2000)).toMatchObject({ noDataS: 2, energyAtStandstillKWh: 120 / 3600, volumeM3: 0.3 });
  });

  it('keep air apart that a standing machine is said to deliver', () => {
    const table = machineLog([
      [load, 60, 9],
      [ready, 0, 9],
      [off, 0, 9],
      [failedRunning, 60, 9],
    ]);
    expect(machine3(table, 0, 8000)).toMatchObject({ volumeM3: 0.6, volumeAtStandstillM3: 0.6 });
  });
});

describe('the totals of nothing', () => {
  const table = machineLog([[load, 60, 9]]);
  test.each<[string, SampleTable, number, number, number]>([
    ['an empty table', tableOf([]), 0, 10_000, 2],
    ['a range before the samples', table, -20_000, 0, 2],
    ['a range behind them', table, 2000, 9000, 2],
    ['an empty range', table, 1000, 1000, 2],
    ['a reversed range', table, 2000, 0, 2],
    ['a range without an end', table, 0, Infinity, 2],
    ['a range that is no number', table, NaN, 2000, 2],
    ['a period of 0', table, 0, 2000, 0],
    ['a negative period', table, 0, 2000, -2],
    ['no period', table, 0, 2000, NaN],
    ['a period beyond an hour', table, 0, 2000, 3601],
  ])('are empty: %s', (_, samples, fromMs, untilMs, periodS) => {
    const totals = totalsOf(samples, { fromMs, untilMs }, periodS);
    expect(totals).toEqual(emptyTotals(fromMs, untilMs));
    expect(totals.machines.every(({ energyKWh, powerMaxKW }) => energyKWh === 0 && powerMaxKW === undefined)).toBe(true);
    if (fromMs < untilMs && untilMs < Infinity) expectConserved(totals);
  });

  it('are no data of the whole range', () => {
    expect(emptyTotals(0, 10_000)).toMatchObject({ rangeS: 10, machines: Array.from({ length: 10 }, () => ({ noDataS: 10 })) });
    expect(emptyTotals(10_000, 0).rangeS).toBe(0);
  });
});

it('[LOG-6] a channel without a column is missing, not zero', () => {
  const table = tableOf([0, 2000], { [delivery]: [9, 9], [plantChannel('loadRatio')]: [1, 1] });
  expect(machine3(table, 0, 4000)).toMatchObject({ powerS: 0, deliveryS: 4, noDataS: 4, volumeM3: 0.6, powerMaxKW: undefined });
});
