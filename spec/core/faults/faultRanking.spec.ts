import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultRanking, type FaultLogEntry, type FaultSource, rankedRange } from '../../../core/faults/index.ts';
import { msPerDay, msPerMinute } from '../../../core/time/index.ts';
import { anyFaultLogEntry } from './anyFaults.ts';

const nowMs = Date.parse('2026-11-20T08:00:00Z');
const range = rankedRange(nowMs, 'Europe/Berlin');

const entry = (daysBefore: number, source: FaultSource, bitIndex: number, more: Partial<FaultLogEntry> = {}): FaultLogEntry => ({
  atMs: nowMs - daysBefore * msPerDay,
  source,
  bitIndex,
  deliveryVolumeM3min: undefined,
  volumeFlowM3min: undefined,
  systemPressureBar: undefined,
  loadRatio: undefined,
  masterStatus: undefined,
  machines: [],
  ...more,
});
const lasting = (minutes: number, of: FaultLogEntry, isAtLatest = false): FaultLogEntry => ({
  ...of,
  end: { atMs: of.atMs! + minutes * msPerMinute, isAtLatest },
});

describe('the ranking of 12 months', () => {
  it('begins with a day of the plant and covers 365 of them', () => {
    expect([new Date(range.fromMs).toISOString(), range.untilMs]).toEqual(['2025-11-20T23:00:00.000Z', nowMs]);
  });

  it('[ALARM-3] has how often and how long each fault of each machine was up, most frequent first', () => {
    const log = [
      lasting(10, entry(1, 2, 65)),
      lasting(5, entry(2, 3, 65)),
      lasting(30, entry(40, 2, 65), true),
      lasting(90, entry(50, 'master', 16)),
      lasting(99, entry(400, 2, 65)),
    ];
    const { faults, sources } = faultRanking(log, range);
    expect(faults.map(({ source, bitIndex, count, durationMs }) => [source, bitIndex, count, durationMs / msPerMinute])).toEqual([
      [2, 65, 2, 40],
      ['master', 16, 1, 90],
      [3, 65, 1, 5],
    ]);
    expect(faults[0]).toMatchObject({ longestMs: 30 * msPerMinute, isAtMost: true, unknownCount: 0, lastMs: nowMs - msPerDay });
    expect(faults[0]!.entries).toEqual([log[0], log[2]]);
    expect(sources.map(({ source, count }) => [source, count])).toEqual([
      [2, 2],
      ['master', 1],
      [3, 1],
    ]);
  });

  it('ranks those as frequent by how long they were up, then the latest first', () => {
    const log = [
      lasting(3, entry(1, 1, 70)),
      lasting(5, entry(2, 2, 70)),
      lasting(3, entry(3, 3, 70)),
      entry(4, 4, 70),
      lasting(3, entry(5, 5, 70)),
      entry(6, 4, 70),
    ];
    const { faults, sources } = faultRanking(log.toReversed(), range);
    for (const tallies of [faults, sources]) expect(tallies.map(({ source }) => source)).toEqual([4, 2, 1, 3, 5]);
    expect(faults[0]).toMatchObject({ count: 2, durationMs: 0, longestMs: undefined, isAtMost: false, unknownCount: 2 });
  });

  it('counts from its first to its last moment, both included', () => {
    const at = (atMs: number) => faultRanking([entry(0, 1, 70, { atMs })], range, () => true).faults.map(({ durationMs }) => durationMs);
    expect([at(range.fromMs - 1), at(range.fromMs), at(range.untilMs), at(range.untilMs + 1)]).toEqual([
      [],
      [range.untilMs - range.fromMs],
      [0],
      [],
    ]);
  });

  it('counts what is still up until now, and says of how many the duration is not known', () => {
    const [up, unknown] = [entry(1, 1, 70), entry(2, 1, 70)];
    const [fault] = faultRanking([up, unknown], range, (each) => each === up).faults;
    expect(fault).toMatchObject({ count: 2, durationMs: msPerDay, unknownCount: 1 });
  });

  it('[ALARM-3] says from when the log can speak: from its oldest entry where it is younger, else from the start', () => {
    expect(faultRanking([entry(1, 1, 70), entry(60, 1, 70)], range).knownFromMs).toBe(nowMs - 60 * msPerDay);
    expect(faultRanking([entry(1, 1, 70), entry(600, 1, 70)], range).knownFromMs).toBe(range.fromMs);
    expect(faultRanking([], range)).toEqual({ faults: [], sources: [], knownFromMs: undefined, untimedCount: 0 });
  });

  it('leaves an entry without a time out of every sum, and counts it', () => {
    const ranking = faultRanking([entry(1, 1, 70, { atMs: undefined })], range);
    expect([ranking.faults, ranking.untimedCount]).toEqual([[], 1]);
  });

  it('loses and doubles no entry, whatever the log holds', () => {
    fc.assert(
      fc.property(fc.array(anyFaultLogEntry), (log) => {
        const all = { fromMs: 0, untilMs: 4_000_000_000_000 };
        const { faults, sources, untimedCount } = faultRanking(log, all);
        const timed = log.filter(({ atMs }) => atMs !== undefined);
        expect(new Set(faults.flatMap(({ entries }) => entries))).toEqual(new Set(timed));
        for (const tallies of [faults, sources]) expect(tallies.reduce((sum, { count }) => sum + count, untimedCount)).toBe(log.length);
      }),
    );
  });
});
