import { expect, test } from '@jest/globals';
import { statusBit } from '../../../core/compressor/index.ts';
import { hasStood } from '../../../core/plot/index.ts';

const { error } = statusBit;
const [ready, noLoad, load] = [1, 3, 7];
const minuteMs = 60_000;
const rows = (statuses: readonly number[]) => ({
  timesMs: Float64Array.from(statuses, (_, row) => row * minuteMs),
  statuses: Float64Array.from(statuses),
  length: statuses.length,
  spacingMs: minuteMs,
  maxGapMs: 3 * minuteMs,
});

test.each([
  ['was off', [0, 0, 0, 0], true],
  ['was ready', [0, ready, ready, 0], true],
  ['was off as far as is known', [NaN, 0, 0, NaN], true],
  ['is not known at all', [NaN, NaN, NaN, NaN], false],
  ['ran unloaded for a moment', [0, 0, noLoad, 0], false],
  ['had an error while it was off', [0, error, 0, 0], false],
  ['delivered', [0, load, load, 0], false],
])('a machine that %s has stood: %p', (_, statuses, expected) => {
  expect(hasStood(rows(statuses), { fromMs: 0, toMs: 3 * minuteMs })).toBe(expected);
});

test('what it did before and after a span does not count', () => {
  const of = rows([load, 0, 0, 0, load]);
  expect(hasStood(of, { fromMs: minuteMs, toMs: 3 * minuteMs })).toBe(true);
  expect(hasStood(of, { fromMs: 0, toMs: 3 * minuteMs })).toBe(false);
});
