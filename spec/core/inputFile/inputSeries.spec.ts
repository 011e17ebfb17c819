import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  byPlace,
  inputId,
  type InputMinute,
  inputSeriesOf,
  inputTotals,
  joinedMinutes,
  type MeasuredInput,
} from '../../../core/inputFile/index.ts';
import { anyMinutes } from './anyMinutes.ts';

const atMs = Date.parse('2026-11-20T23:00:00Z');
const measured = (slot: number, name: string, mean: number): MeasuredInput => ({
  channel: { slot, name, function: 'pressure' },
  seconds: 60,
  mean,
  min: mean - 1,
  max: mean + 2,
});

describe('the minutes of inputs as series', () => {
  it('are by input, in their place, the minutes that begin in a range', () => {
    fc.assert(
      fc.property(anyMinutes, fc.nat({ max: 7 }), fc.nat({ max: 7 }), (minutes, a, b) => {
        const times = minutes.map((minute) => minute.atMs);
        const [fromMs, untilMs] = [Math.min(a, b), Math.max(a, b)].map((i) => times[i] ?? Infinity) as [number, number];
        const series = inputSeriesOf(minutes, { fromMs, untilMs });
        const within = minutes.filter((minute) => minute.atMs >= fromMs && minute.atMs < untilMs);
        const rows = within.flatMap((minute) =>
          minute.inputs.map(({ channel, ...values }) => ({ channel, at: { atMs: minute.atMs, ...values } })),
        );
        const ids = [...new Set(rows.map(({ channel }) => inputId(channel)))];
        expect(series.map(({ channel }) => inputId(channel)).sort()).toEqual(ids.sort());
        expect(series.map(({ channel }) => channel)).toEqual(series.map(({ channel }) => channel).toSorted(byPlace));
        for (const { channel, minutes: of } of series)
          expect(of).toEqual(rows.filter((row) => inputId(row.channel) === inputId(channel)).map(({ at }) => at));
      }),
    );
  });

  it('stand by slot as a number, then by name', () => {
    const inputs = [measured(10, 'A', 1), measured(2, 'B', 2), measured(2, 'A', 3), measured(0, 'Z', 4)];
    const series = inputSeriesOf([{ atMs, inputs, faults: [] }], { fromMs: atMs, untilMs: atMs + 1 });
    expect(series.map(({ channel: { slot, name } }) => [slot, name])).toEqual([
      [0, 'Z'],
      [2, 'A'],
      [2, 'B'],
      [10, 'A'],
    ]);
  });
});

describe('what parts of a time come to', () => {
  it('has a mean for extremes that are not known, and passes over what has no time or no mean', () => {
    const parts = [
      { seconds: 30, mean: 4, min: undefined, max: undefined },
      { seconds: 0, mean: 90, min: 80, max: 99 },
      { seconds: 50, mean: undefined, min: 0, max: 50 },
      { seconds: 10, mean: -2, min: -3, max: -1 },
    ];
    expect(inputTotals(parts)).toEqual({ seconds: 40, mean: 2.5, min: -3, max: 4 });
    expect(inputTotals(parts.slice(1, 3))).toEqual({ seconds: 0, mean: undefined, min: undefined, max: undefined });
    expect(inputTotals(parts.slice(3))).toEqual({ seconds: 10, mean: -2, min: -3, max: -1 });
  });

  it('has its mean within its extremes, whatever rounding does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0.001, max: 60, noNaN: true }), fc.double({ min: -9, max: 9, noNaN: true })), { minLength: 1 }),
        (of) => {
          const { mean, min, max } = inputTotals(of.map(([seconds, value]) => ({ seconds, mean: value, min: value, max: value })));
          expect(mean! >= min! && mean! <= max!).toBe(true);
        },
      ),
    );
  });
});

it('two parts of a minute have the inputs and the faults of both, in their place, for a minute at most', () => {
  const first: InputMinute = {
    atMs,
    inputs: [measured(3, 'B', 7)],
    faults: [
      { slot: 10, seconds: 31, codes: ['W017'] },
      { slot: 2, seconds: 5, codes: ['E165', 'E300'] },
    ],
  };
  const second: InputMinute = {
    atMs,
    inputs: [{ ...measured(1, 'C', 5), seconds: 12 }],
    faults: [
      { slot: 2, seconds: 7, codes: ['E100', 'E165'] },
      { slot: 10, seconds: 30, codes: ['W017'] },
    ],
  };
  const later = { ...second, atMs: atMs + 60_000 };
  expect(joinedMinutes([[later], [first, second]])).toEqual([
    {
      atMs,
      inputs: [{ ...measured(1, 'C', 5), seconds: 12 }, measured(3, 'B', 7)],
      faults: [
        { slot: 2, seconds: 12, codes: ['E100', 'E165', 'E300'] },
        { slot: 10, seconds: 60, codes: ['W017'] },
      ],
    },
    later,
  ]);
});
