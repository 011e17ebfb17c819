import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { plantIndex, statisticNames } from '../../../../../core/statistics/index.ts';
import { msPerMinute } from '../../../../../core/time/index.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { untold } from '../../../stores/untold.ts';
import { openStatistic } from './statisticFixture.ts';

const soon = () => jest.advanceTimersByTimeAsync(0);
const week = { from: '2026-11-14', until: '2026-11-16' };
type Opened = Awaited<ReturnType<typeof openStatistic>>;

/** Time passes for the clock and for the timers. */
async function pass({ time }: Opened, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    time.nowMs += 1000;
    await jest.advanceTimersByTimeAsync(1000);
  }
}

describe('a statistic', () => {
  let stops: (() => void)[] = [];
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stops.forEach((stop) => stop());
    stops = [];
    jest.useRealTimers();
  });

  async function followed(...options: Parameters<typeof openStatistic>): Promise<Opened> {
    const opened = await openStatistic(...options);
    stops.push(opened.available.follow(), opened.vm.follow());
    return opened;
  }

  test.each(statisticNames)('%s is asked for as such, for the range and the one before', async (name) => {
    const { vm, asked } = await followed(name);
    vm.show(name, week);
    await soon();
    const at = (day: string) => Date.parse(`${day}T00:00Z`);
    const ofItself = asked().filter((sent) => (sent as { readonly name: string }).name === name);
    expect(ofItself.slice(-2)).toEqual([
      { name, range: { fromMs: at('2026-11-14'), untilMs: at('2026-11-17') } },
      { name, range: { fromMs: at('2026-11-11'), untilMs: at('2026-11-14') } },
    ]);
    expect(vm.rows?.machines.map(({ index }) => index)).toEqual([1, 2]);
    expect(vm.rows?.plant.index).toBe(plantIndex);
  });

  it('shows the last days that have a file until now when no range is asked for', async () => {
    const { vm, available, asked } = await openStatistic();
    stops.push(vm.follow());
    await soon();
    expect([vm.range, vm.state === 'asking', asked()]).toEqual([undefined, false, []]);
    stops.push(available.follow());
    await soon();
    expect(vm.range).toEqual({ from: '2026-11-18', until: '2026-11-20' });
    expect(vm.periods?.now).toEqual({ fromMs: Date.UTC(2026, 10, 18), untilMs: morningMs });
    expect(asked()).toHaveLength(2);
  });

  it('shows the last seven days when the list of days fails', async () => {
    const opened = await openStatistic();
    opened.station.fail('availableDays', 'failed');
    stops.push(opened.available.follow(), opened.vm.follow());
    await soon();
    expect(opened.vm.range).toEqual({ from: '2026-11-14', until: '2026-11-20' });
  });

  it('compares the range with the one before', async () => {
    const { vm } = await followed();
    vm.show('loadTimes', { from: '2026-11-18', until: '2026-11-19' });
    await soon();
    const [first, second] = vm.rows!.machines;
    expect(first?.figures.loadS?.changeRatio).toBeGreaterThan(0.5);
    expect(second?.figures.loadS?.changeRatio).toBeCloseTo(0, 1);
  });

  it.each(statisticNames)('[ANA-11] shows every figure of %s without being reported how much is known, but no change', async (name) => {
    const range = { from: '2026-11-18', until: '2026-11-19' };
    const rowsOf = async (reported?: typeof untold) => {
      const { vm } = await openStatistic(name, undefined, undefined, reported);
      vm.show(name, range);
      await vm.load();
      expect(vm.isEmpty).toBe(false);
      return [vm.rows!.plant, ...vm.rows!.machines];
    };
    const known = await rowsOf();
    const expected = known.map(({ figures, ...row }) => ({
      ...row,
      figures: Object.fromEntries(
        Object.entries(figures).map(([figure, of]) => [figure, { ...of, change: undefined, changeRatio: undefined }]),
      ),
      coverage: undefined,
      coverageBefore: undefined,
    }));
    expect(known.flatMap(({ figures }) => Object.values(figures)).every(({ now }) => now !== undefined)).toBe(true);
    expect(await rowsOf(untold)).toEqual(expected);
  });

  it('has no figure of the run where only the times could not be fetched, and those of the starts', async () => {
    const opened = await openStatistic('motorStarts', undefined, undefined, (statistics) => ({
      read: (name, ...asked) => (name === 'loadTimes' ? Promise.resolve({ outcome: 'failed' } as const) : statistics.read(name, ...asked)),
    }));
    opened.vm.show('motorStarts', week);
    await opened.vm.load();
    const { figures } = opened.vm.rows!.plant;
    expect([
      opened.vm.state === 'failed',
      figures.motorStarts?.now === undefined,
      figures.runS?.now,
      figures.startsPerRunHour?.now,
    ]).toEqual([false, false, undefined, undefined]);
    expect(opened.log.warnings.length).toBeGreaterThan(0);
  });

  it('[ANA-12] is pending while it is fetched', async () => {
    const opened = await openStatistic();
    const release = opened.station.hold('dailyStatistics');
    opened.vm.show('loadTimes', week);
    stops.push(opened.vm.follow());
    await soon();
    expect([opened.vm.state === 'asking', opened.vm.rows, opened.vm.isEmpty]).toEqual([true, undefined, false]);
    release();
    await soon();
    expect([opened.vm.state === 'asking', opened.vm.rows !== undefined]).toEqual([false, true]);
  });

  it('[ANA-12] clears its flag when it fails, logs it and has nothing to show', async () => {
    const opened = await followed();
    const { vm, station, log } = opened;
    vm.show('loadTimes', week);
    await soon();
    station.fail('dailyStatistics', 'failed');
    vm.show('loadTimes', { from: '2026-11-15', until: '2026-11-16' });
    await soon();
    expect([vm.state === 'asking', vm.state === 'failed', vm.rows]).toEqual([false, true, undefined]);
    expect(log.warnings.length).toBeGreaterThan(0);
    station.mend('dailyStatistics');
    await vm.load();
    expect([vm.state === 'asking', vm.state === 'failed', vm.rows !== undefined]).toEqual([false, false, true]);
  });

  it('[ANA-12] is fetched again after at least 60 s when its range ends today', async () => {
    const opened = await followed();
    opened.vm.show('loadTimes', { from: '2026-11-18', until: '2026-11-20' });
    await soon();
    const before = opened.asked().length;
    await pass(opened, msPerMinute - 1000);
    expect(opened.asked()).toHaveLength(before);
    await pass(opened, 6000);
    expect(opened.asked()).toHaveLength(before + 2);
    expect(opened.vm.periods?.now.untilMs).toBe(morningMs + msPerMinute);
    await pass(opened, 2 * msPerMinute + 20_000);
    expect(opened.asked()).toHaveLength(before + 6);
  });

  it('[ANA-12] is not fetched again when its range is over', async () => {
    const opened = await followed();
    opened.vm.show('loadTimes', week);
    await soon();
    const before = opened.asked().length;
    await pass(opened, 5 * msPerMinute);
    expect(opened.asked()).toHaveLength(before);
  });

  it('keeps the figures of the last range as stale ones until the new ones are there', async () => {
    const opened = await followed();
    const { vm, station } = opened;
    vm.show('loadTimes', week);
    await soon();
    const { rows } = vm;
    const release = station.hold('dailyStatistics');
    vm.show('loadTimes', { from: '2026-11-18', until: '2026-11-19' });
    await soon();
    expect([vm.isStale, vm.state === 'asking']).toEqual([true, true]);
    expect(vm.rows).toEqual(rows);
    expect(vm.periods?.now.fromMs).toBe(Date.UTC(2026, 10, 14));
    expect(vm.wantedPeriods?.now.fromMs).toBe(Date.UTC(2026, 10, 18));
    release();
    await soon();
    expect([vm.isStale, vm.state === 'asking']).toEqual([false, false]);
    expect(vm.rows).not.toEqual(rows);
  });

  it('shows only the newest choice, whatever is answered last', async () => {
    const opened = await followed();
    const { vm, station, log } = opened;
    await soon();
    const release = station.hold('dailyStatistics');
    vm.show('loadTimes', week);
    await soon();
    const releaseNewer = station.hold('dailyStatistics');
    vm.show('loadTimes', { from: '2026-11-19', until: '2026-11-19' });
    await soon();
    releaseNewer();
    await soon();
    release();
    await soon();
    expect(vm.periods?.now).toEqual({ fromMs: Date.UTC(2026, 10, 19), untilMs: Date.UTC(2026, 10, 20) });
    expect(vm.isStale).toBe(false);
    expect(log.warnings).toEqual([]);
  });

  it('asks no more once nobody follows it', async () => {
    const opened = await openStatistic();
    const release = opened.station.hold('dailyStatistics');
    opened.vm.show('loadTimes', { from: '2026-11-18', until: '2026-11-20' });
    const stop = opened.vm.follow();
    await soon();
    stop();
    release();
    await pass(opened, 2 * msPerMinute);
    expect([opened.vm.state === 'asking', opened.vm.rows, opened.vm.state === 'failed']).toEqual([false, undefined, false]);
    expect(opened.asked()).toHaveLength(2);
  });

  it('is empty where the station has nothing of the range', async () => {
    const { vm } = await followed();
    vm.show('loadTimes', { from: '2026-01-01', until: '2026-01-02' });
    await soon();
    expect([vm.isEmpty, vm.state === 'failed']).toEqual([true, false]);
  });

  it('[LIVE-2] stays as it is while the web server is gone, and is fetched again when it is back', async () => {
    const opened = await followed();
    const { vm, plant, station, asked } = opened;
    plant.setConnection('connected');
    vm.show('loadTimes', { from: '2026-11-18', until: '2026-11-20' });
    await soon();
    const before = asked().length;
    plant.setConnection('webserverLost');
    station.fail('dailyStatistics', 'unreachable');
    await pass(opened, 3 * msPerMinute);
    expect([vm.isStale, vm.state === 'failed', vm.rows !== undefined, asked().length]).toEqual([true, false, true, before]);
    expect(vm.answeredMs).toBe(morningMs);
    station.mend('dailyStatistics');
    plant.setConnection('connected');
    await soon();
    expect([vm.isStale, asked().length]).toEqual([false, before + 2]);
  });
});
