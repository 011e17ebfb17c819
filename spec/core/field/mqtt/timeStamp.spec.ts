import { expect, test } from '@jest/globals';
import { stampMs } from '../../../../core/field/mqtt/timeStamp.ts';

const atMs = Date.UTC(2026, 10, 22, 10, 15, 2);

test.each<[unknown, number | undefined]>([
  [atMs / 1000, atMs],
  [atMs, atMs],
  [String(atMs / 1000), atMs],
  ['2026-11-22T10:15:02Z', atMs],
  ['2026-11-22T11:15:02.000+01:00', atMs],
  ['2026-11-22T11:15:02+0100', atMs],
  ['2026-11-22T10:15:02', undefined],
  ['2026-13-22T10:15:02Z', undefined],
  ['22.11.2026', undefined],
  ['', undefined],
  [1, 1000],
  [9_999_999_999, 9_999_999_999_000],
  [10_000_000_000, 10_000_000_000],
  [0, undefined],
  [-1, undefined],
  [NaN, undefined],
  [null, undefined],
  [true, undefined],
])('a stamp of %j is %p', (stamp, expected) => {
  expect(stampMs(stamp)).toBe(expected);
});
