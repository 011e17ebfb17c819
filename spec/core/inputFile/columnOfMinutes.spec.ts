import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptySlot } from '../../../core/compressor/index.ts';
import { columnOfMinutes, inputTotals, snapshotInputs, type TimedValues } from '../../../core/inputFile/index.ts';
import { bareMaster } from '../master/stations.ts';

const minute = (n: number, mean: number | undefined): TimedValues => ({
  atMs: n * 60_000,
  seconds: mean === undefined ? 0 : 60,
  mean,
  min: mean === undefined ? undefined : mean - 1,
  max: mean === undefined ? undefined : mean + 1,
});

describe('the minutes of an input as a column', () => {
  it('stand at each time of their minute', () => {
    const times = Float64Array.from([-1, 0, 59_999, 60_000, 120_000, 180_000, 239_999, 240_000]);
    const minutes = [minute(0, 3), minute(1, 4), minute(3, undefined), minute(4, 5)];
    expect([...columnOfMinutes(times, times.length, minutes, 'mean')]).toEqual([NaN, 3, 3, 4, NaN, NaN, NaN, 5]);
    expect([...columnOfMinutes(times, 4, minutes, 'max')]).toEqual([NaN, 4, 4, 5]);
    expect([...columnOfMinutes(times, 2, [], 'min')]).toEqual([NaN, NaN]);
  });

  it('are those of the minute whatever times there are', () => {
    const at = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.uniqueArray(at), fc.array(fc.integer({ min: 0, max: 1_300_000 })), (minutesAt, given) => {
        const minutes = minutesAt.toSorted((a, b) => a - b).map((n) => minute(n, n));
        const times = Float64Array.from(given).sort();
        const expected = [...times].map((atMs) => (minutesAt.includes(Math.floor(atMs / 60_000)) ? Math.floor(atMs / 60_000) : NaN));
        expect([...columnOfMinutes(times, times.length, minutes, 'mean')]).toEqual(expected);
      }),
    );
  });
});

describe('what minutes come to', () => {
  it('is the mean by seconds, with the extremes of all', () => {
    const parts = [
      { seconds: 10, mean: 1, min: 0.5, max: 2 },
      { seconds: 0, mean: undefined, min: undefined, max: undefined },
      { seconds: 30, mean: 5, min: 4, max: 9 },
    ];
    expect(inputTotals(parts)).toEqual({ seconds: 40, mean: 4, min: 0.5, max: 9 });
    expect(inputTotals([])).toEqual({ seconds: 0, mean: undefined, min: undefined, max: undefined });
  });
});

describe('the inputs of a snapshot', () => {
  it('are those of the master and of each compressor by their ids, the first of a name', () => {
    const dewPoint = { index: 1, name: 'DEW_POINT', function: 'temperature', value: 3 } as const;
    const internal = { index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value: undefined } as const;
    const found = snapshotInputs({
      master: { ...bareMaster, inputs: [dewPoint, { ...dewPoint, name: 'DEW POINT', value: 9 }] },
      compressors: [{ ...emptySlot(3), inputs: [internal] }],
    });
    expect([...found]).toEqual([
      ['0-temperature-DEW_POINT', { channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, value: 3 }],
      ['3-pressure-INTERNAL_PRESS', { channel: { slot: 3, name: 'INTERNAL_PRESS', function: 'pressure' }, value: undefined }],
    ]);
  });
});
