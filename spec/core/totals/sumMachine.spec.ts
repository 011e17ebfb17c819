import { describe, expect, it, test } from '@jest/globals';
import { type SampleTable } from '../../../core/samples/index.ts';
import { type MachineTotals, preparedTotals, totalsOf } from '../../../core/totals/index.ts';
import { delivery, failedRunning, load, lost, machineLog, noLoad, off, power, ready, startingUp, status } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const machine3 = (table: SampleTable, fromMs: number, untilMs: number) => totalsOf(table, { fromMs, untilMs }, 2).machines[2]!;

describe('motor starts and unloadCycles', () => {
  const counts = (words: readonly number[]): Pick<MachineTotals, 'motorStarts' | 'unloadCycles'> => {
    const { motorStarts, unloadCycles } = machine3(machineLog(words.map((word) => [word, 1, 1])), 0, words.length * 2000);
    return { motorStarts, unloadCycles };
  };
  test.each([
    ['a start through the starting phase', [off, ready, startingUp, noLoad, load], 1, 0],
    ['a start straight into load', [ready, load], 1, 0],
    ['two unloadings without a stop', [load, noLoad, load, noLoad], 0, 2],
    ['a stop out of load, which is no relief', [load, ready], 0, 0],
    ['a warning in between, which is none', [load, load | 64, noLoad | 64, noLoad], 0, 1],
    ['a machine that ran before the first sample', [load, load], 0, 0],
    ['a start while its status was missing, which is not made up', [off, NaN, load], 0, 0],
    ['a start while communication was lost, likewise', [off, lost, load], 0, 0],
    ['an error that lets the motor run', [load, failedRunning, load], 0, 1],
  ])('see %s', (_, words, motorStarts, unloadCycles) => {
    expect(counts(words)).toEqual({ motorStarts, unloadCycles });
  });

  test.each([
    [6000, 1],
    [6001, 0],
  ])('are seen over a gap of up to three periods, and not made up over a longer one: %d ms, %d', (gapMs, seen) => {
    const table = tableOf([0, 2000, 2000 + gapMs, 4000 + gapMs, 4000 + 2 * gapMs], { [status]: [load, off, load, load, noLoad] });
    expect(machine3(table, 0, 30_000)).toMatchObject({ motorStarts: seen, unloadCycles: seen });
  });

  it('belong to the range of the sample that shows them', () => {
    const table = machineLog([
      [ready, 0, 0],
      [load, 1, 1],
      [noLoad, 1, 1],
    ]);
    expect(machine3(table, 0, 2000)).toMatchObject({ motorStarts: 0, unloadCycles: 0 });
    expect(machine3(table, 2000, 4000)).toMatchObject({ motorStarts: 1, unloadCycles: 0 });
    expect(machine3(table, 4000, 6000)).toMatchObject({ motorStarts: 0, unloadCycles: 1 });
  });
});

it('the extremes of a quarter hour are its own', () => {
  const prepared = preparedTotals();
  prepared.append(tableOf([0, 900_000, 1_800_000], { [status]: [load, load, load], [power]: [90, 40, 60], [delivery]: [12, 5, 8] }), 2);
  const extremes = [0, 1, 2].map((quarter) => {
    const { powerMinKW, powerMaxKW, deliveryMinM3min, deliveryMaxM3min } = prepared.totals({
      fromMs: quarter * 900_000,
      untilMs: (quarter + 1) * 900_000,
    }).machines[2]!;
    return [powerMinKW, powerMaxKW, deliveryMinM3min, deliveryMaxM3min];
  });
  expect(extremes).toEqual([
    [90, 90, 12, 12],
    [40, 40, 5, 5],
    [60, 60, 8, 8],
  ]);
});
