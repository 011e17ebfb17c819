import { describe, expect, it } from '@jest/globals';
import { tQuantile } from '../../../core/estimate/index.ts';
import { changeOfNights, watchedNights } from '../../../core/leakage/leakChange.ts';
import type { NightFlow } from '../../../core/leakage/nightFlows.ts';
import { shiftDay } from '../../../core/time/index.ts';

const firstDay = '2026-03-02';
const nightsOf = (flows: readonly number[]): readonly NightFlow[] =>
  flows.map((flowM3min, i) => ({ day: shiftDay(firstDay, i), flowM3min, meanM3min: 0, pressureBar: 7, coverage: 1 }));
const range = { fromMs: 3, untilMs: 7 };
const changeOf = (flows: readonly number[]) => changeOfNights(nightsOf(flows), { range, coverage: 0.8 });
const times = (flow: number, count: number) => Array<number>(count).fill(flow);
const steady = (count: number) => times(5, count);

describe('a change of the flow of nights', () => {
  it('is how much more the middle night flows since then, with the interval of Student', () => {
    const found = changeOf([...steady(20), 6, 6.5, 6.2])!;
    // of a flow that never varies the scatter is a hundredth
    const margin = tQuantile(0.95, 19) * 0.05 * Math.sqrt(1 / 20 + 1 / 3);
    expect(found).toEqual({
      since: shiftDay(firstDay, 20),
      foundOn: shiftDay(firstDay, 21),
      change: {
        kind: 'fitted',
        value: expect.closeTo(1.2, 12),
        low: expect.closeTo(1.2 - margin, 9),
        high: expect.closeTo(1.2 + margin, 9),
        unit: 'm3/min',
        method: 'cusum',
        ...range,
        coverage: 0.8,
        n: 3,
        assumptions: [
          { key: 'beforeM3min', value: 5, source: 'fitted' },
          { key: 'scatterM3min', value: expect.closeTo(0.05, 12), source: 'fitted' },
        ],
      },
    });
  });

  it.each([
    ['a hundredth of what flows', 5, 0.05],
    ['0.01 m3/min, the last digit, where little flows', 0.4, 0.01],
  ])('is measured by %s where the nights do not scatter', (_, flow, scatter) => {
    const assumptions = changeOf([...times(flow, 16), ...times(flow + 2, 3)])!.change.assumptions;
    expect(assumptions[1]!.value).toBeCloseTo(scatter, 12);
  });

  /** Each night so many scatters above the others. */
  const risen = (scatters: number, count: number) => changeOf([...steady(20), ...times(5 + 0.05 * scatters, count)]);

  it('is beyond chance when the nights have come to six scatters beyond the one that is allowed', () => {
    // 2.1 beyond it in each night
    expect([risen(3.1, 2), risen(3.1, 3)?.foundOn]).toEqual([undefined, shiftDay(firstDay, 22)]);
    expect([risen(2.9, 3), risen(2.9, 4)?.foundOn]).toEqual([undefined, shiftDay(firstDay, 23)]);
    expect([risen(0.99, 40), risen(-3.1, 3)?.foundOn]).toEqual([undefined, shiftDay(firstDay, 22)]);
  });

  it('takes two nights, however far off they are', () => {
    expect([risen(900, 1), risen(900, 2)?.foundOn, risen(-90, 1), risen(-90, 2)?.foundOn]).toEqual([
      undefined,
      shiftDay(firstDay, 21),
      undefined,
      shiftDay(firstDay, 21),
    ]);
    // one counts for 3.6 of six; another one has 2.4 to come to
    expect(changeOf([...steady(20), 50, 5 + 0.05 * 3.3])).toBeUndefined();
    expect(changeOf([...steady(20), 50, 5 + 0.05 * 3.5])).toBeDefined();
  });

  it('is by the scatter of the nights before it, from night to night or about their middle, whichever is more', () => {
    const wavy = Array.from({ length: 21 }, (_, i) => (i % 3 === 0 ? 5 : 5.3));
    const [middle, scatter] = changeOf([...wavy, 9, 9])!.change.assumptions;
    expect([middle!.value, scatter!.value]).toEqual([5.3, expect.closeTo((1.4826 * 0.3) / Math.SQRT2, 9)]);
    const slow = Array.from({ length: 20 }, (_, i) => [4.7, 4.7, 5, 5, 5, 5.3, 5.3, 5.3][i % 8]!);
    expect(changeOf([...slow, 9, 9])!.change.assumptions[1]!.value).toBeCloseTo(1.4826 * 0.3, 9);
  });
});

describe('the nights that others are compared with', () => {
  it('are fourteen at least: the fifteenth is watched', () => {
    expect([13, 14, 15, 40].map((count) => watchedNights(nightsOf(steady(count))))).toEqual([0, 0, 1, 26]);
    expect(changeOf([...steady(14), 9, 9])).toMatchObject({ since: shiftDay(firstDay, 14), foundOn: shiftDay(firstDay, 15) });
    expect(changeOf([...steady(13), 9, 9])).toBeUndefined();
  });

  it('are 28 at most, the first ones', () => {
    const before = (count: number) => [...steady(14), ...times(5.02, count - 14)];
    const middleOf = (flows: readonly number[]) => changeOf([...flows, 9, 9])!.change.assumptions[0]!.value;
    expect([27, 28, 29, 40].map((count) => middleOf(before(count)))).toEqual([5, 5.01, 5.01, 5.01]);
    const degrees = [27, 28, 29].map((count) => changeOf([...steady(count), 9, 9])!.change);
    const margins = [27, 28, 28].map((n) => tQuantile(0.95, n - 1) * 0.05 * Math.sqrt(1 / n + 1 / 2));
    degrees.forEach(({ value, low }, i) => expect(value - low).toBeCloseTo(margins[i]!, 9));
  });
});
