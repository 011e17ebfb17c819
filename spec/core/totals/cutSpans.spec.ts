import { expect, it } from '@jest/globals';
import { cutSpans, possibleSpan, quarterHourMs } from '../../../core/totals/index.ts';

/** Three periods of 10 s and a millisecond. */
const marginMs = 30_001;
const around = (first: number, behind: number) => ({
  fromMs: first * quarterHourMs - marginMs,
  untilMs: behind * quarterHourMs + marginMs,
});

it.each<readonly [string, readonly [number, number], ReturnType<typeof cutSpans>]>([
  ['none of whole ones', [4 * quarterHourMs, 9 * quarterHourMs], []],
  ['that at the begin', [4 * quarterHourMs + 1, 9 * quarterHourMs], [around(4, 5)]],
  ['that at the end', [4 * quarterHourMs, 9 * quarterHourMs - 1], [around(8, 9)]],
  ['both', [4 * quarterHourMs + 7, 9 * quarterHourMs + 7], [around(4, 5), around(9, 10)]],
  ['both of a range in one as one', [4 * quarterHourMs + 7, 4 * quarterHourMs + 9], [around(4, 5)]],
  ['neighbours as one', [4 * quarterHourMs + 7, 5 * quarterHourMs + 9], [around(4, 6)]],
  ['such with a whole one between as two', [4 * quarterHourMs + 7, 6 * quarterHourMs + 9], [around(4, 5), around(6, 7)]],
  ['those before 1970', [-quarterHourMs - 7, 0], [around(-2, -1)]],
])('the quarter hours that a range cuts are %s, widened by three periods', (_, [fromMs, untilMs], spans) => {
  expect(cutSpans({ fromMs, untilMs }, 10)).toEqual(spans);
});

it('two quarter hours that a range cuts are one piece as soon as their rows meet', () => {
  const spans = (longestPeriodS: number) => cutSpans({ fromMs: 7, untilMs: 2 * quarterHourMs + 7 }, longestPeriodS).length;
  // 900 s are between
  expect([spans(149), spans(150)]).toEqual([2, 1]);
});

it('a day can be from 14 h before its midnight in UTC to 36 h after it', () => {
  const midnightMs = Date.parse('2026-11-20T00:00:00Z');
  expect(possibleSpan('2026-11-20')).toEqual({ fromMs: midnightMs - 14 * 3_600_000, untilMs: midnightMs + 36 * 3_600_000 });
});
