import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dayFileName } from '../../../core/dayFile/index.ts';
import { AvailableDays } from '../../../ui/dates/index.ts';
import { keptLog, storesOver } from '../stores/stationFixture.ts';

const dayFiles = new Map(['2026-11-19', '2026-11-20'].map((day) => [dayFileName(day), '']));

async function opened() {
  const { station, session } = storesOver({ dayFiles });
  await session.login('read');
  const log = keptLog();
  const available = new AvailableDays({ dayFiles: station.dayFiles, session, log });
  const asked = () => station.called.filter(({ call }) => call === 'availableDays').length;
  return { station, session, log, available, asked };
}
const soon = () => jest.advanceTimersByTimeAsync(0);

describe('the days that have a file', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[API-4] are asked for every 10 s while somebody follows them', async () => {
    const { available, asked } = await opened();
    expect([available.state, available.days]).toEqual(['idle', undefined]);
    const stop = available.follow();
    await soon();
    expect(available.state).toBe('answered');
    expect([...(available.days ?? [])]).toEqual(['2026-11-19', '2026-11-20']);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(4);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(4);
  });

  it('stay the same set while they do not change', async () => {
    const { available } = await opened();
    const stop = available.follow();
    await soon();
    const { days } = available;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(available.days).toBe(days);
    stop();
  });

  it('stay known when an answer fails, which is logged once', async () => {
    const { station, available, log } = await opened();
    const stop = available.follow();
    await soon();
    station.fail('availableDays', 'failed');
    await jest.advanceTimersByTimeAsync(30_000);
    expect([available.state, available.days?.size]).toEqual(['failed', 2]);
    expect(log.warnings).toHaveLength(1);
    station.mend('availableDays');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(available.state).toBe('answered');
    stop();
  });

  it('are not asked for twice at once, nor without a login', async () => {
    const { station, session, available, asked } = await opened();
    const release = station.hold('availableDays');
    const stop = available.follow();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(1);
    release();
    await soon();
    expect(available.state).toBe('answered');
    await session.logout();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBe(1);
    stop();
  });
});
