import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { showsDate, timeTicks } from '../../../core/plot/index.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

/** Seconds since midnight, as a clock in the zone shows them. */
function clockSeconds(atMs: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).formatToParts(atMs);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return part('hour') * 3600 + part('minute') * 60 + part('second');
}

const spans = fc.record({
  fromMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 1) }),
  lengthMs: fc.oneof(fc.integer({ min: 10_000, max: hour }), fc.integer({ min: hour, max: 40 * day })),
});

describe('ticks of a time axis', () => {
  it('ascend, lie inside the span and are not more than asked for', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 2, max: 12 }), fc.constantFrom(...zones), ({ fromMs, lengthMs }, maxCount, zone) => {
        const { ticksMs, stepMs } = timeTicks({ fromMs, toMs: fromMs + lengthMs }, maxCount, zone);
        ticksMs.forEach((atMs, i) => {
          expect(atMs).toBeGreaterThanOrEqual(fromMs);
          expect(atMs).toBeLessThanOrEqual(fromMs + lengthMs);
          if (i > 0) expect(atMs - ticksMs[i - 1]!).toBeGreaterThanOrEqual(0.6 * stepMs);
        });
        expect(ticksMs.length).toBeLessThanOrEqual(maxCount + 2);
      }),
    );
  });

  it("stand at round times of the plant's clock, across changes of it too", () => {
    fc.assert(
      fc.property(spans, fc.constantFrom(...zones), ({ fromMs, lengthMs }, zone) => {
        const { ticksMs, stepMs } = timeTicks({ fromMs, toMs: fromMs + lengthMs }, 8, zone);
        for (const atMs of ticksMs) expect(clockSeconds(atMs, zone) % Math.min(stepMs / 1000, 86_400)).toBe(0);
      }),
    );
  });

  it.each([
    ['UTC', 0],
    ['Europe/Berlin', 2],
    ['America/St_Johns', -2.5],
    ['America/Los_Angeles', -7],
    ['Asia/Kathmandu', 5.75],
    ['Australia/Lord_Howe', 10.5],
  ])('stand at every round time of a span, both its ends included, by the clock of %s', (zone, aheadHours) => {
    const quarterHour = hour / 4;
    const first = Date.UTC(2026, 5, 1) / quarterHour;
    fc.assert(
      fc.property(
        fc.nat({ max: 2000 }),
        fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 7000 })),
        fc.integer({ min: 1, max: 9 }),
        (from, length, count) => {
          const [fromMs, toMs] = [(first + from) * quarterHour, (first + from + length) * quarterHour];
          const { ticksMs, stepMs } = timeTicks({ fromMs, toMs }, count, zone);
          fc.pre(stepMs >= quarterHour && length > 0);
          const monday = stepMs > day ? 4 * day : 0;
          const round = Array.from({ length: length + 1 }, (_, i) => fromMs + i * quarterHour).filter(
            (atMs) => (atMs + aheadHours * hour - monday) % stepMs === 0,
          );
          expect(ticksMs).toEqual(round);
        },
      ),
    );
  });

  test.each([
    ['clocks go forward, in steps of 3 h', '2026-03-28T23:00Z', '2026-03-29T10:30Z', 5, [0, 180, 360, 540, 720]],
    ['clocks go back, in steps of 3 h', '2026-10-24T22:00Z', '2026-10-25T11:30Z', 5, [0, 180, 360, 540, 720]],
    ['clocks go back, the doubled hour has both its ticks', '2026-10-24T23:30Z', '2026-10-25T02:30Z', 4, [120, 120, 180]],
    ['clocks go forward, the missing hour has no tick', '2026-03-29T00:30Z', '2026-03-29T03:30Z', 8, [90, 180, 210, 240, 270, 300, 330]],
  ])('%s', (_, from, until, maxCount, minutes) => {
    const { ticksMs } = timeTicks({ fromMs: Date.parse(from), toMs: Date.parse(until) }, maxCount, 'Europe/Berlin');
    expect(ticksMs.map((atMs) => clockSeconds(atMs, 'Europe/Berlin') / 60)).toEqual(minutes);
  });

  test.each([
    [60_000, 6, 10_000, true],
    [10 * 60_000, 10, 60_000, false],
    [hour, 6, 10 * 60_000, false],
    [12 * hour, 6, 2 * hour, false],
    [7 * day, 7, day, false],
  ])('of a span of %d ms, at most %d of them', (lengthMs, maxCount, stepMs, showsSeconds) => {
    const fromMs = Date.UTC(2026, 5, 1);
    expect(timeTicks({ fromMs, toMs: fromMs + lengthMs }, maxCount, 'UTC')).toMatchObject({ stepMs, showsSeconds });
  });

  const minute = 60_000;
  const steps = [
    ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * 1000),
    ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * minute),
    ...[1, 2, 3, 6, 12].map((hours) => hours * hour),
    ...[1, 2, 7, 14, 28, 91, 364].map((days) => days * day),
  ];
  test.each(steps.map((step, i) => [step, steps[i + 1] ?? step]))('are %d ms apart as long as there is room, then %d ms', (step, next) => {
    const of = (lengthMs: number) => timeTicks({ fromMs: 0, toMs: lengthMs }, 6, 'UTC');
    expect(of(6 * step)).toMatchObject({ stepMs: step, showsSeconds: step < minute });
    expect(of(6 * step + 1).stepMs).toBe(next);
  });

  it('are as far apart as the axis is long at least, where there is no room for one', () => {
    expect(timeTicks({ fromMs: 0, toMs: hour }, 0, 'UTC').stepMs).toBe(hour);
  });

  it.each([
    ['every day', 8, ['2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']],
    ['every second day, counted from a Monday', 4, ['2026-10-22', '2026-10-24', '2026-10-26']],
    ['each Monday', 1, ['2026-10-26']],
  ])("stand at the plant's midnight of %s", (_, maxCount, days) => {
    const week = { fromMs: Date.parse('2026-10-20T22:00Z'), toMs: Date.parse('2026-10-27T22:00Z') };
    const { ticksMs } = timeTicks(week, maxCount, 'Europe/Berlin');
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
    expect(ticksMs.map((atMs) => shown.format(atMs))).toEqual(days.map((name) => `${name} 00:00`));
  });

  test.each([
    [hour, false],
    [12 * hour, false],
    [12 * hour + 1, true],
  ])('[ANA-8] over %d ms carry the date: %s', (lengthMs, expected) => {
    expect(showsDate({ fromMs: 0, toMs: lengthMs })).toBe(expected);
  });

  it('are of different days where labels say the day alone, also across changes of the clock', () => {
    const dayOf = (atMs: number, zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short' }).format(atMs);
    fc.assert(
      fc.property(spans, fc.integer({ min: 2, max: 12 }), fc.constantFrom(...zones), ({ fromMs, lengthMs }, maxCount, zone) => {
        const { ticksMs, stepMs } = timeTicks({ fromMs, toMs: fromMs + lengthMs }, maxCount, zone, day);
        expect(new Set(ticksMs.map((atMs) => dayOf(atMs, zone))).size).toBe(ticksMs.length);
        expect(stepMs).toBe(Math.max(day, timeTicks({ fromMs, toMs: fromMs + lengthMs }, maxCount, zone).stepMs));
      }),
    );
    const fromMs = Date.parse('2026-11-28T00:00:00Z');
    expect(timeTicks({ fromMs, toMs: fromMs + 3 * day }, 12, 'UTC', day).ticksMs).toEqual([0, 1, 2, 3].map((i) => fromMs + i * day));
  });

  it('are none in an empty span', () => {
    expect(timeTicks({ fromMs: 5, toMs: 5 }, 5, 'UTC').ticksMs).toEqual([]);
  });
});
