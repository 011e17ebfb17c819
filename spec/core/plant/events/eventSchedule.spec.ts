import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { scheduleAt } from '../../../../core/plant/events/eventSchedule.ts';
import { eventStartsMs } from '../../../../core/plant/events/eventTimes.ts';
import type { EventSchedule, EventTime } from '../../../../core/plant/index.ts';
import { anyEvents, once } from '../scenarios.ts';

const zone = 'Europe/Berlin';
const effect = { kind: 'leak', flowM3min: 1 } as const;
const weekMs = 7 * 86_400_000;
const startsOf = (time: EventTime, from: string, until: string, { seed = 1, position = 0 } = {}) =>
  eventStartsMs(time, { zone, seed, position }, Date.parse(from), Date.parse(until)).map((atMs) => new Date(atMs).toISOString());

describe('events begin', () => {
  test.each<[string, EventTime, string, string, string[]]>([
    ['once', { rule: 'once', atMs: Date.UTC(2025, 5, 1, 12) }, '2025-06-01', '2025-06-02', ['2025-06-01T12:00:00.000Z']],
    ['once, and not outside the range', { rule: 'once', atMs: Date.UTC(2025, 5, 2) }, '2025-06-01', '2025-06-02', []],
    [
      'each day at the same time of the wall clock, also when it goes forward',
      { rule: 'daily', hour: 6.5 },
      '2025-03-29',
      '2025-04-01',
      ['2025-03-29T05:30:00.000Z', '2025-03-30T04:30:00.000Z', '2025-03-31T04:30:00.000Z'],
    ],
    [
      'each day by the day of the plant, not of UTC',
      { rule: 'daily', hour: 0.5 },
      '2025-06-01',
      '2025-06-02',
      ['2025-06-01T22:30:00.000Z'],
    ],
    [
      'on their day of the week, also when the clock goes back',
      { rule: 'weekly', weekday: 6, hour: 12 },
      '2025-10-18',
      '2025-11-01',
      ['2025-10-19T10:00:00.000Z', '2025-10-26T11:00:00.000Z'],
    ],
    [
      'once a year at a time of the wall clock',
      { rule: 'yearly', month: 5, day: 1, hour: 0 },
      '2024-06-01',
      '2026-06-01',
      ['2025-04-30T22:00:00.000Z', '2026-04-30T22:00:00.000Z'],
    ],
    [
      'only in years that have the day',
      { rule: 'yearly', month: 2, day: 29, hour: 12 },
      '2023-01-01',
      '2026-01-01',
      ['2024-02-29T11:00:00.000Z'],
    ],
    ['never at a rate of 0', { rule: 'random', perWeek: 0 }, '2025-01-01', '2026-01-01', []],
    ['never at a negative rate', { rule: 'random', perWeek: -1 }, '2025-01-01', '2026-01-01', []],
    ['never at a missing rate', { rule: 'random', perWeek: NaN }, '2025-01-01', '2026-01-01', []],
  ])('%s', (_name, time, from, until, starts) => {
    expect(startsOf(time, from, until)).toEqual(starts);
  });

  it.each([
    ['America/New_York', 23.5, '2025-06-01T03:30:00.000Z'],
    ['Pacific/Kiritimati', 1, '2025-06-01T11:00:00.000Z'],
    ['Pacific/Pago_Pago', 22, '2025-06-01T09:00:00.000Z'],
  ])('by the day of a plant in %s that is not that of UTC, at %d h', (of, hour, at) => {
    const starts = eventStartsMs(
      { rule: 'daily', hour },
      { zone: of, seed: 1, position: 0 },
      Date.parse('2025-06-01'),
      Date.parse('2025-06-02'),
    );
    expect(starts.map((atMs) => new Date(atMs).toISOString())).toEqual([at]);
  });

  it('at the begin of a range, but not at its end', () => {
    const atMs = Date.UTC(2025, 5, 1);
    const starts = (fromMs: number, untilMs: number) =>
      eventStartsMs({ rule: 'once', atMs }, { zone, seed: 1, position: 0 }, fromMs, untilMs);
    expect([starts(atMs, atMs + 1), starts(atMs - 1, atMs)]).toEqual([[atMs], []]);
  });

  it.each([0.2, 1, 5, 60])('at random about %d times a week', (perWeek) => {
    const weeks = 2000 / perWeek;
    const count = eventStartsMs({ rule: 'random', perWeek }, { zone, seed: 4, position: 2 }, 0, weeks * weekMs).length;
    expect(count).toBeGreaterThan(1850);
    expect(count).toBeLessThan(2150);
  });

  it('at random no more often than 2000 times a week', () => {
    const starts = (perWeek: number) => eventStartsMs({ rule: 'random', perWeek }, { zone, seed: 4, position: 2 }, 0, weekMs);
    expect(starts(5000)).toEqual(starts(2000));
    expect(starts(1999)).not.toEqual(starts(2000));
  });

  it('at random at other times for another seed or another event', () => {
    const time = { rule: 'random', perWeek: 3 } as const;
    const starts = [{}, { seed: 2 }, { position: 1 }].map((source) => startsOf(time, '2025-01-01', '2025-03-01', source).join());
    expect(new Set(starts).size).toBe(3);
  });

  it('at the same instants whether a range is asked for whole or in two', () => {
    const at = fc.integer({ min: 0, max: 20 * 86_400_000 });
    fc.assert(
      fc.property(at, at, at, anyEvents(10 * 86_400_000), (a, b, c, events) => {
        const [from, middle, until] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        for (const { begins } of events) {
          const starts = (fromMs: number, untilMs: number) => eventStartsMs(begins, { zone, seed: 1, position: 1 }, fromMs, untilMs);
          expect([...starts(from, middle), ...starts(middle, until)]).toEqual(starts(from, until));
        }
      }),
    );
  });
});

describe('the schedule', () => {
  it('has an event on from its begin until its end, to the millisecond', () => {
    const beginMs = Date.parse('2025-06-01T23:59:30Z');
    const config = { zone, events: [once(beginMs, 90.5, effect)] };
    const isOn = (atMs: number) => scheduleAt(config, 1, atMs).on[0];
    expect([beginMs - 1, beginMs, beginMs + 90_499, beginMs + 90_500].map(isOn)).toEqual([false, true, true, false]);
  });

  it('has an event that began days ago on until its end', () => {
    const beginMs = Date.parse('2025-06-01T12:00:00Z');
    const config = { zone, events: [once(beginMs, 10 * 86_400, effect)] };
    expect([9.99, 10].map((days) => scheduleAt(config, 1, beginMs + days * 86_400_000).on[0])).toEqual([true, false]);
  });

  it.each([0, -5, NaN])('never has an event on that lasts %d s', (durationS) => {
    const config = { zone, events: [once(1000, durationS, effect)] };
    expect([999, 1000, 1001].map((atMs) => scheduleAt(config, 1, atMs).on[0])).toEqual([false, false, false]);
  });

  it.each([1e300, Infinity])('has an event on for years that lasts %d s', (durationS) => {
    const config = {
      zone,
      events: [{ begins: { rule: 'random', perWeek: 0.01 }, durationS, effect } as const, once(0, durationS, effect)],
    };
    expect(scheduleAt(config, 1, Date.UTC(1979, 0)).on).toEqual([true, true]);
  });

  it('has no event on for longer than 3650 days', () => {
    const config = { zone, events: [once(0, Infinity, effect)] };
    const endMs = 3650 * 86_400_000;
    expect([endMs - 1, endMs].map((atMs) => scheduleAt(config, 1, atMs).on)).toEqual([[true], [false]]);
  });

  it('holds until the next begin or end, or the end of the day', () => {
    const noonMs = Date.parse('2025-06-01T12:00:00Z');
    const config = { zone, events: [once(noonMs, 3600, effect), once(noonMs + 1_800_000, 7200, effect)] };
    const until = (atMs: number) => scheduleAt(config, 1, noonMs + atMs).validUntilMs - noonMs;
    expect([-1000, 0, 1_799_999, 1_800_000, 3_600_000, 9_000_000].map(until)).toEqual([
      0, 1_800_000, 1_800_000, 3_600_000, 9_000_000, 43_200_000,
    ]);
  });

  it('lets two occurrences of one event that overlap go on as one', () => {
    const config = { zone: 'UTC', events: [{ begins: { rule: 'daily', hour: 6 }, durationS: 30 * 3600, effect } as const] };
    for (let hour = 0; hour < 72; hour++) expect(scheduleAt(config, 1, Date.UTC(2025, 5, 3, hour)).on).toEqual([true]);
  });

  it('is the same whether it was carried on or asked afresh', () => {
    const fromMs = Date.parse('2025-10-25T20:00:00Z');
    fc.assert(
      fc.property(anyEvents(fromMs), fc.integer(), fc.constantFrom(2000, 10_000, 61_000), (events, seed, stepMs) => {
        const config = { zone, events };
        let carried: EventSchedule | undefined;
        for (let i = 0; i < 400; i++) {
          carried = scheduleAt(config, seed, fromMs + i * stepMs, carried);
          if (i % 20 === 0) expect(carried).toEqual(scheduleAt(config, seed, fromMs + i * stepMs));
        }
      }),
      { numRuns: 30 },
    );
  });
});
