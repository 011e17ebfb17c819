import { expect, test } from '@jest/globals';
import { knownRange } from '../../../adapters/dayFiles/knownRange.ts';
import { reachesOutside } from '../../../adapters/dayFiles/totalsOfFiles.ts';

const hourMs = 3_600_000;
const at = Date.parse;
const files = ['2026-03-02', '2026-03-04'].map((day) => ({ day, path: `${day}.csv`, sizeBytes: 0 }));

test.each([
  ['2026-03-01T00:00Z', '2026-03-09T00:00Z', '2026-03-01T23:00Z', '2026-03-04T23:00Z'],
  ['2026-03-02T05:00Z', '2026-03-03T07:00Z', '2026-03-02T05:00Z', '2026-03-03T07:00Z'],
])(
  'files are known from the first day to the end of the last, in the zone of the plant: %s to %s',
  (from, until, knownFrom, knownUntil) => {
    const range = { fromMs: at(from), untilMs: at(until) };
    expect(knownRange(files, range, 'Europe/Berlin')).toEqual({ fromMs: at(knownFrom), untilMs: at(knownUntil) });
  },
);

const range = { fromMs: 10 * hourMs, untilMs: 20 * hourMs };

test.each([
  ['nothing', undefined, undefined, false],
  ['the range', range.fromMs, range.untilMs - 1, false],
  ['a row before it', range.fromMs - hourMs + 1, undefined, false],
  ['more than a row before it', range.fromMs - hourMs, undefined, true],
  ['a row behind it', range.fromMs, range.untilMs + hourMs - 2, false],
  ['more than a row behind it', range.fromMs, range.untilMs + hourMs - 1, true],
])('samples of %s reach outside of a range: %p to %p is %p', (_, firstMs, latestMs, isOutside) => {
  expect(reachesOutside({ firstMs, latestMs }, range)).toBe(isOutside);
});
