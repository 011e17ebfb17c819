import { afterEach, describe, expect, it, jest, test } from '@jest/globals';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { msPerDay, msPerHour } from '../../../core/time/index.ts';
import { hourOfRunning, openMaintenance } from '../areas/maintenance/maintenanceFixture.ts';
import { morningMs } from './stationFixture.ts';

const noRights = { overview: true, analytics: false, energyBalancing: false, maintenance: true, errors: true, settings: false };
const withRights = (read: Partial<typeof noRights>): Settings => ({
  ...defaultSettings,
  rights: { ...defaultSettings.rights, read: { ...noRights, ...read } },
});

async function open(settings = defaultSettings) {
  const opened = await openMaintenance({ samples: hourOfRunning(), settings });
  const asked = () => opened.station.called.filter(({ call }) => call === 'dailyStatistics');
  return { ...opened, asked };
}

describe('the running hours', () => {
  it('are those of the last 14 days of the plant, related to the time that has data', async () => {
    const { runningHours, push, asked } = await open();
    push([]);
    await runningHours.load();
    expect([1, 2, 3].map((slot) => Math.round(runningHours.perDayH!.get(slot)!))).toEqual([24, 12, 0]);
    expect(asked().map(({ sent }) => sent)).toEqual([
      { name: 'loadTimes', range: { fromMs: morningMs - 14 * msPerDay, untilMs: morningMs } },
    ]);
    expect(runningHours.state).toBe('known');
  });

  test.each([
    ['analytics', { analytics: true }, 1, 'known'],
    ['energy balance', { energyBalancing: true }, 1, 'known'],
    ['neither', {}, 0, 'notAllowed'],
  ] as const)('are asked for with the right for %s', async (_case, right, calls, state) => {
    const { runningHours, push, asked } = await open(withRights(right));
    push([]);
    await runningHours.load();
    expect([asked().length, runningHours.state]).toEqual([calls, state]);
  });

  it('are not asked for before the time of the plant is known, nor without a session', async () => {
    const { runningHours, session, push, asked } = await open();
    await runningHours.load();
    expect([asked().length, runningHours.state]).toEqual([0, 'pending']);
    push([]);
    await session.logout();
    await runningHours.load();
    expect(asked()).toEqual([]);
  });

  it('are asked for again after an hour', async () => {
    const { runningHours, push, pass, asked } = await open();
    push([]);
    await runningHours.load();
    pass(msPerHour - 1);
    await runningHours.load();
    expect(asked()).toHaveLength(1);
    pass(1);
    await runningHours.load();
    expect(asked()).toHaveLength(2);
  });

  it('say that they could not be fetched, and are tried again at once when a person wants it', async () => {
    const { runningHours, station, push, asked } = await open();
    push([]);
    station.fail('dailyStatistics', 'failed');
    await runningHours.load();
    expect(runningHours.state).toBe('failed');
    station.mend('dailyStatistics');
    await runningHours.load();
    expect([asked().length, runningHours.state]).toEqual([1, 'failed']);
    await runningHours.retry();
    expect([asked().length, runningHours.state]).toEqual([2, 'known']);
  });

  it('are no longer said to have failed while they are asked for again', async () => {
    const { runningHours, station, push } = await open();
    push([]);
    station.fail('dailyStatistics', 'failed');
    await runningHours.load();
    station.mend('dailyStatistics');
    const release = station.hold('dailyStatistics');
    const again = runningHours.retry();
    expect(runningHours.state).toBe('pending');
    release();
    await again;
    expect(runningHours.state).toBe('known');
  });

  it('keep what is known when a later call fails', async () => {
    const { runningHours, station, push, pass } = await open();
    push([]);
    await runningHours.load();
    station.fail('dailyStatistics', 'unreachable');
    pass(msPerHour);
    await runningHours.load();
    expect(runningHours.state).toBe('known');
  });

  it('are nothing to the next session until it was reported itself', async () => {
    const { runningHours, session, push } = await open();
    push([]);
    await runningHours.load();
    await session.logout();
    expect(runningHours.perDayH).toBeUndefined();
    await session.login('write');
    expect([runningHours.perDayH, runningHours.state]).toEqual([undefined, 'pending']);
  });
});

describe('who follows the running hours', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  afterEach(() => void jest.useRealTimers());

  it('gets them as soon as the plant is there, and again for another session', async () => {
    const { runningHours, session, push, asked } = await open();
    const leave = runningHours.follow();
    expect(asked()).toEqual([]);
    push([]);
    await settled();
    expect([asked().length, runningHours.state]).toEqual([1, 'known']);
    await session.logout();
    await session.login('write');
    push([]);
    await settled();
    expect([asked().length, runningHours.state]).toEqual([2, 'known']);
    leave();
  });

  it('ends the call on leaving, and the next one asks again', async () => {
    const { runningHours, station, push, asked } = await open();
    push([]);
    const release = station.hold('dailyStatistics');
    const leave = runningHours.follow();
    leave();
    const leaveNext = runningHours.follow();
    expect(asked()).toHaveLength(2);
    release();
    await settled();
    expect(runningHours.state).toBe('known');
    leaveNext();
  });

  it('is reported again every hour for as long as he stays', async () => {
    const { runningHours, push, pass, asked } = await open();
    jest.useFakeTimers();
    push([]);
    const leave = runningHours.follow();
    await jest.advanceTimersByTimeAsync(30 * 60_000);
    expect(asked()).toHaveLength(1);
    pass(msPerHour);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toHaveLength(2);
    leave();
    pass(msPerHour);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(asked()).toHaveLength(2);
  });
});
