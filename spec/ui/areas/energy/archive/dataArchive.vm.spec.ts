import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import type { MemoryStationOptions } from '../../../../fakes/index.ts';
import type { Archive, StopSignal } from '../../../../../core/ports/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { DataArchiveVm } from '../../../../../ui/areas/energy/archive/dataArchive.vm.ts';
import { storesOver } from '../../../stores/stationFixture.ts';

const archives = {
  master: new Map([
    ['GLW_2026-10.csv', 'a'],
    ['GLW_2026-11.csv', 'ab'],
  ]),
  compressors: new Map([['Comp2_2026-11.csv', 'abc']]),
};

async function openArchive(options: MemoryStationOptions = { archives }) {
  const parts = storesOver(options);
  await parts.session.login('demo');
  const signals: (StopSignal | undefined)[] = [];
  const archive: Archive = {
    ...parts.station.archive,
    list(token, waiting) {
      signals.push(waiting?.signal);
      return parts.station.archive.list(token, waiting);
    },
  };
  const vm = new DataArchiveVm({ ...parts, archive, clock: { nowMs: () => Date.now() } });
  return { ...parts, vm, signals, asked: () => parts.station.called.filter(({ call }) => call === 'archive').length };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const names = ({ entries }: DataArchiveVm) => entries?.map(({ name }) => name);
const newestFirst = ['GLW_2026-11.csv', 'Comp2_2026-11.csv', 'GLW_2026-10.csv'];

describe('the list of the archive', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is loading until it comes, newest first', async () => {
    const { station, vm } = await openArchive();
    const release = station.hold('archive');
    vm.follow();
    await pass(1);
    expect([vm.isLoading, vm.entries, vm.state === 'failed']).toEqual([true, undefined, false]);
    release();
    await pass(1);
    expect([vm.isLoading, names(vm)]).toEqual([false, newestFirst]);
    expect(vm.entries?.map(({ sizeBytes }) => sizeBytes)).toEqual([2, 3, 1]);
  });

  it('is asked for at once and every 10 s, but never twice at a time', async () => {
    const { station, vm, asked } = await openArchive();
    vm.follow();
    await pass(1);
    expect(asked()).toBe(1);
    await pass(10_000);
    expect(asked()).toBe(2);
    const release = station.hold('archive');
    await pass(40_000);
    expect(asked()).toBe(3);
    release();
    await pass(10_000);
    expect(asked()).toBe(4);
  });

  it('is asked for no more once the page is left, and what is under way is aborted', async () => {
    const { station, vm, signals, asked } = await openArchive();
    station.hold('archive');
    const leave = vm.follow();
    await pass(1);
    expect(signals[0]?.aborted).toBe(false);
    leave();
    await pass(60_000);
    expect([asked(), signals[0]?.aborted, vm.entries, vm.state === 'failed']).toEqual([1, true, undefined, false]);
  });

  it('is asked for again when the page is opened again before the aborted call has ended', async () => {
    const { station, vm, asked } = await openArchive();
    const release = station.hold('archive');
    vm.follow()();
    vm.follow();
    release();
    await pass(1);
    expect([asked(), names(vm)]).toEqual([2, newestFirst]);
  });

  it.each(['unreachable', 'failed'] as const)('that is %s the first time is no longer loading, and comes when it can', async (failure) => {
    const { station, vm } = await openArchive();
    station.fail('archive', failure);
    vm.follow();
    await pass(1);
    expect([vm.isLoading, vm.state === 'failed', vm.isStale, vm.entries]).toEqual([false, true, false, undefined]);
    station.mend('archive');
    await pass(10_000);
    expect([vm.state === 'failed', names(vm)]).toEqual([false, newestFirst]);
  });

  it('[LIVE-2] stays with its age when it can be fetched no more', async () => {
    const { station, vm } = await openArchive();
    vm.follow();
    await pass(1);
    const fetchedMs = vm.fetchedMs;
    station.fail('archive', 'unreachable');
    await pass(30_000);
    expect([vm.state === 'failed', vm.isStale, vm.ageS, vm.fetchedMs, names(vm)]).toEqual([true, true, 30, fetchedMs, newestFirst]);
    station.mend('archive');
    await pass(10_000);
    expect([vm.state === 'failed', vm.isStale, vm.ageS]).toEqual([false, false, 0]);
  });

  it('[LIVE-2] is of the past while the webserver is lost, not while only the control is', async () => {
    const { vm, plant } = await openArchive();
    vm.follow();
    await pass(1);
    plant.setConnection('controlLost');
    expect(vm.isStale).toBe(false);
    plant.setConnection('webserverLost');
    expect([vm.isStale, names(vm)]).toEqual([true, newestFirst]);
  });

  it('may be empty, which is no failure', async () => {
    const { vm } = await openArchive({});
    vm.follow();
    await pass(1);
    expect([vm.entries, vm.state === 'failed', vm.isLoading]).toEqual([[], false, false]);
  });
});

test.each([
  ['Europe/Berlin', '2026-12'],
  ['America/New_York', '2026-11'],
])("in %s the month that grows at the end of November is %s, by the controller's clock", async (zone, month) => {
  const { vm, plant, settings } = await openArchive({ settings: { ...defaultSettings, time: { ...defaultSettings.time, zone } } });
  expect(settings.settings.time.zone).toBe(zone);
  expect(vm.currentMonth).toBeUndefined();
  plant.receiveClock(Date.UTC(2026, 10, 30, 23, 30));
  expect(vm.currentMonth).toBe(month);
});
