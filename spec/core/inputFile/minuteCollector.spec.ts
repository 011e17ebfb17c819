import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ActiveFault } from '../../../core/faults/index.ts';
import type { AnalogInput } from '../../../core/inputs/index.ts';
import { type InputMinute, type InputSample, minuteCollector } from '../../../core/inputFile/index.ts';

const firstMs = Date.parse('2026-11-20T12:00:00Z');
const dewPoint = (value: number | undefined): AnalogInput => ({ index: 1, name: 'DEW_POINT', function: 'temperature', value });
const internal = (value: number | undefined): AnalogInput => ({ index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value });
const fault = (source: ActiveFault['source'], bitIndex: number): ActiveFault => ({ source, bitIndex, number: bitIndex, severity: 'error' });

interface At {
  readonly s: number;
  readonly master?: readonly AnalogInput[];
  readonly slots?: Readonly<Record<number, readonly AnalogInput[]>>;
  readonly faults?: readonly ActiveFault[];
}
const sampleOf = ({ s, master = [], slots = {}, faults = [] }: At): InputSample => ({
  atMs: firstMs + s * 1000,
  master: { inputs: master },
  compressors: Object.entries(slots).map(([index, inputs]) => ({ index: Number(index), inputs })),
  faults,
});

function minutesOf(samples: readonly At[]): readonly InputMinute[] {
  const collector = minuteCollector();
  return [...samples.flatMap((sample) => collector.add(sampleOf(sample))), ...collector.end()];
}
const everyTwo = (untilS: number, at: (s: number) => Omit<At, 's'>, fromS = 0) =>
  Array.from({ length: Math.floor((untilS - fromS) / 2) }, (_, i) => ({ s: fromS + 2 * i, ...at(fromS + 2 * i) }));
const figures = (minutes: readonly InputMinute[]) =>
  minutes.map(({ atMs, inputs }) => [(atMs - firstMs) / 60_000, ...inputs.map(({ seconds, mean, min, max }) => [seconds, mean, min, max])]);

describe('minutes of samples', () => {
  it('have mean and extremes of each input, and how long it had a value', () => {
    const minutes = minutesOf(everyTwo(120, (s) => ({ master: [dewPoint(s < 60 ? 2 : s / 60)] })));
    expect(figures(minutes)).toEqual([
      [0, [60, 2, 2, 2]],
      [1, [60, expect.closeTo(1 + 29 / 60), 1, 118 / 60]],
    ]);
    expect(minutes[0]!.inputs[0]!.channel).toEqual({ slot: 0, name: 'DEW_POINT', function: 'temperature' });
  });

  it('weigh a sample with the time until the next one, two seconds at most', () => {
    const at = [0, 0.5, 2.5, 30].map((s, i) => ({ s, master: [dewPoint([8, 4, 2, 1][i])] }));
    expect(figures(minutesOf(at))).toEqual([[0, [6.5, (8 * 0.5 + 4 * 2 + 2 * 2 + 1 * 2) / 6.5, 1, 8]]]);
  });

  it('count two seconds for a sample whose next one is not later', () => {
    const at = [0, 0, 2].map((s, i) => ({ s, master: [dewPoint([8, 4, 3][i])] }));
    expect(figures(minutesOf(at))).toEqual([[0, [6, 5, 3, 8]]]);
  });

  it('share a sample that holds over the end of a minute', () => {
    const minutes = minutesOf([59.5, 61.5].map((s) => ({ s, master: [dewPoint(s)] })));
    expect(figures(minutes)).toEqual([
      [0, [0.5, 59.5, 59.5, 59.5]],
      [1, [3.5, (59.5 * 1.5 + 61.5 * 2) / 3.5, 59.5, 61.5]],
    ]);
  });

  it('count no missing value', () => {
    const minutes = minutesOf(everyTwo(60, (s) => ({ master: [dewPoint(s < 20 ? undefined : s < 40 ? NaN : 5)] })));
    expect(figures(minutes)).toEqual([[0, [20, 5, 5, 5]]]);
    expect(figures(minutesOf(everyTwo(60, () => ({ master: [dewPoint(undefined)] }))))).toEqual([
      [0, [0, undefined, undefined, undefined]],
    ]);
  });

  it('name inputs that appear and vanish, of the master and of each compressor', () => {
    const minutes = minutesOf(
      everyTwo(180, (s) => ({
        master: [dewPoint(3)],
        slots: s < 60 ? {} : s < 120 ? { 10: [internal(9)], 2: [internal(7)] } : { 10: [internal(9)] },
      })),
    );
    expect(minutes.map(({ inputs }) => inputs.map(({ channel }) => channel.slot))).toEqual([[0], [0, 2, 10], [0, 10]]);
  });

  it('are none for a time without samples', () => {
    const minutes = minutesOf([
      ...everyTwo(60, () => ({ master: [dewPoint(1)] })),
      ...everyTwo(360, () => ({ master: [dewPoint(2)] }), 300),
    ]);
    expect(figures(minutes)).toEqual([
      [0, [60, 1, 1, 1]],
      [5, [60, 2, 2, 2]],
    ]);
  });

  it('have the codes of the faults that were up, by source', () => {
    const [minute] = minutesOf(
      everyTwo(60, (s) => ({ faults: s < 20 ? [fault(3, 164), fault(3, 16)] : s < 30 ? [fault('master', 32), fault(3, 17)] : [] })),
    );
    expect(minute!.faults).toEqual([
      { slot: 0, seconds: 10, codes: ['W133'] },
      { slot: 3, seconds: 30, codes: ['E165', 'W017', 'W018'] },
    ]);
  });

  it('begin again where the clock is set back', () => {
    const minutes = minutesOf([...everyTwo(60, () => ({ master: [dewPoint(1)] }), 30), ...everyTwo(10, () => ({ master: [dewPoint(2)] }))]);
    expect(figures(minutes)).toEqual([[0, [40, 1.25, 1, 2]]]);
    const long = [0, 0].flatMap(() => everyTwo(58, () => ({ master: [dewPoint(1)], faults: [fault(3, 16)] })));
    expect(minutesOf(long)).toMatchObject([{ inputs: [{ seconds: 60 }], faults: [{ seconds: 60 }] }]);
    const back = minutesOf([...everyTwo(90, () => ({ master: [dewPoint(1)] }), 60), ...everyTwo(10, () => ({ master: [dewPoint(2)] }))]);
    expect(figures(back)).toEqual([
      [1, [30, 1, 1, 1]],
      [0, [10, 2, 2, 2]],
    ]);
  });

  it('are known so far before they are over', () => {
    const collector = minuteCollector();
    expect(collector.current()).toBeUndefined();
    for (const sample of everyTwo(22, () => ({ master: [dewPoint(4)] }))) collector.add(sampleOf(sample));
    expect(figures([collector.current()!])).toEqual([[0, [20, 4, 4, 4]]]);
    expect(collector.add(sampleOf({ s: 60 }))).toHaveLength(1);
    expect(collector.end()).toHaveLength(1);
    expect(collector.end()).toEqual([]);
  });

  it('record inputs whose names differ only in signs that a file does without as the first of them', () => {
    const [minute] = minutesOf([
      {
        s: 0,
        master: [
          { ...dewPoint(1), name: 'DEW POINT' },
          { ...dewPoint(2), name: 'DEW;POINT' },
        ],
      },
    ]);
    expect(minute!.inputs).toEqual([
      { channel: { slot: 0, name: 'DEW_POINT', function: 'temperature' }, seconds: 2, mean: 1, min: 1, max: 1 },
    ]);
  });

  it('have a mean within their extremes and never cover more than a minute, whenever the samples come', () => {
    const samples = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.option(fc.double({ noNaN: true, min: -50, max: 50 }), { nil: undefined })),
    );
    fc.assert(
      fc.property(samples, (steps) => {
        let s = 0;
        const minutes = minutesOf(steps.map(([ms, value]) => ({ s: (s += ms / 1000), master: [dewPoint(value)] })));
        let knownS = 0;
        for (const { inputs } of minutes) {
          for (const { seconds, mean, min, max } of inputs) {
            expect(seconds).toBeLessThanOrEqual(60);
            if (seconds > 0) expect(min! <= mean! && mean! <= max!).toBe(true);
            knownS += seconds;
          }
        }
        const heldMs = steps.reduce((sum, [, value], i) => sum + (value === undefined ? 0 : Math.min(2000, steps[i + 1]?.[0] ?? 2000)), 0);
        expect(knownS).toBeCloseTo(heldMs / 1000, 6);
      }),
    );
  });
});
