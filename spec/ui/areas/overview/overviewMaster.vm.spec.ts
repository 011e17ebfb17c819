import { describe, expect, it, jest, test } from '@jest/globals';
import { autorun, when } from 'mobx';
import { type Compressor, emptySlot, statusBit } from '../../../../core/compressor/index.ts';
import { type Master, masterBit } from '../../../../core/master/index.ts';
import type { Connection } from '../../../../core/ports/index.ts';
import { msPerHour, msPerMinute } from '../../../../core/time/index.ts';
import { MachinesStore, type MachineView } from '../../../../ui/stores/index.ts';
import { bareMaster } from '../../../core/master/stations.ts';
import { morningMs } from '../../stores/stationFixture.ts';
import { OverviewMasterVm } from '../../../../ui/areas/overview/overviewMaster.vm.ts';
import { inLoad, inNoLoad, machine, openOverview, standing, stationWith } from './overviewFixture.ts';

async function shown(machines: readonly Compressor[], master: Partial<Master> = {}) {
  const { station, vm } = await openOverview();
  station.push(stationWith(machines, master));
  return vm;
}

describe('the headline', () => {
  const off = { status: 0 };
  const silent = { status: undefined, deliveryVolumeM3min: undefined };
  test.each<[string, readonly Compressor[], Partial<Master>]>([
    ['delivering', [machine(1)], {}],
    ['delivering', [machine(1, { deliveryVolumeM3min: undefined })], {}],
    ['delivering', [machine(1, { status: inLoad | statusBit.warning })], {}],
    ['delivering', [machine(1)], off],
    ['delivering', [machine(1, { status: undefined })], silent],
    ['delivering', [machine(1, { status: undefined, deliveryVolumeM3min: undefined })], {}],
    ['off', [machine(1, { status: 0, deliveryVolumeM3min: 0 })], off],
    ['ready', [machine(1, { status: standing, deliveryVolumeM3min: 0 })], { status: masterBit.on }],
    ['ready', [machine(1, { status: inNoLoad, deliveryVolumeM3min: 0 })], {}],
    ['ready', [machine(1, { status: inLoad, deliveryVolumeM3min: 0 })], {}],
    ['ready', [machine(1, { status: standing, deliveryVolumeM3min: 3 })], {}],
    ['ready', [machine(1, { status: inLoad | statusBit.communicationError })], { deliveryVolumeM3min: 0 }],
    ['unknown', [machine(1, { status: undefined, deliveryVolumeM3min: undefined })], silent],
  ])('is %s (case %#)', async (headline, machines, master) => {
    expect((await shown(machines, master)).headline).toBe(headline);
  });

  test.each<[Connection, string]>([
    ['connecting', 'loading'],
    ['webserverLost', 'lost'],
    ['controlLost', 'lost'],
    ['noPlant', 'noPlant'],
    ['incompatible', 'incompatible'],
  ])('says of the connection when it is %s: %s', async (connection, headline) => {
    const { station, vm } = await openOverview();
    station.push(stationWith([machine(1)]));
    station.setConnection(connection);
    expect(vm.headline).toBe(headline);
  });
});

describe('the counts', () => {
  it('count machines in load by what they do, and reports by what is shown, worst first', async () => {
    const vm = await shown([
      machine(1),
      machine(2, { status: inLoad | statusBit.warning }),
      machine(3, { status: inNoLoad | statusBit.maintenance }),
      machine(4, { status: standing | statusBit.error | statusBit.warning }),
      machine(5, { status: inLoad | statusBit.communicationError }),
      machine(6, { status: inLoad | statusBit.starting }),
      machine(8, { status: statusBit.warning }),
    ]);
    expect(vm.inLoadCount).toBe(2);
    expect(vm.reports).toEqual([
      { state: 'error', count: 1 },
      { state: 'communicationError', count: 1 },
      { state: 'warning', count: 2 },
      { state: 'maintenance', count: 1 },
    ]);
  });

  it('say an overdue service from one that is due', async () => {
    const { vm, station } = await openOverview();
    station.push({
      ...stationWith([2, 3].map((slot) => machine(slot, { status: inLoad | statusBit.maintenance }))),
      maintenance: [{ index: 3, component: 'motor', intervalH: 2000, remainingH: -1 }],
    });
    expect(vm.reports).toEqual([
      { state: 'overdue', count: 1 },
      { state: 'maintenance', count: 1 },
    ]);
  });

  it('say nothing of a station without reports', async () => {
    expect((await shown([machine(1), machine(2)])).reports).toEqual([]);
  });
});

describe('the sums', () => {
  it("are the master's, and say over how many machines they go", async () => {
    const vm = await shown([machine(1), machine(2, { electricalPowerKW: undefined })], { powerKW: 61 });
    expect(vm.powerKW).toEqual({ value: 61, known: 1, of: 2 });
    expect(vm.deliveryM3min).toEqual({ value: 20, known: 2, of: 2 });
  });

  it('are those of the known machines when the master sends none', async () => {
    const vm = await shown([machine(1), machine(2), machine(3, { electricalPowerKW: undefined })], { powerKW: undefined });
    expect(vm.powerKW).toEqual({ value: 120, known: 2, of: 3 });
  });

  it('leave out a machine without connection', async () => {
    const vm = await shown([machine(1), machine(2, { status: inLoad | statusBit.communicationError })], { powerKW: undefined });
    expect(vm.powerKW).toEqual({ value: 60, known: 1, of: 2 });
  });

  it('relate power to delivery only for the plant as a whole', async () => {
    expect((await shown([machine(1)], { powerKW: 120, deliveryVolumeM3min: 20 })).specificPowerKWperM3min).toBe(6);
    expect((await shown([machine(1)], { powerKW: undefined })).specificPowerKWperM3min).toBeUndefined();
    expect((await shown([machine(1)], { deliveryVolumeM3min: 0 })).specificPowerKWperM3min).toBeUndefined();
  });
});

describe('the last hour', () => {
  const sampleMs = 10_000;

  async function afterAnHour() {
    const opened = await openOverview();
    for (let atMs = morningMs; atMs <= morningMs + msPerHour; atMs += sampleMs) {
      const minute = (atMs - morningMs) / msPerMinute;
      const status = minute < 52 ? inLoad : inNoLoad;
      const systemPressureBar = minute === 10 ? 6.4 : minute === 45 ? 7.6 : 7;
      opened.station.push(stationWith([machine(1, { status }), machine(2, { status: undefined })], { systemPressureBar }, atMs));
    }
    await when(() => !opened.log.filling);
    return opened;
  }

  it('states how long each machine was in load, in no-load and without data', async () => {
    const { vm } = await afterAnHour();
    expect(vm.lastHour.statesOf(1)).toMatchObject({ loadS: 52 * 60, noLoadS: 8 * 60, coverage: 1 });
    expect(vm.lastHour.statesOf(2)).toMatchObject({ loadS: 0, noLoadS: 0, noDataS: 3600, coverage: 0 });
  });

  it('has the network pressure of the last half hour, with its extremes', async () => {
    const { vm } = await afterAnHour();
    const untilMs = morningMs + msPerHour;
    const { fromMs, extent, timesMs } = vm.lastHour.pressure!;
    expect([fromMs, vm.lastHour.pressure!.untilMs]).toEqual([untilMs - 30 * msPerMinute, untilMs]);
    expect([timesMs[0], timesMs.at(-1)]).toEqual([untilMs - 30 * msPerMinute, untilMs]);
    expect([extent!.min.toFixed(3), extent!.max.toFixed(3)]).toEqual(['7.000', '7.600']);
  });

  it('is new only when something was logged, not with each push', async () => {
    const { station, vm } = await afterAnHour();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([vm.lastHour.pressure, vm.lastHour.statesOf(1)]));
    station.push(stationWith([machine(1)], { systemPressureBar: 8.1 }, morningMs + msPerHour + 2000));
    expect(seen).toHaveLength(1);
    station.push(stationWith([machine(1)], { systemPressureBar: 8.1 }, morningMs + msPerHour + sampleMs));
    expect(seen).toHaveLength(2);
    stop();
  });

  it('[LIVE-2] a lost connection clears every value; what was logged stays with its age, and the trend ends in a gap', async () => {
    const { station, vm } = await afterAnHour();
    const before = { states: vm.lastHour.statesOf(1), extent: vm.lastHour.pressure!.extent, day: vm.dayExtentOf('systemPressureBar') };
    station.setConnection('webserverLost');

    expect(vm.isStale).toBe(true);
    expect(vm.lastSeenMs).toBe(morningMs + msPerHour);
    expect(vm.machines.map(({ slot, name }) => [slot, name])).toEqual([
      [1, 'K1'],
      [2, 'K2'],
    ]);
    for (const { state, running, motor, valve, chamber, deliveryM3min, powerKW, temperatureDegC } of vm.machines)
      expect([state, running, motor, valve, chamber, deliveryM3min, powerKW, temperatureDegC]).toEqual([
        undefined,
        undefined,
        false,
        false,
        'dark',
        undefined,
        undefined,
        undefined,
      ]);
    expect(Object.values(vm.points).every((value) => value === undefined)).toBe(true);
    expect([
      vm.masterState,
      vm.sdCard,
      vm.loadRatio,
      vm.powerKW.value,
      vm.deliveryM3min.value,
      vm.specificPowerKWperM3min,
      vm.inLoadCount,
    ]).toEqual(Array.from({ length: 7 }, () => undefined));
    expect(vm.reports).toEqual([]);

    expect(vm.lastHour.statesOf(1)).toEqual(before.states);
    const { pressure } = vm.lastHour;
    expect(pressure!.extent).toEqual(before.extent);
    expect(pressure!.timesMs.length).toBeGreaterThan(100);
    expect(pressure!.untilMs - pressure!.timesMs.at(-1)!).toBeGreaterThan(msPerMinute);
    expect(vm.dayExtentOf('systemPressureBar')).toEqual(before.day);
    expect(vm.lastDay.trendOf('systemPressureBar')!.timesMs.length).toBe(361);
  });

  it('goes on with the next push', async () => {
    const { station, vm } = await afterAnHour();
    station.setConnection('controlLost');
    station.push(stationWith([machine(1)], {}, morningMs + msPerHour + sampleMs));
    expect([vm.isStale, vm.lastSeenMs, vm.headline]).toEqual([false, undefined, 'delivering']);
    expect(vm.lastHour.pressure!.untilMs).toBe(morningMs + msPerHour + sampleMs);
  });
});

describe('the last day', () => {
  it('has the least and the greatest of each value, this moment included', async () => {
    const { station, vm } = await openOverview();
    station.push(stationWith([machine(1)], { powerKW: 100, deliveryVolumeM3min: 20, loadRatio: 0.5 }, morningMs));
    station.push(stationWith([machine(1)], { powerKW: 90, deliveryVolumeM3min: 15, loadRatio: 0.75 }, morningMs + 10_000));
    station.push(stationWith([machine(1)], { powerKW: 140, deliveryVolumeM3min: 20, loadRatio: 0.25 }, morningMs + 12_000));
    expect(vm.dayExtentOf('powerKW')).toEqual({ min: 90, max: 140 });
    expect(vm.dayExtentOf('loadRatio')).toEqual({ min: 0.25, max: 0.75 });
    expect(vm.dayExtentOf('specificPowerKWperM3min')).toEqual({ min: 5, max: 7 });
    expect(vm.plantValue('powerKW')).toEqual({ value: 140, known: 1, of: 1 });
    expect(vm.plantValue('loadRatio').value).toBe(0.25);
  });

  it('says since when it is, once no more of it is on its way', async () => {
    const { station, log, vm } = await openOverview();
    expect(vm.lastDay.sinceMs).toBeUndefined();
    station.push(stationWith([machine(1)], {}, morningMs));
    expect(vm.lastDay.sinceMs).toBeUndefined();
    await when(() => !log.filling);
    expect(vm.lastDay.sinceMs).toBe(morningMs);
  });
});

describe('a push', () => {
  const push = (station: { push(snapshot: ReturnType<typeof stationWith>): void }, powerKW: number, atMs: number) => {
    station.push(stationWith([machine(1), machine(2, { electricalPowerKW: powerKW })], {}, atMs));
  };

  it('changes the machine that changed, and nothing of another', async () => {
    const { station, vm } = await openOverview();
    push(station, 60, morningMs);
    const seen = { first: 0, second: 0, looks: 0, slots: 0, points: 0, flow: 0, reports: 0 };
    const stops = [
      autorun(() => (vm.machineIn(1), seen.first++)),
      autorun(() => (vm.machineIn(2), seen.second++)),
      autorun(() => (vm.lookOf(1), vm.lookOf(2), seen.looks++)),
      autorun(() => (vm.slots, seen.slots++)),
      autorun(() => (vm.points, seen.points++)),
      autorun(() => (vm.flowOf(1), vm.flowOf(2), vm.flow, seen.flow++)),
      autorun(() => (vm.reports, seen.reports++)),
    ];
    push(station, 61, morningMs + 2000);
    expect(seen).toEqual({ first: 1, second: 2, looks: 1, slots: 1, points: 1, flow: 1, reports: 1 });
    for (const stop of stops) stop();
  });

  it('draws the pipes again when their flow is seen to change, not when it trembles', async () => {
    const { station, vm } = await openOverview();
    let atMs = morningMs;
    const deliver = (deliveryVolumeM3min: number) => {
      station.push(stationWith([machine(1, { deliveryVolumeM3min }), machine(2, { deliveryVolumeM3min: 30 })], {}, (atMs += 2000)));
    };
    deliver(10);
    let drawn = 0;
    const stop = autorun(() => (vm.flowOf(1), vm.flowOf(2), vm.flow, drawn++));
    for (const delivery of [10.2, 10, 9.8, 10.2]) deliver(delivery);
    expect(drawn).toBe(1);
    for (const delivery of [0, 0.01, 20]) deliver(delivery);
    expect(drawn).toBe(4);
    stop();
  });

  it('changes the figures of all tiles together, behind those of the picture, and at once when a machine is lost or found', async () => {
    const { station, plant, facts, log, trends } = await openOverview();
    const waiting: (() => void)[] = [];
    const machines = new MachinesStore(plant, facts, (piece) => waiting.push(piece));
    const vm = new OverviewMasterVm({ plant, log, trends, machines });
    const shown = { picture: '', tiles: '' };
    const powers = (of: (slot: number) => MachineView | undefined) => [1, 2].map((slot) => of(slot)?.powerKW ?? 'lost').join(' ');
    const stops = [
      autorun(() => (shown.picture = powers((slot) => vm.machineIn(slot)))),
      autorun(() => (shown.tiles = powers((slot) => vm.tileOf(slot)))),
    ];
    push(station, 60, morningMs);
    expect(shown).toEqual({ picture: '60 60', tiles: '60 60' });

    push(station, 61, morningMs + 2000);
    expect([waiting.length, shown]).toEqual([1, { picture: '60 61', tiles: '60 60' }]);
    waiting.pop()!();
    expect(shown.tiles).toBe('60 61');

    station.push(stationWith([machine(1, { status: inLoad | statusBit.communicationError }), machine(2)], {}, morningMs + 4000));
    expect([waiting.length, shown]).toEqual([0, { picture: 'lost 60', tiles: 'lost 60' }]);
    push(station, 62, morningMs + 6000);
    expect([waiting.length, shown]).toEqual([0, { picture: '60 62', tiles: '60 62' }]);
    station.push(stationWith([machine(1)], {}, morningMs + 8000));
    expect([waiting.length, shown]).toEqual([0, { picture: '60 lost', tiles: '60 lost' }]);
    station.push(stationWith([machine(2)], {}, morningMs + 10_000));
    expect([waiting.length, shown]).toEqual([0, { picture: 'lost 60', tiles: 'lost 60' }]);
    for (const stop of stops) stop();
  });

  it('leaves the figures of tiles out of view as they are for some seconds, until they are seen or printed, or a machine is lost', async () => {
    const { station, vm } = await openOverview();
    let shown: number | undefined;
    const stop = autorun(() => (shown = vm.tileOf(1)?.powerKW));
    let atMs = morningMs;
    const pushed = (electricalPowerKW: number, more: Partial<Compressor> = {}) => {
      station.push(stationWith([machine(1, { electricalPowerKW, ...more })], {}, (atMs += 2000)));
      return shown;
    };
    pushed(60);
    jest.useFakeTimers();
    try {
      vm.showTiles(false);
      expect([pushed(61), pushed(62)]).toEqual([60, 60]);
      jest.advanceTimersByTime(10_000);
      expect(shown).toBe(62);
      pushed(63);
      vm.show('narrow');
      expect(shown).toBe(62);
      vm.show('both');
      expect(shown).toBe(63);
      expect(pushed(64)).toBe(63);
      vm.showTiles(true);
      expect(shown).toBe(64);
      vm.showTiles(false);
      expect(pushed(65, { status: inLoad | statusBit.communicationError })).toBeUndefined();
    } finally {
      jest.useRealTimers();
      stop();
    }
  });

  it('changes the look of a machine with its state', async () => {
    const { station, vm } = await openOverview();
    station.push(stationWith([machine(1)], {}, morningMs));
    expect(vm.lookOf(1)).toMatchObject({ name: 'K1', state: 'load', chamber: 'load', motor: true });
    station.push(stationWith([machine(1, { status: inNoLoad })], {}, morningMs + 2000));
    expect(vm.lookOf(1)).toMatchObject({ state: 'noLoad', chamber: 'noLoad' });
    expect(vm.lookOf(2)).toBeUndefined();
  });
});

describe('what a machine reports', () => {
  it('is reported worst first, and gone with the connection', async () => {
    const { station, plant, vm } = await openOverview();
    station.push(stationWith([machine(1), machine(3)], {}, morningMs));
    plant.receiveFaults([
      { source: 'master', errors: { 101: true }, indicators: {} },
      { source: 3, errors: { 17: true, 66: true, 2: false }, indicators: {} },
    ]);
    expect(vm.faultsOf(3).map(({ number, severity }) => [number, severity])).toEqual([
      [66, 'error'],
      [17, 'warning'],
    ]);
    expect(vm.faultsOf(1)).toEqual([]);
    station.setConnection('webserverLost');
    expect(vm.faultsOf(3)).toEqual([]);
  });
});

describe('the shape', () => {
  it('has as many unknown machines as the station says, until the first values', async () => {
    const facts = { version: '', stationName: '', contactLink: '', compressorCount: 7 };
    const { vm } = await openOverview({ facts });
    expect(vm.machines).toHaveLength(7);
    expect(vm.machines.every(({ isLost, state, name }) => isLost && state === undefined && name === undefined)).toBe(true);
    expect([vm.headline, vm.isLive, vm.isStale]).toEqual(['loading', false, false]);
  });

  it('keeps a point whose value drops out, and leaves out what never had one', async () => {
    const { station, vm } = await openOverview();
    station.push(stationWith([machine(1)], { inputs: [], volumeFlowM3min: 12 }));
    expect([...vm.shape.points].sort()).toEqual(['delivery', 'networkFlow', 'networkPressure']);
    station.push(stationWith([machine(1)], { inputs: [], volumeFlowM3min: undefined }));
    expect(vm.shape.points.has('networkFlow')).toBe(true);
    expect(vm.points.networkFlow).toBeUndefined();
  });

  it('is still known to a page that is opened while the connection is gone', async () => {
    const { station, plant, log, machines, trends } = await openOverview();
    station.push(stationWith([machine(1), machine(3, { name: 'K3 Halle B' })]));
    station.setConnection('webserverLost');
    const later = new OverviewMasterVm({ plant, log, machines, trends });
    expect(later.machines.map(({ slot, name }) => [slot, name])).toEqual([
      [1, 'K1'],
      [3, 'K3 Halle B'],
    ]);
  });

  it('is forgotten when somebody else logs in', async () => {
    const { station, session, machines } = await openOverview();
    station.push(stationWith([machine(1)]));
    await session.logout();
    expect(machines.isKnown).toBe(false);
  });
});

describe('a station that sends nothing but its slots', () => {
  it('[ENT-7] shows every figure as missing, even without a time', async () => {
    const { station, vm } = await openOverview();
    const nameless = Array.from({ length: 10 }, (_, i) => ({ ...emptySlot(i + 1), technology: undefined }));
    station.push({ atMs: NaN, master: bareMaster, compressors: nameless });
    expect(vm.machines).toHaveLength(10);
    for (const { name, technology, state, running, severity, deliveryM3min, powerKW, temperatureDegC } of vm.machines)
      expect([name, technology, state, running, severity, deliveryM3min, powerKW, temperatureDegC]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        'ok',
        undefined,
        undefined,
        undefined,
      ]);
    expect(vm).toMatchObject({
      headline: 'unknown',
      inLoadCount: undefined,
      reports: [],
      masterState: undefined,
      sdCard: undefined,
      loadRatio: undefined,
      powerKW: { value: undefined, known: 0, of: 10 },
      specificPowerKWperM3min: undefined,
    });
    expect(vm.lastHour.statesOf(1)).toBeUndefined();
    expect([vm.lastHour.pressure?.extent, vm.dayExtentOf('powerKW')]).toEqual([undefined, undefined]);
    expect([...vm.shape.points]).toEqual(['networkPressure']);
    expect(Number.isFinite(vm.fullPipeM3min)).toBe(true);
  });

  it('has no machines when no slot is used', async () => {
    const vm = await shown([], bareMaster);
    expect([vm.machines, vm.inLoadCount]).toEqual([[], undefined]);
  });
});
