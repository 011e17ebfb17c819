import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { emptySlot, statusBit } from '../../../../core/compressor/index.ts';
import type { DeviceReadings, FieldConfig, FieldSample, MissingReason, Reading } from '../../../../core/field/index.ts';
import { sampleRowOf } from '../../../../core/samples/index.ts';
import { device, machine, models, plant, reading, sampleOf, SampledPlant, startMs, states, text, without } from './smallPlant.ts';

const k1 = device('k1', 'controller', { compressor: 1 }, { systemPressure: 'linePressure' });
const onLoad = (readAtMs = 0): DeviceReadings => ({
  stateBits: reading(states.load, readAtMs),
  linePressure: reading(7, readAtMs),
  outletTemperature: reading(80, readAtMs),
});
const single = plant([k1]);

describe('a sample of a plant', () => {
  it('[FIELD-3] has what a controller says at its machine, and nothing in the other slots', () => {
    const { atMs, compressors, master } = sampleOf(single, {
      k1: { ...onLoad(), internalPressure: reading(7.4), serialNumber: text('S1'), softwareVersion: text('V2') },
    });
    expect(atMs).toBe(startMs);
    expect(compressors).toHaveLength(10);
    expect(compressors[0]).toMatchObject({
      index: 1,
      name: 'K1',
      technology: 1,
      status: statusBit.on | statusBit.running | statusBit.loaded,
      linePressureBar: 7,
      temperatureDegC: 80,
      typePlate: { factoryNumber: 'S1', softwareVersion: 'V2', model: undefined },
      inputs: [{ index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value: 7.4 }],
    });
    expect(compressors.slice(1)).toEqual(Array.from({ length: 9 }, (_, i) => emptySlot(i + 2)));
    expect(master).toMatchObject({ status: 3, systemPressureBar: 7, sdCard: undefined });
  });

  it('marks a converter only where the machine has one', () => {
    const symbols = (variableSpeed: boolean) =>
      sampleOf({ ...single, machines: [{ ...machine(1), variableSpeed }] }, { k1: onLoad() }).compressors[0]!.symbols;
    expect([symbols(true), symbols(false)]).toEqual([1, 0]);
  });

  it('[FIELD-3] leaves out what is old, and keeps it up to its limit', () => {
    const plantOf = new SampledPlant(single);
    const pressureAt = (nowMs: number) => plantOf.at(nowMs, { k1: { ...onLoad(nowMs), linePressure: reading(7, 1000) } })!;
    expect(pressureAt(7000).compressors[0]!.linePressureBar).toBe(7);
    const { compressors, master } = pressureAt(7001);
    expect(compressors[0]!.linePressureBar).toBeUndefined();
    expect(master.systemPressureBar).toBeUndefined();
    expect(compressors[0]!.temperatureDegC).toBe(80);
  });

  it('[FIELD-3] has no status, and so no estimate, while a state is missing for another reason than silence', () => {
    const { compressors, faults, estimated } = sampleOf(single, {
      k1: { ...onLoad(), stateBits: without({ kind: 'exception', code: 4 }) },
    });
    expect(compressors[0]).toMatchObject({
      status: undefined,
      linePressureBar: 7,
      electricalPowerKW: undefined,
      deliveryVolumeM3min: undefined,
      loadRatio: undefined,
    });
    expect([faults, estimated]).toEqual([[], []]);
  });

  it('has the faults of the controller with their severity in the status word, worst first', () => {
    const { compressors, faults } = sampleOf(single, { k1: { ...onLoad(), stateBits: reading(states.load | 64 | 128) } });
    expect(compressors[0]!.status).toBe(1 | 2 | 4 | statusBit.warning | statusBit.error);
    expect(faults).toEqual([
      { source: 1, number: 73, bitIndex: 72, severity: 'error' },
      { source: 1, number: 17, bitIndex: 16, severity: 'warning' },
    ]);
  });

  it('has the hours that are left to a service', () => {
    const left = (given: DeviceReadings, nowMs = 0) => sampleOf(single, { k1: { ...onLoad(nowMs), ...given } }, nowMs).maintenance;
    expect(left({ serviceLeft: reading(120) })).toEqual([{ index: 1, component: 'annualMaintenance', intervalH: 3000, remainingH: 120 }]);
    expect(left({ serviceLeft: reading(120) }, 180_000)[0]!.remainingH).toBe(120);
    expect(left({ serviceLeft: reading(120) }, 180_001)[0]!.remainingH).toBeUndefined();
  });

  it('never has a number that nobody said: every value of a row comes from a reading or is marked as estimated', () => {
    const reasons: readonly MissingReason[] = [
      { kind: 'timeout' },
      { kind: 'invalidWord' },
      { kind: 'exception', code: 2 },
      { kind: 'heartbeat' },
    ];
    const config = plant([
      device('m', 'measuring', { compressor: 1 }),
      device('p', 'power', { powerOf: [1] }),
      device('f', 'flow', { networkFlow: true }),
    ]);
    fc.assert(
      fc.property(fc.constantFrom(...reasons), (missing) => {
        const gone = without(missing);
        const sample = sampleOf(config, {
          m: { stateBits: gone, power: gone, deliveryFlow: gone },
          p: { power: reading(0) },
          f: { flow: gone },
        });
        const row = sampleRowOf(sample);
        expect(sample.compressors[0]).toMatchObject({ deliveryVolumeM3min: undefined, electricalPowerKW: 0, linePressureBar: undefined });
        expect(sample.master).toMatchObject({ volumeFlowM3min: undefined, deliveryVolumeM3min: undefined });
        expect([...row.values].filter((value) => value === 0)).toHaveLength(2 + 1 + 9);
      }),
    );
  });
});

describe('a controller that is silent', () => {
  const measuredK1 = plant([k1, device('m1', 'power', { powerOf: [1] })]);

  it('[FIELD-3] leaves its name, a communication error and its fault; the power that a meter shows stays', () => {
    const plantOf = new SampledPlant(measuredK1);
    plantOf.at(0, { k1: { ...onLoad(), stateBits: reading(states.load | 128) }, m1: { power: reading(31) } });
    const at = (nowMs: number) => plantOf.at(nowMs, { k1: onLoad(0), m1: { power: reading(31, nowMs) } })!;
    expect(at(6000).faults).toEqual([]);
    const { compressors, faults, master, estimated } = at(6001);
    expect(compressors[0]).toEqual({
      ...emptySlot(1),
      name: 'K1',
      technology: 1,
      symbols: 0,
      status: 32_768,
      electricalPowerKW: 31,
      typePlate: compressors[0]!.typePlate,
    });
    expect(faults).toEqual([{ source: 1, number: 72, bitIndex: 71, severity: 'error' }]);
    expect([master.powerKW, master.deliveryVolumeM3min, master.loadRatio]).toEqual([31, undefined, 0]);
    expect(estimated).toEqual([]);
  });

  test.each<MissingReason>([
    { kind: 'timeout' },
    { kind: 'disconnected' },
    { kind: 'unavailable' },
    { kind: 'exception', code: 10 },
    { kind: 'exception', code: 11 },
  ])('[FIELD-3] is known at once by %j', (missing) => {
    const { compressors } = sampleOf(measuredK1, { k1: { ...onLoad(), stateBits: without(missing) }, m1: { power: reading(31) } });
    expect(compressors[0]!.status).toBe(statusBit.communicationError);
  });

  it('[FIELD-2] that reports another software version has no value and a warning of its own, and is not lost', () => {
    const other = { ...onLoad(), stateBits: without({ kind: 'otherVersion' }), softwareVersion: text('2.0') };
    const { compressors, faults } = sampleOf(measuredK1, { k1: other, m1: { power: reading(31) } });
    expect(compressors[0]).toMatchObject({ status: statusBit.communicationError, linePressureBar: undefined, electricalPowerKW: 31 });
    expect(faults).toEqual([{ source: 1, number: 61, bitIndex: 60, severity: 'warning' }]);
  });

  it('[FIELD-3] behind a gateway that answers on is found by its heartbeat', () => {
    const plantOf = new SampledPlant(measuredK1);
    const at = (nowMs: number, beat: number) =>
      plantOf.at(nowMs, { k1: { ...onLoad(nowMs), heartbeat: reading(beat, nowMs) }, m1: { power: reading(31, nowMs) } })!.compressors[0]!;
    at(0, 1);
    expect(at(2000, 2).status).toBe(7);
    expect(at(8000, 2).status).toBe(7);
    expect(at(8001, 2)).toMatchObject({ status: statusBit.communicationError, linePressureBar: undefined });
    expect(at(8002, 3).status).toBe(7);
  });

  it('is not found before it could have answered', () => {
    const plantOf = new SampledPlant(measuredK1);
    const at = (nowMs: number) => plantOf.at(nowMs, { m1: { power: reading(31, nowMs) } })!;
    expect(at(0).compressors[0]!.status).toBeUndefined();
    expect(at(6000)).toMatchObject({ faults: [] });
    expect(at(6001).compressors[0]!.status).toBe(statusBit.communicationError);
  });

  it('without state rules is silent when nothing of it is heard', () => {
    const bare = plant([device('k1', 'power', { compressor: 1 }), device('m1', 'power', { stationPower: true })]);
    const plantOf = new SampledPlant(bare);
    const at = (nowMs: number, heardMs: number) =>
      plantOf.at(nowMs, { k1: { power: reading(5, heardMs) }, m1: { power: reading(31, nowMs) } })!.compressors[0]!.status;
    expect(at(6000, 0)).toBeUndefined();
    expect(at(6001, 0)).toBe(statusBit.communicationError);
  });
});

describe('a meter that reports another software version', () => {
  it('[FIELD-2] has no value, and the plant a warning until it reports the accepted one', () => {
    const plantOf = new SampledPlant(plant([k1, device('m1', 'power', { powerOf: [1] })]));
    const of = (nowMs: number, power: Reading) => plantOf.at(nowMs, { k1: onLoad(nowMs), m1: { power } })!;
    const other = of(0, without({ kind: 'otherVersion' }));
    expect(other.compressors[0]).toMatchObject({ status: 7, electricalPowerKW: undefined });
    expect(other.faults).toEqual([{ source: 'master', number: 150, bitIndex: 49, severity: 'warning' }]);
    expect(of(2000, reading(31, 2000)).faults).toEqual([]);
  });
});

describe('a plant of which nothing answers', () => {
  const two = plant([k1, device('m1', 'power', { stationPower: true })]);
  const said = (atMs: number) => ({ k1: onLoad(atMs), m1: { power: reading(31, atMs) } });

  it('[FIELD-3] gives one last sample with every machine in communication error, then none until something answers', () => {
    const plantOf = new SampledPlant(two);
    plantOf.at(0, said(0));
    const last = plantOf.at(8000, said(0))!;
    expect(last.compressors[0]!.status).toBe(statusBit.communicationError);
    expect(last.master).toMatchObject({ systemPressureBar: undefined, powerKW: undefined, volumeFlowM3min: undefined });
    expect([plantOf.at(10_000, said(0)), plantOf.at(3_600_000, said(0))]).toEqual([undefined, undefined]);
    expect(plantOf.at(3_602_000, said(3_602_000))!.compressors[0]!.status).toBe(7);
    expect(plantOf.at(3_610_000, said(3_602_000))).toBeDefined();
    expect(plantOf.at(3_612_000, said(3_602_000))).toBeUndefined();
  });

  it('gives no sample before anything was said', () => {
    const plantOf = new SampledPlant(two);
    expect([plantOf.at(0, {}), plantOf.at(60_000, {})]).toEqual([undefined, undefined]);
    expect(plantOf.at(62_000, { m1: { power: reading(31, 62_000) } })).toBeDefined();
  });

  test.each<[MissingReason, boolean]>([
    [{ kind: 'exception', code: 2 }, true],
    [{ kind: 'exception', code: 6 }, true],
    [{ kind: 'invalidWord' }, true],
    [{ kind: 'outOfRange', value: 99 }, true],
    [{ kind: 'exception', code: 11 }, false],
    [{ kind: 'timeout' }, false],
    [{ kind: 'retained' }, false],
    [{ kind: 'notYet' }, false],
  ])('%j proves that a device lives: %p', (missing, isAlive) => {
    expect(new SampledPlant(two).at(0, { m1: { power: without(missing) } }) !== undefined).toBe(isAlive);
  });
});

describe('the clock of samples', () => {
  it('[FIELD-3] that is set back gives no sample until it has passed the last one', () => {
    const plantOf = new SampledPlant(single);
    const at = (nowMs: number, atMs: number) => plantOf.at(nowMs, { k1: onLoad(nowMs) }, atMs)?.atMs;
    expect([at(0, 10_000), at(2000, 12_000), at(4000, 5_000), at(6000, 12_000), at(8000, 12_001)]).toEqual([
      10_000,
      12_000,
      undefined,
      undefined,
      12_001,
    ]);
  });
});

describe('the power of a machine', () => {
  const m1 = device('m1', 'measuring', { compressor: 1 });
  const said = (power = 29): DeviceReadings => ({ stateBits: reading(states.load), power: reading(power), deliveryFlow: reading(4.4) });

  it('is its meter’s before its controller’s', () => {
    const { compressors, estimated } = sampleOf(plant([m1, device('p', 'power', { powerOf: [1] })]), {
      m1: said(),
      p: { power: reading(31) },
    });
    expect([compressors[0]!.electricalPowerKW, estimated]).toEqual([31, []]);
  });

  it('is its controller’s without a meter', () => {
    const { compressors, estimated, master } = sampleOf(plant([m1]), { m1: said() });
    expect([compressors[0]!.electricalPowerKW, compressors[0]!.deliveryVolumeM3min, estimated]).toEqual([29, 4.4, []]);
    expect([master.powerKW, master.deliveryVolumeM3min]).toEqual([29, 4.4]);
  });

  it('[FIELD-3] is missing while its meter says nothing: no other number takes its place', () => {
    const { compressors, estimated } = sampleOf(plant([m1, device('p', 'power', { powerOf: [1] })]), {
      m1: said(),
      p: { power: without({ kind: 'timeout' }) },
    });
    expect([compressors[0]!.electricalPowerKW, estimated]).toEqual([undefined, []]);
  });

  it('[FIELD-5] is estimated without either, as is the flow, and marked so for the machine and the plant', () => {
    const { compressors, estimated, master } = sampleOf(single, { k1: onLoad() });
    expect([compressors[0]!.electricalPowerKW, compressors[0]!.deliveryVolumeM3min]).toEqual([30, 5]);
    expect([master.powerKW, master.deliveryVolumeM3min]).toEqual([30, 5]);
    expect(estimated).toEqual(['deliveryVolumeM3min@0', 'powerKW@0', 'electricalPowerKW@1', 'deliveryVolumeM3min@1']);
  });

  it('is estimated by the system’s pressure where the machine’s own is not known', () => {
    const said = { stateBits: reading(states.load) };
    const config = plant([k1, device('s', 'sensor', { systemPressure: 'pressure' })]);
    const { compressors } = sampleOf(config, { k1: said, s: { pressure: reading(8) } });
    expect(compressors[0]!.electricalPowerKW).toBeCloseTo(32.1, 12);
  });

  it('[FIELD-5] is estimated where the controller has no such register', () => {
    const { compressors, estimated } = sampleOf(plant([m1]), { m1: { ...said(), power: without({ kind: 'exception', code: 2 }) } });
    expect(compressors[0]!.electricalPowerKW).toBe(30);
    expect(estimated).toEqual(['powerKW@0', 'electricalPowerKW@1']);
    expect(
      sampleOf(plant([m1]), { m1: { ...said(), power: without({ kind: 'exception', code: 4 }) } }).compressors[0]!.electricalPowerKW,
    ).toBeUndefined();
  });

  it('is the sum of its meters, missing while one of them is', () => {
    const config = plant([m1, device('p', 'power', { powerOf: [1] }), device('fan', 'power', { powerOf: [1] })]);
    const power = (fan: DeviceReadings) =>
      sampleOf(config, { m1: said(), p: { power: reading(31) }, fan }).compressors[0]!.electricalPowerKW;
    expect([power({ power: reading(2) }), power({})]).toEqual([33, undefined]);
  });

  const twoMachines = plant(
    [
      device('k1', 'controller', { compressor: 1 }),
      device('k2', 'controller', { compressor: 2 }),
      device('p', 'power', { powerOf: [1, 2] }),
    ],
    {
      machines: [machine(1), machine(2)],
    },
  );
  const both = (first: number, second: number | undefined) =>
    sampleOf(twoMachines, {
      k1: { stateBits: reading(first) },
      k2: second === undefined ? {} : { stateBits: reading(second) },
      p: { power: reading(57) },
    });

  it('[FIELD-5] of one meter for two machines is split by what they would take, and marked; the plant’s is measured', () => {
    const { compressors, master, estimated } = both(states.load, states.noLoad);
    expect(compressors[0]!.electricalPowerKW).toBeCloseTo(45, 12);
    expect(compressors[1]!.electricalPowerKW).toBeCloseTo(12, 12);
    expect(master.powerKW).toBeCloseTo(57, 12);
    expect(estimated.filter((channel) => channel.includes('ower'))).toEqual(['electricalPowerKW@1', 'electricalPowerKW@2']);
  });

  it('goes to the one that runs, or to both alike where none does', () => {
    expect(
      both(states.load, states.ready)
        .compressors.slice(0, 2)
        .map(({ electricalPowerKW }) => electricalPowerKW),
    ).toEqual([57, 0]);
    expect(
      both(states.ready, states.off)
        .compressors.slice(0, 2)
        .map(({ electricalPowerKW }) => electricalPowerKW),
    ).toEqual([28.5, 28.5]);
  });

  it('can not be split while one of them says nothing', () => {
    const { compressors, estimated } = both(states.load, undefined);
    expect(compressors.slice(0, 2).map(({ electricalPowerKW }) => electricalPowerKW)).toEqual([undefined, undefined]);
    expect(estimated.filter((channel) => channel.includes('ower'))).toEqual([]);
  });

  it('of the whole station is that of its meters, not the sum of the machines', () => {
    const config = plant([k1, device('p', 'power', { stationPower: true }), device('q', 'power', { stationPower: true })]);
    const station = (q: DeviceReadings) => sampleOf(config, { k1: onLoad(), p: { power: reading(40) }, q });
    expect(station({ power: reading(5) }).master.powerKW).toBe(45);
    expect(station({}).master.powerKW).toBeUndefined();
    expect(station({ power: reading(5) }).estimated).not.toContain('powerKW@0');
  });
});

describe('the flow of a machine', () => {
  it('is its controller’s, else its meter’s, else estimated', () => {
    const meter = device('f', 'flow', { flowOf: [1] });
    const flow = (config: ReturnType<typeof plant>, readings: DeviceReadings) =>
      sampleOf(config, { m1: readings, k1: readings, f: { flow: reading(4) } }).compressors[0]!.deliveryVolumeM3min;
    const own = device('m1', 'measuring', { compressor: 1 });
    expect(flow(plant([own, meter]), { stateBits: reading(7), deliveryFlow: reading(4.4) })).toBe(4.4);
    expect(flow(plant([k1, meter]), onLoad())).toBe(4);
    expect(flow(plant([k1]), onLoad())).toBe(5);
  });

  it('[FIELD-5] of one meter for two machines goes to the one on load', () => {
    const config = plant(
      [
        device('k1', 'controller', { compressor: 1 }),
        device('k2', 'controller', { compressor: 2 }),
        device('f', 'flow', { flowOf: [1, 2] }),
      ],
      {
        machines: [machine(1), machine(2)],
      },
    );
    const { compressors, estimated, master } = sampleOf(config, {
      k1: { stateBits: reading(7) },
      k2: { stateBits: reading(3) },
      f: { flow: reading(4.8) },
    });
    expect(compressors.slice(0, 2).map(({ deliveryVolumeM3min }) => deliveryVolumeM3min)).toEqual([4.8, 0]);
    expect(estimated).toContain('deliveryVolumeM3min@1');
    expect(estimated).not.toContain('deliveryVolumeM3min@0');
    expect(master.deliveryVolumeM3min).toBe(4.8);
  });

  it('of a silent controller is missing although a meter answers', () => {
    const { compressors } = sampleOf(plant([k1, device('f', 'flow', { flowOf: [1] })]), {
      k1: { stateBits: without({ kind: 'timeout' }) },
      f: { flow: reading(4) },
    });
    expect(compressors[0]!.deliveryVolumeM3min).toBeUndefined();
  });
});

describe('the flow into the network', () => {
  const meter = device('f', 'flow', { networkFlow: true });

  it('is that of its meters, also as an input of the master', () => {
    const config = plant([k1, meter, device('g', 'flow', { networkFlow: true })]);
    const flow = (g: DeviceReadings) => sampleOf(config, { k1: onLoad(), f: { flow: reading(4) }, g }).master;
    expect(flow({ flow: reading(1) }).volumeFlowM3min).toBe(5);
    expect(flow({ flow: reading(1) }).inputs).toEqual([{ index: 1, name: 'VOLUME_FLOW', function: 'volumeFlow', value: 5 }]);
    expect(flow({}).volumeFlowM3min).toBeUndefined();
  });

  it('is never that of the compressors in its place', () => {
    expect(sampleOf(single, { k1: onLoad() }).master).toMatchObject({ volumeFlowM3min: undefined, inputs: [] });
    expect(
      sampleOf({ ...plant([k1, meter]), plant: { networkFlow: 'none' } }, { k1: onLoad(), f: { flow: reading(4) } }).master.volumeFlowM3min,
    ).toBeUndefined();
  });

  const sampledMinute = (config: FieldConfig, withoutPressureAtMs?: number): FieldSample => {
    const plantOf = new SampledPlant(config);
    let sample: FieldSample | undefined;
    for (let nowMs = 0; nowMs <= 60_000; nowMs += 2000) {
      const pressure = reading(7 + nowMs / 60_000, nowMs);
      const linePressure = nowMs === withoutPressureAtMs ? without({ kind: 'exception', code: 4 }) : pressure;
      sample = plantOf.at(nowMs, { k1: { ...onLoad(nowMs), linePressure } });
    }
    return sample!;
  };

  it('[FIELD-5] by balance is what they deliver less what fills the receiver, and marked', () => {
    const { master, estimated } = sampledMinute({ ...single, plant: { receiverM3: 3, networkFlow: 'balance' } });
    expect(master.volumeFlowM3min).toBeCloseTo(2, 9);
    expect(estimated).toContain('volumeFlowM3min@0');
  });

  it('by balance begins again behind a moment without pressure', () => {
    const config: FieldConfig = { ...single, plant: { receiverM3: 3, networkFlow: 'balance' } };
    expect(sampledMinute(config, 30_000).master.volumeFlowM3min).toBeUndefined();
  });

  it('by balance needs the receiver’s volume', () => {
    const { master, estimated } = sampledMinute({ ...single, plant: { networkFlow: 'balance' } });
    expect([master.volumeFlowM3min, estimated.includes('volumeFlowM3min@0')]).toEqual([undefined, false]);
  });
});

describe('the pressure of the network', () => {
  it('[FIELD-3] is the first that has a value, and never what measures something else', () => {
    const of = (...points: string[]) =>
      sampleOf(plant([device('s', 'sensor', ...points.map((systemPressure) => ({ systemPressure })))]), {
        s: { dewPoint: reading(3), pressure: reading(7.2), humidity: reading(0.4) },
      }).master.systemPressureBar;
    expect([of('pressure'), of('dewPoint', 'pressure'), of('humidity'), of('nothing')]).toEqual([7.2, 7.2, undefined, undefined]);
  });
});

describe('the inputs of the master', () => {
  it('are what devices are named for, where a pressure, a temperature or a flow can be shown', () => {
    const config = plant([
      device(
        's',
        'sensor',
        { input: 'DEW_POINT', point: 'dewPoint' },
        { input: 'ADD_PRESS_1', point: 'pressure' },
        { input: 'WET', point: 'humidity' },
        { input: 'X', point: 'nothing' },
      ),
    ]);
    expect(sampleOf(config, { s: { dewPoint: reading(3), humidity: reading(0.4) } }).master.inputs).toEqual([
      { index: 1, name: 'DEW_POINT', function: 'temperature', value: 3 },
      { index: 2, name: 'ADD_PRESS_1', function: 'pressure', value: undefined },
    ]);
  });

  it('of an adjusted unit measure what the adjustment says', () => {
    const adjusted = {
      ...device('s', 'sensor', { input: 'ADD_PRESS_2', point: 'humidity' }),
      adjust: { humidity: { unit: 'bar' as const } },
    };
    expect(sampleOf(plant([adjusted]), { s: { humidity: reading(6) } }).master.inputs[0]).toMatchObject({ function: 'pressure', value: 6 });
  });
});

describe('the load ratio', () => {
  it('is that of the last hour, of each machine and of the plant', () => {
    const config = plant([device('k1', 'controller', { compressor: 1 }), device('k2', 'controller', { compressor: 2 })], {
      machines: [machine(1), machine(2)],
    });
    const plantOf = new SampledPlant(config);
    let sample: FieldSample | undefined;
    for (let nowMs = 0; nowMs <= 400_000; nowMs += 2000)
      sample = plantOf.at(nowMs, {
        k1: { stateBits: reading(nowMs <= 300_000 ? states.load : states.noLoad, nowMs) },
        k2: { stateBits: reading(states.noLoad, nowMs) },
      });
    expect(sample?.compressors.slice(0, 3).map(({ loadRatio }) => loadRatio)).toEqual([0.75, 0, undefined]);
    expect(sample?.master.loadRatio).toBe(0.375);
  });

  it('counts no outage: 6 s at most from one sample to the next', () => {
    const plantOf = new SampledPlant(single);
    plantOf.at(0, { k1: { stateBits: reading(states.noLoad) } });
    for (let nowMs = 2000; nowMs <= 60_000; nowMs += 2000) plantOf.at(nowMs, { k1: { stateBits: reading(states.noLoad, nowMs) } });
    const sample = plantOf.at(600_000, { k1: { stateBits: reading(states.load, 600_000) } })!;
    expect(sample.compressors[0]!.loadRatio).toBeCloseTo(6 / 66, 12);
  });
});

describe('a device that speaks MQTT', () => {
  it('has its own points and limits', () => {
    const shelly = {
      id: 's',
      connection: 'broker',
      serves: [{ powerOf: [1] }],
      mqtt: { points: [{ key: 'power', topic: 't', unit: 'W' as const }], expectedEveryS: 10 },
    };
    const plantOf = new SampledPlant(plant([k1, shelly]));
    const at = (nowMs: number) =>
      plantOf.at(nowMs, { k1: onLoad(nowMs), s: { power: reading(3, 1000) } })!.compressors[0]!.electricalPowerKW;
    expect([at(1000), at(31_000), at(31_001)]).toEqual([3, 3, undefined]);
  });
});

describe('a plant of an unknown device', () => {
  it('has its machine without a status, and goes on', () => {
    const config = plant([{ ...k1, profile: 'unknown' }, device('p', 'power', { powerOf: [1] })]);
    const { compressors } = sampleOf(config, { p: { power: reading(3) } });
    expect(compressors[0]).toMatchObject({ name: 'K1', status: undefined, electricalPowerKW: 3 });
    expect(Object.keys(models)).not.toContain('unknown');
  });

  it('and a machine without a controller has only what meters say', () => {
    const { compressors, faults } = sampleOf(plant([device('p', 'power', { powerOf: [1] })]), { p: { power: reading(3) } });
    expect(compressors[0]).toMatchObject({ name: 'K1', status: undefined, electricalPowerKW: 3, deliveryVolumeM3min: undefined });
    expect(faults).toEqual([]);
  });
});
