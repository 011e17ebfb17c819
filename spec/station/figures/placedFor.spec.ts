import { describe, expect, it } from '@jest/globals';
import { rangeOf } from '../../../core/samples/index.ts';
import { flowCollector, flowSumsOf, joinedRecords, preparedTotals, quarterHourMs, totalsOf } from '../../../core/totals/index.ts';
import { quarterSums } from '../../../core/totals/quarterSums.ts';
import { placedFor } from '../../../station/figures/placedFor.ts';
import { recordsFor } from '../../../station/figures/recordsFor.ts';
import type { Segment } from '../../../station/figures/segmentsNear.ts';
import { load, machineLog, noLoad } from '../../core/samples/logs.ts';
import { counted, segmentOf } from './someSegments.ts';

const periodS = 10;
const segmentMs = 300_000;
const count = 70;
const rowsOfSegment = segmentMs / (periodS * 1000);
/** A machine over some hours, cut into segments of five minutes. */
const table = machineLog(
  Array.from({ length: count * rowsOfSegment }, (_, i) => (i % 50 < 35 ? ([load, 70 + (i % 7), 12] as const) : ([noLoad, 20, 0] as const))),
  periodS * 1000,
);
const segments = Array.from({ length: count }, (_, i) => segmentOf(rangeOf(table, i * segmentMs, (i + 1) * segmentMs), periodS));
const never = new AbortController().signal;
const all = { fromMs: 0, untilMs: count * segmentMs };

describe('what segments say of leaks', () => {
  it('is what one scan of all their samples says, with what lies between them and behind the last one', async () => {
    const collected = (parts: Awaited<ReturnType<typeof placedFor>>) => {
      const collector = flowCollector({ fromMs: 0, untilMs: Math.ceil(all.untilMs / quarterHourMs) * quarterHourMs });
      for (const part of parts) if (part !== undefined && !(part instanceof Uint8Array)) collector.add(part);
      return [...collector.totals];
    };
    const scan = flowSumsOf(joinedRecords(quarterSums(table, periodS, periodS)));
    expect(collected(await placedFor('flows', segments, never))).toEqual(collected([scan]));
    expect(await placedFor('flows', [], never)).toEqual([]);
  });
});

describe('totals of segments', () => {
  it.each([
    ['all of them', all],
    ['a part of some', { fromMs: 1_234_000, untilMs: 9_876_000 }],
    ['a part of one', { fromMs: 1_234_000, untilMs: 1_300_000 }],
    ['none', { fromMs: 2 * all.untilMs, untilMs: 3 * all.untilMs }],
  ])('are those of one scan of all their samples, of %s', async (_, range) => {
    const prepared = preparedTotals(await recordsFor(segments, range, never));
    expect(prepared.totals(range, ({ fromMs, untilMs }) => rangeOf(table, fromMs, untilMs))).toEqual(totalsOf(table, range, periodS));
  });
});

describe('many segments', () => {
  it.each([
    ['leaks', (of: readonly Segment[], signal: AbortSignal) => placedFor('flows', of, signal)],
    ['totals', (of: readonly Segment[], signal: AbortSignal) => recordsFor(of, all, signal)],
  ])('keep nothing else waiting: of %s others take their turn after 31, and may end it', async (_, through) => {
    const seen = counted(segments);
    const stop = new AbortController();
    setImmediate(() => stop.abort(new Error('enough')));
    await expect(through(seen.segments, stop.signal)).rejects.toThrow('enough');
    expect(seen.count()).toBe(31);
  });
});
