import { describe, expect, it } from '@jest/globals';
import type { TimeRange } from '../../../core/time/index.ts';
import { cutSpans, quarterHourMs } from '../../../core/totals/index.ts';
import { cutRows } from '../../../station/figures/cutRows.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { segmentOf } from './someSegments.ts';

const periodS = 10;
/** Within the third and the ninth quarter hour. */
const range = { fromMs: 2.5 * quarterHourMs, untilMs: 8.5 * quarterHourMs };
const [first, last] = cutSpans(range, periodS) as readonly [TimeRange, TimeRange];
const rowsAt = (...timesMs: readonly number[]) =>
  timesMs.map((atMs) => segmentOf(machineLog([[load, 75, 12]], periodS * 1000, atMs), periodS));
const times = async (segments: Parameters<typeof cutRows>[0], of: TimeRange = range) => [...(await cutRows(segments, of)).timesMs];

describe('the rows around the quarter hours that a range cuts', () => {
  it('are those from the beginning of their span up to its end, ascending', async () => {
    const edges = [
      first.fromMs - 1,
      first.fromMs,
      first.untilMs - 1,
      first.untilMs,
      last.fromMs - 1,
      last.fromMs,
      last.untilMs - 1,
      last.untilMs,
    ];
    expect(await times(rowsAt(...edges))).toEqual([first.fromMs, first.untilMs - 1, last.fromMs, last.untilMs - 1]);
  });

  it('are read of those segments alone that have some', async () => {
    const asked: number[] = [];
    const segments = rowsAt(first.fromMs - 1, first.fromMs, first.untilMs - 1, first.untilMs, last.untilMs).map((segment) => ({
      ...segment,
      rows: (span: TimeRange) => {
        asked.push(segment.sums.first.atMs);
        return segment.rows(span);
      },
    }));
    await cutRows(segments, range);
    expect(asked).toEqual([first.fromMs, first.untilMs - 1]);
  });

  it('are none of a range that begins and ends with quarter hours', async () => {
    const { fromMs, untilMs } = { fromMs: 2 * quarterHourMs, untilMs: 9 * quarterHourMs };
    expect(await times(rowsAt(fromMs, untilMs - 1), { fromMs, untilMs })).toEqual([]);
    expect(await times([], range)).toEqual([]);
  });

  it('reach as far as the longest period of the segments lets a row count', async () => {
    const slow = segmentOf(machineLog([[load, 75, 12]], 60_000, range.fromMs), 60);
    const early = first.fromMs - 60_000;
    expect(await times(rowsAt(early))).toEqual([]);
    expect(await times([...rowsAt(early), slow])).toEqual([early, range.fromMs]);
  });
});
