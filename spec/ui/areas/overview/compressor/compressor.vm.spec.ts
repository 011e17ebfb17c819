import { describe, expect, it, test } from '@jest/globals';
import { statusBit } from '../../../../../core/compressor/index.ts';
import { measuringPoint } from '../../../../../core/inputs/index.ts';
import type { Connection } from '../../../../../core/ports/index.ts';
import { CompressorVm } from '../../../../../ui/areas/overview/compressor/compressor.vm.ts';
import { liveFigures } from '../../../../../ui/areas/overview/compressor/model/hourFigures.ts';
import { morningMs } from '../../../stores/stationFixture.ts';
import { inLoad, inNoLoad, machine, stationWith, standing } from '../overviewFixture.ts';
import { openCompressor, reports } from './compressorFixture.ts';

const inputs = [
  { index: 1, name: measuringPoint.internalPressure, function: 'pressure', value: 7.4 },
  { index: 2, name: measuringPoint.inletTemperature, function: 'temperature', value: 21 },
] as const;
const plate = {
  model: 'S 75',
  factoryNumber: '104 2871',
  edpNumber: '510 0381',
  consignmentNumber: 'L-20417',
  schematicNumber: 'S75-04',
  softwareVersion: 'V4.21',
  installationDate: '2019-05-14',
};
const allFigures = (vm: Awaited<ReturnType<typeof openCompressor>>['vm']) => liveFigures.map((figure) => vm.valueOf(figure));

describe('the values of a machine', () => {
  it('are those of its own slot', async () => {
    const { vm } = await openCompressor([machine(1), machine(3, { electricalPowerKW: 30, deliveryVolumeM3min: 5, inputs })], 3);
    expect(allFigures(vm)).toEqual([5, 30, 0.7, 7.2, 80, 6]);
    expect(vm.points).toEqual(['inletTemperature', 'temperature', 'internalPressure', 'linePressure', 'delivery']);
    expect(vm.pointValues).toEqual({ inletTemperature: 21, temperature: 80, internalPressure: 7.4, linePressure: 7.2, delivery: 5 });
    expect(vm.inputCount).toBe(2);
  });

  it('have no specific power while nothing is delivered', async () => {
    const { vm } = await openCompressor([machine(1, { status: inNoLoad, deliveryVolumeM3min: 0 })]);
    expect(vm.valueOf('specificPower')).toBeUndefined();
    expect(vm.valueOf('power')).toBe(60);
  });

  it('may all be missing', async () => {
    const blank = { status: undefined, symbols: undefined, name: undefined, productType: undefined, technology: undefined } as const;
    const none = { linePressureBar: undefined, deliveryVolumeM3min: undefined, electricalPowerKW: undefined } as const;
    const { vm } = await openCompressor([machine(1, { ...blank, ...none, temperatureDegC: undefined, loadRatio: undefined })]);
    expect(allFigures(vm)).toEqual(liveFigures.map(() => undefined));
    expect(Object.values(vm.plate)).toEqual(Array.from({ length: 7 }, () => undefined));
    expect([vm.model, vm.symbols, vm.needsMaintenance, vm.service]).toEqual([undefined, undefined, undefined, undefined]);
    expect(vm.points).toEqual(['temperature', 'linePressure', 'delivery']);
  });

  it('are not reported without the connection to it, and its points stay', async () => {
    const { vm, station } = await openCompressor([machine(1, { inputs })]);
    const end = vm.follow();
    station.push(stationWith([machine(1, { status: inLoad | statusBit.communicationError, inputs })]));
    expect(allFigures(vm)).toEqual(liveFigures.map(() => undefined));
    expect(vm.points).toHaveLength(5);
    expect(Object.values(vm.pointValues).every((value) => value === undefined)).toBe(true);
    expect([vm.symbols, vm.inputCount]).toEqual([undefined, undefined]);
    end();
  });
});

describe('the symbols of a machine', () => {
  test.each([
    [standing, { motor: false, valve: false }, false],
    [inNoLoad, { motor: true, valve: false }, false],
    [inLoad | statusBit.maintenance, { motor: true, valve: true }, true],
    [inLoad | statusBit.maintenance | statusBit.error, { motor: true, valve: true }, true],
  ])('of status %i are %j, service due: %s', async (status, symbols, isDue) => {
    const { vm } = await openCompressor([machine(1, { status })]);
    expect(vm.symbols).toEqual(symbols);
    expect(vm.needsMaintenance).toBe(isDue);
  });
});

describe('the service symbol of a machine', () => {
  test.each([
    ['its own control reports nothing', inLoad, -1, true, true],
    ['its own control reports a service', inLoad | statusBit.maintenance, 1, true, false],
    ['there are hours left', inLoad, 1, false, false],
  ])('says a service that is due and one that is overdue: %s', async (_, status, remainingH, isDue, isOverdue) => {
    const { vm, station } = await openCompressor([machine(1, { status })]);
    station.push({
      ...stationWith([machine(1, { status })]),
      maintenance: [{ index: 1, component: 'motor', intervalH: 2000, remainingH }],
    });
    expect([vm.needsMaintenance, vm.isServiceOverdue]).toEqual([isDue, isOverdue]);
  });
});

describe('the plate of a machine', () => {
  it('names its model, before what the control calls it', async () => {
    const { vm } = await openCompressor([machine(1, { typePlate: plate }), machine(2)]);
    expect(vm.plate).toEqual(plate);
    expect(vm.model).toBe('S 75');
    expect((await openCompressor([machine(2)], 2)).vm.model).toBe('S 60');
  });
});

describe('the faults of a machine', () => {
  it('are its own, worst first, with the lamps that are lit', async () => {
    const { vm, station } = await openCompressor([machine(1), machine(2)]);
    station.pushFaults([reports(1, [1, 65, 17], [17, 65]), reports(2, [18])]);
    expect(vm.faults.map(({ number }) => number)).toEqual([65, 17, 1]);
    expect(vm.lamps.map(({ number, severity }) => [number, severity])).toEqual([
      [17, 'warning'],
      [65, 'error'],
    ]);
  });

  it('reach the rotation while the page is shown, and no longer', async () => {
    const { vm, station } = await openCompressor([machine(1)]);
    const end = vm.follow();
    station.pushFaults([reports(1, [17])]);
    expect([vm.rotation.shown?.number, vm.rotation.arrivals]).toEqual([17, 1]);
    end();
    station.pushFaults([reports(1, [17, 65])]);
    expect(vm.rotation.faults).toHaveLength(1);
  });

  it('that were there before the page was opened are no news', async () => {
    const { station, plant, machines, trends, services } = await openCompressor([machine(1)]);
    station.pushFaults([reports(1, [17])]);
    const later = new CompressorVm({ plant, machines, trends, services, slot: 1 });
    const end = later.follow();
    expect([later.rotation.shown?.number, later.rotation.arrivals]).toEqual([17, 0]);
    end();
  });
});

describe('the next service', () => {
  it('is the one that comes first on the pages of maintenance, once their order is known, and none where services are not reported', async () => {
    const { vm, station, services, runningHours } = await openCompressor([machine(1)]);
    expect(vm.service).toBeUndefined();
    const item = { index: 1, intervalH: 2000 } as const;
    station.push({
      ...stationWith([machine(1)]),
      maintenance: [
        { ...item, component: 'motor', remainingH: 300 },
        { ...item, component: 'oilFilter', remainingH: -20.5 },
        { ...item, component: 'dryer', remainingH: undefined },
      ],
    });
    expect(vm.service).toBeUndefined();
    await runningHours.load();
    expect(vm.service).toMatchObject({ component: 'oilFilter', remainingH: -21, due: 'overdue' });
    expect(vm.service).toEqual(services.list[0]);
  });
});

describe('without the connection', () => {
  test.each<Connection>(['webserverLost', 'controlLost'])('(%s) values and faults go, the past stays with its age', async (connection) => {
    const { vm, station } = await openCompressor([machine(1, { typePlate: plate, inputs })]);
    const end = vm.follow();
    for (let i = 1; i <= 6; i++) station.push(stationWith([machine(1, { electricalPowerKW: 50 + i, inputs })], {}, morningMs + i * 10_000));
    station.pushFaults([reports(1, [17])]);
    station.setConnection(connection);
    expect(vm.isLive).toBe(false);
    expect(vm.lastSeenMs).toBe(morningMs + 60_000);
    expect(allFigures(vm)).toEqual(liveFigures.map(() => undefined));
    expect(vm.faults).toEqual([]);
    expect(vm.rotation.shown).toBeUndefined();
    expect(vm.machine?.isLost).toBe(true);
    expect(vm.points).toHaveLength(5);
    expect(vm.past?.power).toMatchObject({ min: 51, max: 60 });
    expect(vm.trend?.table.length).toBe(7);
    expect(vm.states?.loadS).toBe(60);
    end();
  });
});
