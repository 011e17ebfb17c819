import { describe, expect, it } from '@jest/globals';
import { msPerDay } from '../../../core/time/index.ts';
import { refusedDays } from '../../../station/fleet/refusedDays.ts';

const day = '2026-11-20';

function setUp() {
  let nowMs = 5000;
  const days = refusedDays({ nowMs: () => nowMs });
  days.add({ day, reason: 'no' }, 'a');
  return { days, pass: (ms: number) => (nowMs += ms) };
}

describe('day records that the fleet does not take', () => {
  it('[FLEET-1] are not offered until they change', () => {
    const { days } = setUp();
    expect([days.isRefused(day, 'a'), days.isRefused(day, 'b'), days.isRefused('2026-11-21', 'a')]).toEqual([true, false, false]);
    days.add({ day, reason: 'still no' }, 'b');
    expect([days.isRefused(day, 'a'), days.isRefused(day, 'b')]).toEqual([false, true]);
    expect(days.all()).toEqual([{ day, reason: 'still no' }]);
  });

  it.each([
    [0, true],
    [msPerDay - 1, true],
    [msPerDay, false],
    [2 * msPerDay, false],
  ])('[FLEET-1] are offered again after a day: %p ms later refused is %p', (ms, isRefused) => {
    const { days, pass } = setUp();
    pass(ms);
    expect([days.isRefused(day, 'a'), days.all().length]).toEqual([isRefused, isRefused ? 1 : 0]);
  });

  it('[FLEET-1] are said newest first, without those that were taken since', () => {
    const { days } = setUp();
    for (const each of ['2026-11-22', '2026-11-19', '2026-11-21']) days.add({ day: each, reason: undefined }, 'a');
    expect(days.all().map((each) => each.day)).toEqual(['2026-11-22', '2026-11-21', day, '2026-11-19']);
    days.remove(day);
    expect([days.isRefused(day, 'a'), days.all().map((each) => each.day)]).toEqual([false, ['2026-11-22', '2026-11-21', '2026-11-19']]);
  });
});
