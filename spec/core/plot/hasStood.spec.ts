import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { statusBit } from '../../../core/compressor/index.ts';
import { hasStood } from '../../../core/plot/index.ts';
import { stateRuns } from '../../../core/plot/stateRuns.ts';

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

test('a machine without a status has not', () => {
  expect(hasStood({ ...rows([0, 0, 0]), statuses: undefined }, { fromMs: 0, toMs: 2 * minuteMs })).toBe(false);
});

test('what it did before and after a span does not count', () => {
  const of = rows([load, 0, 0, 0, load]);
  expect(hasStood(of, { fromMs: minuteMs, toMs: 3 * minuteMs })).toBe(true);
  expect(hasStood(of, { fromMs: 0, toMs: 3 * minuteMs })).toBe(false);
});

test('is what the runs of the span say, whatever was recorded', () => {
  const row = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom(0, ready, noLoad, load, error, NaN));
  const moment = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), moment, moment, (logged, fromMs, lengthMs) => {
      let atMs = 0;
      const of = {
        timesMs: Float64Array.from(logged, ([afterMs]) => (atMs += afterMs)),
        statuses: Float64Array.from(logged, ([, status]) => status),
        ...{ length: logged.length, spacingMs: 1, maxGapMs: 3 },
      };
      const span = { fromMs, toMs: fromMs + lengthMs + 1 };
      const states = new Set(stateRuns(of, span).map(({ state }) => state));
      const isKnown = states.has('off') || states.has('ready');
      expect(hasStood(of, span)).toBe(isKnown && !(['load', 'noLoad', 'error'] as const).some((state) => states.has(state)));
    }),
    { numRuns: 1000 },
  );
});
