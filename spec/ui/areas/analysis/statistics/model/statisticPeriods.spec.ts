import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { plantDayOf, shiftDay } from '../../../../../../core/time/index.ts';
import { statisticPeriods, defaultRange } from '../../../../../../ui/areas/analysis/statistics/model/statisticPeriods.ts';

const at = (text: string) => Date.parse(`${text}Z`);

describe('the usual range', () => {
  test.each<[string, readonly string[] | undefined, string]>([
    ['nothing is known of the files', undefined, '2026-11-14'],
    ['there are files of many days', ['2026-10-01', '2026-11-14', '2026-11-20'], '2026-11-14'],
    ['the first file is younger', ['2026-11-18', '2026-11-19'], '2026-11-18'],
    ['only old files exist', ['2026-10-01'], '2026-11-14'],
    ['the clock was set back', ['2026-11-25'], '2026-11-14'],
  ])('ends today where %s', (_, days, from) => {
    expect(defaultRange('2026-11-20', days && new Set(days))).toEqual({ from, until: '2026-11-20' });
  });
});

describe('the periods of a range of days', () => {
  const zone = 'Europe/Berlin';
  test.each<[string, string, string, string, [string, string, string, string]]>([
    [
      'past days',
      '2026-11-14',
      '2026-11-16',
      '2026-11-20T08:00',
      ['2026-11-13T23:00', '2026-11-16T23:00', '2026-11-10T23:00', '2026-11-13T23:00'],
    ],
    [
      'until now',
      '2026-11-19',
      '2026-11-20',
      '2026-11-20T08:00',
      ['2026-11-18T23:00', '2026-11-20T08:00', '2026-11-16T23:00', '2026-11-18T08:00'],
    ],
    [
      'today',
      '2026-11-20',
      '2026-11-20',
      '2026-11-20T08:00',
      ['2026-11-19T23:00', '2026-11-20T08:00', '2026-11-18T23:00', '2026-11-19T08:00'],
    ],
    // the night of 25 October has 25 hours
    [
      'a changed clock',
      '2026-10-25',
      '2026-10-25',
      '2026-11-20T08:00',
      ['2026-10-24T22:00', '2026-10-25T23:00', '2026-10-23T22:00', '2026-10-24T22:00'],
    ],
  ])('%s', (_, from, until, now, [nowFrom, nowUntil, beforeFrom, beforeUntil]) => {
    expect(statisticPeriods({ from, until }, at(now), zone)).toEqual({
      now: { fromMs: at(nowFrom), untilMs: at(nowUntil) },
      before: { fromMs: at(beforeFrom), untilMs: at(beforeUntil) },
    });
  });

  it('never reach into the future, and the one before ends where the other begins or earlier', () => {
    const days = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 86_399_999 }), (back, length, ms) => {
        const nowMs = at('2026-11-20T00:00') + ms;
        const until = shiftDay(plantDayOf(nowMs, 'UTC'), -back);
        const { now, before } = statisticPeriods({ from: shiftDay(until, -length), until }, nowMs, 'UTC');
        expect(now.untilMs).toBeLessThanOrEqual(back === 0 && ms > 0 ? nowMs : at(`${shiftDay(until, 1)}T00:00`));
        expect(before!.untilMs).toBeLessThanOrEqual(now.fromMs);
        expect(before!.untilMs - before!.fromMs).toBe(now.untilMs - now.fromMs);
      }),
    );
  });
});
