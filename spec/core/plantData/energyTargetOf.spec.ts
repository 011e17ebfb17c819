import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { energyTargetOf } from '../../../core/plantData/index.ts';
import { msPerDay, plantDayRange } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const targets = [
  { since: '2026-07-01', kWhPerYear: 36_500 },
  { since: '2026-01-01', kWhPerYear: 73_000 },
];
const rangeOf = (first: string, last: string) => ({
  fromMs: plantDayRange(first, zone).fromMs,
  untilMs: plantDayRange(last, zone).untilMs,
});

test.each([
  ['2025-12-01', '2025-12-31', undefined],
  ['2026-01-01', '2026-01-01', 200],
  ['2026-03-29', '2026-03-29', 200],
  ['2026-06-30', '2026-07-01', 300],
  ['2026-12-01', '2026-12-31', 3100],
  ['2028-01-01', '2028-12-31', 36_500],
] as const)('from %s to %s the target is %p kWh', (first, last, expected) => {
  const target = energyTargetOf(targets, rangeOf(first, last), zone);
  if (expected === undefined) expect(target).toBeUndefined();
  else expect(target).toBeCloseTo(expected, 6);
});

it('is that of two ranges together', () => {
  const instant = fc.integer({ min: Date.parse('2026-02-01'), max: Date.parse('2026-11-01') });
  fc.assert(
    fc.property(instant, instant, instant, (...instants) => {
      const [fromMs, middleMs, untilMs] = instants.toSorted((a, b) => a - b) as [number, number, number];
      fc.pre(fromMs < middleMs && middleMs < untilMs);
      const [first, second] = [
        { fromMs, untilMs: middleMs },
        { fromMs: middleMs, untilMs },
      ].map((range) => energyTargetOf(targets, range, zone)!) as [number, number];
      expect(first + second).toBeCloseTo(energyTargetOf(targets, { fromMs, untilMs }, zone)!, 6);
    }),
  );
});

it('is none without a target', () => {
  expect(energyTargetOf([], { fromMs: 0, untilMs: msPerDay }, zone)).toBeUndefined();
});
