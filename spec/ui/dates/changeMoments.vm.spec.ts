import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { msPerDay, msPerHour, textInZone } from '../../../core/time/index.ts';
import { ChangeMomentsVm } from '../../../ui/dates/changeMoments.vm.ts';
import type { MomentParts } from '../../../ui/dates/model/movedMoment.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(`${text}Z`);
const bounds = { fromMs: at('2026-11-18T06:30:10'), toMs: at('2026-11-20T08:00:05') };
const unchosen = { fromMs: undefined, toMs: undefined };
const shown = (atMs: number | undefined) => atMs && textInZone(atMs, zone, 'yyyy-MM-dd HH:mm:ss');

describe('the choice of a start and an end', () => {
  it('begins with all there is, and brings what lies outside inside', () => {
    expect(new ChangeMomentsVm(unchosen, bounds, zone).applicable).toEqual(bounds);
    const vm = new ChangeMomentsVm({ fromMs: 0, toMs: at('2026-11-19T12:00:00.700') }, bounds, zone);
    expect(vm.applicable).toEqual({ fromMs: bounds.fromMs, toMs: at('2026-11-19T12:00:00') });
  });

  it('[ANA-15] offers only days, hours, minutes and seconds inside the bounds', () => {
    const vm = new ChangeMomentsVm(unchosen, bounds, zone);
    const { days, hours, minutes, seconds } = vm.options('from');
    expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect([hours[0], hours.at(-1)]).toEqual([7, 23]);
    expect([minutes[0], minutes.at(-1)]).toEqual([30, 59]);
    expect([seconds[0], seconds.at(-1)]).toEqual([10, 59]);
    const end = vm.options('until');
    expect([end.hours.at(-1), end.minutes, end.seconds.at(-1)]).toEqual([9, [0], 5]);
  });

  test.each<[string, 'from' | 'until', Partial<MomentParts>, string, string]>([
    ['an hour', 'from', { hour: 12 }, '2026-11-18 12:30:10', '2026-11-20 09:00:05'],
    ['a day on which the time is too late', 'from', { day: '2026-11-20' }, '2026-11-20 07:30:10', '2026-11-20 09:00:05'],
    ['the last hour, whose minutes end early', 'from', { day: '2026-11-20', hour: 9 }, '2026-11-20 09:00:04', '2026-11-20 09:00:05'],
    ['a day outside', 'from', { day: '2026-11-17' }, '2026-11-18 07:30:10', '2026-11-20 09:00:05'],
    ['the first day of the end', 'until', { day: '2026-11-18' }, '2026-11-18 07:30:10', '2026-11-18 09:00:05'],
  ])('changes %s and keeps the rest as near as it may be', (_, end, change, from, until) => {
    const vm = new ChangeMomentsVm(unchosen, bounds, zone);
    vm.change(end, change);
    expect([shown(vm.applicable?.fromMs), shown(vm.applicable?.toMs)]).toEqual([from, until]);
  });

  it('[ANA-15] keeps its start at least 1 s before its end, and both inside the bounds, whatever is chosen', () => {
    // the clock is put back in the night of 25 October
    const wide = { fromMs: at('2026-10-24T10:00:00.500'), toMs: at('2026-10-26T10:00:00.500') };
    const part = fc.constantFrom('hour', 'minute', 'second');
    const moves = fc.array(
      fc.tuple(
        fc.constantFrom('from' as const, 'until' as const),
        fc.oneof(
          fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26').map((day) => ({ day })),
          fc.tuple(part, fc.integer({ min: 0, max: 59 })).map(([name, value]) => ({ [name]: value })),
        ),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        moves,
        fc.integer({ min: 0, max: 2 * msPerDay }),
        fc.integer({ min: 1000, max: msPerHour }),
        (changes, startMs, lengthMs) => {
          const fromMs = wide.fromMs + startMs;
          const vm = new ChangeMomentsVm({ fromMs, toMs: fromMs + lengthMs }, wide, zone);
          for (const [end, change] of changes) {
            vm.change(end, change);
            const { applicable } = vm;
            expect(applicable).toBeDefined();
            expect(applicable!.toMs - applicable!.fromMs).toBeGreaterThanOrEqual(1000);
            expect(applicable!.fromMs).toBeGreaterThanOrEqual(wide.fromMs);
            expect(applicable!.toMs).toBeLessThanOrEqual(wide.toMs);
          }
        },
      ),
    );
  });

  it('can not be applied where there is no second to choose', () => {
    expect(new ChangeMomentsVm(unchosen, { fromMs: bounds.fromMs, toMs: bounds.fromMs + 500 }, zone).applicable).toBeUndefined();
  });
});
