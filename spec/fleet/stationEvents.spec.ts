import { describe, expect, it } from '@jest/globals';
import { historyStartMs } from '../../fleet/demo/kindHistory.ts';
import { risenFaults } from '../../fleet/demo/risenFaults.ts';
import { stationEvents } from '../../fleet/demo/stationEvents.ts';

const dayMs = 86_400_000;
const fault = { source: 1, bitIndex: 20 } as const;
const other = { source: 'master', bitIndex: 16 } as const;

describe('the events of a station of a demo', () => {
  const history = { events: [{ ...fault, afterMs: dayMs }] };
  const never = { sinceMs: Infinity, events: [] };
  const at = (days: number) => historyStartMs + days * dayMs;

  it('are those of two weeks, again and again in both directions', () => {
    const events = stationEvents({ history, live: never, own: undefined }, at(-20), at(30));
    expect(events.map(({ atMs }) => atMs)).toEqual([at(-13), at(1), at(15), at(29)]);
    expect(events[0]).toEqual({ ...fault, atMs: at(-13), id: at(-13) / 1000 });
  });

  it('are those behind the last ones that were said, until now', () => {
    const between = (sinceDays: number, untilDays: number) =>
      stationEvents({ history, live: never, own: undefined }, at(sinceDays), at(untilDays)).map(({ atMs }) => atMs);
    expect(between(1, 15)).toEqual([at(15)]);
    expect(between(0.5, 14.9)).toEqual([at(1)]);
  });

  it('are those of its plant once that runs, and of what it has all the time', () => {
    const live = { sinceMs: at(15), events: [{ ...other, atMs: at(16) }] };
    const events = stationEvents({ history, live, own: { ...fault, atMs: at(14) } }, at(0), at(30));
    expect(events.map(({ source, atMs }) => [source, atMs])).toEqual([
      [1, at(1)],
      [1, at(14)],
      ['master', at(16)],
    ]);
  });

  it('are the newest 200 at most', () => {
    const often = { events: Array.from({ length: 300 }, (_, i) => ({ ...fault, afterMs: i * 1000 })) };
    const events = stationEvents({ history: often, live: never, own: undefined }, at(-0.5), at(1));
    expect([events.length, events.at(-1)?.atMs]).toEqual([200, at(0) + 299_000]);
  });
});

describe('faults that came', () => {
  it('are those that were not up before, again once they were over', () => {
    const risen = risenFaults();
    expect([[], [fault], [fault, other], [other], [fault, other]].map((up) => risen(up))).toEqual([[], [fault], [other], [], [fault]]);
  });
});
