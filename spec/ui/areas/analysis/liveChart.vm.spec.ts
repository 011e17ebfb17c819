import { describe, expect, it, test } from '@jest/globals';
import { memorySessionStorage, memoryStation, type MemoryStation } from '../../../../adapters/memory/index.ts';
import { emptySlot, slotCount } from '../../../../core/compressor/index.ts';
import type { StationSnapshot } from '../../../../core/master/index.ts';
import type { Backlog } from '../../../../core/ports/index.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../../core/samples/index.ts';
import { LiveChartVm } from '../../../../ui/areas/analysis/liveChart.vm.ts';
import { defaultView } from '../../../../ui/areas/analysis/model/liveView.ts';
import { liveLink, LogStore, PlantStore, SessionStore, SettingsStore } from '../../../../ui/stores/index.ts';

const nowMs = Date.UTC(2026, 10, 20, 13, 32);
const minute = 60_000;
const loaded = 1 | 2 | 4;

interface Values {
  readonly pressureBar?: number | undefined;
  readonly status?: number;
}

/** A station whose first machine is loaded and whose third slot is used. */
function snapshotAt(atMs: number, { pressureBar = 7, status = loaded }: Values = {}): StationSnapshot {
  return {
    atMs,
    master: {
      sdCard: 1,
      version: '1',
      status: 3,
      systemPressureBar: pressureBar,
      loadRatio: 0.8,
      volumeFlowM3min: 40,
      deliveryVolumeM3min: 41,
      powerKW: 200,
      inputs: [],
    },
    compressors: Array.from({ length: slotCount }, (_, i) =>
      i === 0 || i === 2 ? { ...emptySlot(i + 1), technology: 4, status } : emptySlot(i + 1),
    ),
  };
}

/** The backlog of the last `minutes`, a record every 10 s. */
function backlogOf(minutes: number, valuesAt: (agoMs: number) => Values = () => ({})) {
  const builder = tableBuilder(channels);
  for (let agoMs = minutes * minute; agoMs > 0; agoMs -= 10_000)
    builder.append(nowMs - agoMs, sampleRowOf(snapshotAt(nowMs - agoMs, valuesAt(agoMs))).values);
  return new Map([['2026-11-20', { samples: builder.table(), skippedLines: 0 }]]);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function opened(station: MemoryStation, backlog: Backlog = station.backlog) {
  let browserMs = nowMs + 5000;
  const silent = { warn: () => undefined };
  const plant = new PlantStore();
  const settings = new SettingsStore();
  const log = new LogStore(backlog, silent);
  const session = new SessionStore(station.gatekeeper, memorySessionStorage(), settings);
  liveLink({ feed: station.feed, session, plant, settings, log });
  const vm = new LiveChartVm({ plant, log, clock: { nowMs: () => browserMs } });
  vm.follow();
  await session.login('read');
  const wait = (ms: number) => {
    browserMs += ms;
    vm.tick();
  };
  return { vm, wait, plant };
}

describe('the live chart', () => {
  it('shows the last hour from backlog and push: its value of now and how far it went', async () => {
    const station = memoryStation({
      days: backlogOf(90, (agoMs) => ({ pressureBar: agoMs === 30 * minute ? 6.5 : agoMs === 80 * minute ? 5 : 7 })),
    });
    const { vm } = await opened(station);
    station.push(snapshotAt(nowMs, { pressureBar: 7.4 }));
    await settled();
    expect(vm.span).toEqual({ fromMs: nowMs - 60 * minute, untilMs: nowMs });
    expect(vm.now).toEqual({ pressure: 7.4, flow: 40, delivery: 41 });
    expect(vm.extents.pressure.min).toBeCloseTo(6.5, 5);
    expect(vm.extents.pressure.max).toBeCloseTo(7.4, 5);
    expect(vm.table.timesMs.at(-1)).toBe(nowMs);
    expect([vm.isLive, vm.isStale, vm.isEmpty, vm.isLoading, vm.hasFailed]).toEqual([true, false, false, false, false]);
  });

  it('follows the values: the right edge is the latest sample', async () => {
    const station = memoryStation({ days: backlogOf(60) });
    const { vm } = await opened(station);
    for (const s of [0, 2, 4]) station.push(snapshotAt(nowMs + s * 1000, { pressureBar: 7 + s / 10 }));
    await settled();
    expect(vm.span.untilMs).toBe(nowMs + 4000);
    expect(vm.lines[0]!.column.at(-1)).toBeCloseTo(7.4, 5);
    expect(vm.table.timesMs.at(-1)).toBe(nowMs + 4000);
  });

  test.each([
    ['10min', 10],
    ['30min', 30],
    ['1h', 60],
  ] as const)('looks back as far as chosen: %s', async (range, minutes) => {
    const station = memoryStation({ days: backlogOf(90) });
    const { vm } = await opened(station);
    station.push(snapshotAt(nowMs));
    await settled();
    vm.show({ ...defaultView, range });
    expect(vm.span.untilMs - vm.span.fromMs).toBe(minutes * minute);
    expect(vm.table.timesMs[0]).toBeLessThanOrEqual(vm.span.fromMs);
    expect(vm.pressureFromMs).toBe(vm.span.fromMs);
  });

  it('says from when on it knows the pressure when the range is not covered', async () => {
    const station = memoryStation({ days: backlogOf(20) });
    const { vm } = await opened(station);
    station.push(snapshotAt(nowMs));
    await settled();
    expect(vm.pressureFromMs).toBe(nowMs - 20 * minute);
  });

  it('[LIVE-2] without the webserver keeps the past, tells its age and clears the values of now', async () => {
    const station = memoryStation({ days: backlogOf(60, () => ({ pressureBar: 6.8 })) });
    const { vm, wait } = await opened(station);
    station.push(snapshotAt(nowMs));
    await settled();
    station.setConnection('webserverLost');
    wait(90_000);
    expect([vm.isLive, vm.isStale, vm.isEmpty]).toEqual([false, true, false]);
    expect(vm.now).toEqual({ pressure: undefined, flow: undefined, delivery: undefined });
    expect([vm.lastSeenMs, vm.ageS]).toEqual([nowMs, 90]);
    expect(vm.extents.pressure.min).toBeCloseTo(6.8, 5);
  });

  it('[LIVE-2] lets an outage grow into view but never pushes the past out of it', async () => {
    const station = memoryStation({ days: backlogOf(60) });
    const { vm, wait } = await opened(station);
    station.push(snapshotAt(nowMs));
    await settled();
    station.setConnection('webserverLost');
    wait(5 * minute);
    expect(vm.span.untilMs).toBe(nowMs + 5 * minute);
    wait(24 * 60 * minute);
    expect(vm.span.untilMs).toBe(nowMs + 12 * minute);
    expect([vm.isEmpty, vm.ageS]).toEqual([false, (24 * 60 + 5) * 60]);
  });

  it('goes on live after the connection is back', async () => {
    const station = memoryStation({ days: backlogOf(60) });
    const { vm, wait } = await opened(station);
    station.push(snapshotAt(nowMs));
    await settled();
    station.setConnection('webserverLost');
    wait(minute);
    station.push(snapshotAt(nowMs + minute));
    expect([vm.isLive, vm.isStale, vm.ageS, vm.lastSeenMs]).toEqual([true, false, undefined, undefined]);
    expect(vm.span.untilMs).toBe(nowMs + minute);
  });

  it('shows live values while the backlog has failed', async () => {
    const station = memoryStation();
    const { vm } = await opened(station, { day: () => Promise.reject(new Error('no answer')) });
    station.push(snapshotAt(nowMs));
    await settled();
    expect([vm.hasFailed, vm.isEmpty, vm.now.pressure]).toEqual([true, false, 7]);
  });

  it('waits for the backlog, and is empty when nothing came', async () => {
    const station = memoryStation();
    let answer: (() => void) | undefined;
    const missing = snapshotAt(nowMs);
    const { vm } = await opened(station, {
      day: () => new Promise((resolve) => (answer = () => resolve({ samples: tableBuilder([]).table(), skippedLines: 0 }))),
    });
    expect([vm.isEmpty, vm.isLoading]).toEqual([true, true]);
    station.push({
      ...missing,
      master: { ...missing.master, systemPressureBar: undefined, volumeFlowM3min: undefined, deliveryVolumeM3min: undefined },
    });
    expect([vm.isEmpty, vm.isLoading, vm.isFilling]).toEqual([true, true, true]);
    answer?.();
    await settled();
    expect([vm.isEmpty, vm.isLoading, vm.isStale]).toEqual([true, false, false]);
  });

  it('[ANA-10] shows a lane for each installed machine while the states are switched on', async () => {
    const station = memoryStation({ days: backlogOf(60) });
    const { vm } = await opened(station);
    station.push(snapshotAt(nowMs));
    await settled();
    expect(vm.lanes.map(({ slot }) => slot)).toEqual([1, 3]);
    expect(vm.lanes[0]?.statuses?.at(-1)).toBe(loaded);
    station.setConnection('webserverLost');
    expect(vm.lanes.map(({ slot }) => slot)).toEqual([1, 3]);
    vm.show({ ...defaultView, states: false });
    expect(vm.lanes).toEqual([]);
  });

  it('marks the hidden lines', async () => {
    const { vm } = await opened(memoryStation());
    vm.show({ ...defaultView, hidden: new Set(['flow']) });
    expect(vm.lines.map(({ id, isHidden }) => [id, isHidden])).toEqual([
      ['pressure', false],
      ['flow', true],
      ['delivery', false],
    ]);
  });
});
