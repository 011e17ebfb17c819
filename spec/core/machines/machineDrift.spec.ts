import { describe, expect, it, test } from '@jest/globals';
import type { LoadClass } from '../../../core/machines/index.ts';
import { type DriftQuestion, machineDrift } from '../../../core/machines/machineDrift.ts';
import type { MachineDay } from '../../../core/machines/machineDays.ts';
import { dayWith } from './dayWith.ts';

const range = { fromMs: 1000, untilMs: 9000 };
const question: DriftQuestion = { range, coverage: 0.75, isEstimated: false };
const work = (bar: number) => (bar + 1) ** 0.2857 - 1;
const close = (value: number) => expect.closeTo(value, 9);

/** Two hours at a specific power that is so many times that of the others. */
const usual = (times: number): readonly LoadClass[] => [
  { step: 24, seconds: 7200, energyKWh: 150 * times, volumeM3: 1440, pressureBar: 7 },
];
const daysOf = (times: readonly number[]) => times.map((each, i) => dayWith(i, usual(each)));
const steady = (count: number, times = 1) => Array.from({ length: count }, () => times);
const changeOf = (days: readonly MachineDay[], more: Partial<DriftQuestion> = {}) => machineDrift(days, { ...question, ...more }).change;

describe('a day beside the first 28 of a compressor', () => {
  it('is compared at the same flows and by the ideal work, without flows that those have nothing of', () => {
    const [small, large] = [
      { step: 12, seconds: 3600, energyKWh: 40, volumeM3: 360, pressureBar: 6.5 },
      { step: 24, seconds: 7200, energyKWh: 150, volumeM3: 1440, pressureBar: 7 },
    ];
    const first = Array.from({ length: 28 }, (_, i) => dayWith(i, i < 14 ? [small] : [small, large]));
    const last = dayWith(28, [
      { step: 12, seconds: 1800, energyKWh: 23, volumeM3: 170, pressureBar: 7 },
      { step: 24, seconds: 5400, energyKWh: 118, volumeM3: 1100, pressureBar: 7.5 },
      { step: 30, seconds: 9999, energyKWh: 300, volumeM3: 900, pressureBar: 8 },
    ]);
    const { days, watched, reason } = machineDrift([...first, last], question);
    const expected = (40 / work(6.5) / 360) * 170 + (150 / work(7) / 1440) * 1100;
    expect(days.at(-1)).toEqual({
      ...{ day: '2026-01-29', ratio: close((23 / work(7) + 118 / work(7.5)) / expected), onLoadS: 7200, energyKWh: 141 },
    });
    expect(days).toHaveLength(29);
    expect([watched, reason]).toEqual([1, undefined]);
  });

  test.each([
    [3599, 0],
    [3600, 1],
  ])('has an hour on load at least: of %d s %d are watched', (seconds, watched) => {
    const days = daysOf(steady(28));
    const short = dayWith(28, [{ ...usual(1)[0]!, seconds }]);
    expect(machineDrift([...days, short], question).watched).toBe(watched);
    // an hour in all, but less at a flow that the first ones had
    const other = dayWith(29, [{ ...usual(1)[0]!, seconds: seconds - 1 }, { ...usual(1)[0]!, step: 99, seconds: 7200 }]); // prettier-ignore
    expect(machineDrift([...days, other], question).watched).toBe(0);
  });

  it('is one of the first 28 only where it had an hour on load', () => {
    const idle = dayWith(40, [{ ...usual(9)[0]!, seconds: 600 }]);
    const { days } = machineDrift([idle, ...daysOf(steady(29))], question);
    expect(days.map(({ ratio }) => ratio)).toEqual(steady(29).map(close));
  });
});

describe('a change of a compressor', () => {
  it('is of the days since then against the first 28, with the energy that it takes in a year', () => {
    const change = changeOf(daysOf([...steady(30), ...steady(9, 1.05)]))!;
    const margin = 0.005 / 3;
    const perYear = 150 * 1.05 * 365 * 0.75;
    const taken = (size: number) => close((perYear * size) / (1 + size));
    expect(change).toEqual({
      since: '2026-01-31',
      foundOn: '2026-01-31',
      size: {
        ...{ kind: 'fitted', method: 'cusum', unit: 'share', ...range, coverage: 0.75, n: 9, assumptions: [] },
        ...{ value: close(0.05), low: close(0.05 - margin), high: close(0.05 + margin) },
      },
      perYearKWh: { value: taken(0.05), low: taken(0.05 - margin), high: taken(0.05 + margin) },
    });
    expect(changeOf(daysOf([...steady(30), ...steady(9, 1.05)]), { isEstimated: true })!.size.kind).toBe('rule');
  });

  it('is found when it is beyond chance: a little one after some days, down as well as up', () => {
    for (const times of [1.0115, 0.9885]) {
      const change = changeOf(daysOf([...steady(28), ...steady(10, times)]))!;
      expect([change.since, change.foundOn]).toEqual(['2026-01-29', '2026-02-02']);
    }
    expect(changeOf(daysOf([...steady(28), ...steady(4, 1.0115)]))).toBeUndefined();
  });

  it('is none as long as it is within the allowance for a scatter that is known badly', () => {
    expect(changeOf(daysOf([...steady(28), ...steady(300, 1.0049)]))).toBeUndefined();
    expect(changeOf(daysOf([...steady(28), ...steady(300, 1.0055)]))).toBeDefined();
  });

  it('is as uncertain as the days before and since then are', () => {
    const wavy = (count: number, times: number) => Array.from({ length: count }, (_, i) => times * (1 + 0.004 * Math.sin(i * 1.7)));
    const [calm, before, after] = [
      [...steady(28), ...steady(20, 1.08)],
      [...wavy(28, 1), ...steady(20, 1.08)],
      [...steady(28), ...wavy(20, 1.08)],
    ].map((times) => {
      const { size } = changeOf(daysOf(times))!;
      if (size.kind === 'none') throw new Error('no size');
      expect((size.low + size.high) / 2).toBeCloseTo(size.value, 9);
      return size.high - size.value;
    });
    expect(calm).toBeCloseTo(0.005 / Math.sqrt(20), 9);
    for (const margin of [before!, after!]) expect(margin > calm! && margin < 0.004).toBe(true);
  });
});
