import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { decodePlant, encodePlant, protocolGeneration } from '../../../adapters/contract/index.ts';
import { blankTypePlate, compressorState, emptySlot, severityOf, slotCount } from '../../../core/compressor/index.ts';
import { installedCompressors, masterState } from '../../../core/master/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { bareMaster, stationReport } from '../../core/master/stations.ts';
import { leavesIn, pathsIn, sent, valueAt, withAt, wrongValue } from './wires.ts';

const station: StationReport = {
  atMs: 1_795_132_800_000,
  master: {
    sdCard: 1,
    version: 'V3.21-RC10',
    status: 3,
    systemPressureBar: 7.05,
    loadRatio: 0.875,
    volumeFlowM3min: 31.2,
    deliveryVolumeM3min: 32,
    powerKW: 190.5,
    inputs: [
      { index: 0, name: 'ADD_PRESS_1', function: 'pressure', value: 6.9 },
      { index: 3, name: 'FLOW', function: 'volumeFlow', value: 12 },
      { index: 4, name: 'DEW_POINT', function: 'temperature', value: undefined },
    ],
  },
  compressors: Array.from({ length: slotCount }, (_, i) =>
    i > 0
      ? emptySlot(i + 1)
      : {
          index: 1,
          name: 'K1',
          technology: 4,
          status: 7,
          symbols: 1,
          productType: 'screw-90',
          linePressureBar: 7.1,
          deliveryVolumeM3min: 15.5,
          electricalPowerKW: 90.25,
          temperatureDegC: 81.5,
          loadRatio: 1,
          typePlate: { ...blankTypePlate, model: 'S 90', factoryNumber: '104 2871', installationDate: '2019-05-14' },
          inputs: [{ index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value: 7.3 }],
        },
  ),
  maintenance: [{ index: 1, component: 'oilSeparator', intervalH: 8000, remainingH: -12.5 }],
  thinkGreen: {
    timespan: { fromMs: 1_795_100_000_000, untilMs: 1_795_132_800_000 },
    machines: [{ index: 1, energyLoadKWh: 120.5, energyNoLoadKWh: 8, volumeM3: 1300, leakedM3: undefined }],
    leakOrigin: 'upperBound',
  },
  zone: 'Europe/Berlin',
};

const amount = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined });
const machineAir = fc.record({
  index: fc.integer({ min: 1, max: slotCount }),
  energyLoadKWh: amount,
  energyNoLoadKWh: amount,
  volumeM3: amount,
  leakedM3: amount,
});
const thinkGreen: fc.Arbitrary<StationReport['thinkGreen']> = fc.record({
  timespan: fc.record({ fromMs: fc.nat({ max: 4_000_000_000_000 }), untilMs: fc.nat({ max: 4_000_000_000_000 }) }),
  machines: fc
    .uniqueArray(machineAir, { selector: ({ index }) => index })
    .map((machines) => machines.toSorted((a, b) => a.index - b.index)),
  leakOrigin: fc.constantFrom(undefined, 'upperBound', 'estimate', 'entered'),
});

/** An input without a name has an empty one; one without a function counts as a temperature. */
const isMissing = (value: unknown) => value === null || value === '' || value === 'other';

describe('the plant on the wire', () => {
  it('arrives as it was sent, missing values as missing', () => {
    fc.assert(
      fc.property(stationReport, fc.option(thinkGreen, { nil: undefined }), (snapshot, statistics) => {
        const report = { ...snapshot, thinkGreen: statistics };
        expect(decodePlant(sent(encodePlant(report)))).toEqual(report);
      }),
    );
  });

  it("[ENT-1] has the controller's names for the master", () => {
    expect(encodePlant(station).master).toEqual({
      sd_status: 1,
      version: 'V3.21-RC10',
      system_pressure_bar: 7.05,
      load_factor_percent: 0.875,
      volume_flow_m3min: 31.2,
      delivery_volume_m3min: 32,
      energy_consumption_kW: 190.5,
      status: 3,
    });
  });

  it("[ENT-2] has the controller's names for ten slots by cindex", () => {
    const { compressors } = encodePlant(station);
    expect(Object.keys(compressors)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(compressors['1']).toEqual({
      cindex: 1,
      name: 'K1',
      technology: 4,
      status: 7,
      symbols: 1,
      product_type: 'screw-90',
      line_pressure_bar: 7.1,
      delivery_volume_m3min: 15.5,
      electrical_power_kW: 90.25,
      temperature_degC: 81.5,
      load_factor_percent: 1,
      type_plate: expect.anything(),
      supplements: expect.anything(),
    });
    expect(compressors['10']).toMatchObject({ cindex: 10, technology: 0, name: null, line_pressure_bar: null });
  });

  it('[FIELD-5] lists the fields that are estimated beside them, and is the same text without any', () => {
    const estimated = ['volumeFlowM3min@0', 'electricalPowerKW@1', 'deliveryVolumeM3min@1', 'powerKW@0'] as const;
    const { master, compressors, ...others } = encodePlant({ ...station, estimated });
    expect(master.estimated).toEqual(['volume_flow_m3min', 'energy_consumption_kW']);
    expect(compressors['1']!.estimated).toEqual(['electrical_power_kW', 'delivery_volume_m3min']);
    expect(compressors['2']).not.toHaveProperty('estimated');
    const { master: bare, compressors: bareSlots, ...same } = encodePlant(station);
    expect([bare, ...Object.values(bareSlots)].filter((part) => 'estimated' in part)).toEqual([]);
    expect(JSON.stringify(encodePlant({ ...station, estimated: [] }))).toBe(JSON.stringify(encodePlant(station)));
    expect(others).toEqual(same);
  });

  test.each([null, 7, 'electrical_power_kW', {}, [], [7, null, 'humidity']])('[FIELD-5] takes %p for nothing estimated', (list) => {
    expect(decodePlant(withAt(sent(encodePlant(station)), ['compressors', '1', 'estimated'], list))).toEqual(station);
  });

  it("[ENT-3] has the controller's names for a type plate", () => {
    expect(encodePlant(station).compressors['1']!.type_plate).toEqual({
      model: 'S 90',
      factory_number: '104 2871',
      edp_number: null,
      consignment_number: null,
      schematic_number: null,
      software_version: null,
      installation_date: '2019-05-14',
    });
  });

  it("has the controller's names for a part with a service interval, to a tenth of an hour", () => {
    const item = { index: 2, component: 'annualMaintenance', intervalH: undefined, remainingH: 0.04 } as const;
    expect(encodePlant({ ...station, maintenance: [...station.maintenance!, item] }).maintenance).toEqual({
      1: { cindex: 1, component: 'oil_separator', interval_h: 8000, remaining_h: -12.5 },
      2: { cindex: 2, component: 'annual_maintenance', interval_h: null, remaining_h: 0 },
    });
  });

  test.each([{ cindex: 0 }, { cindex: 11 }, { cindex: 1.5 }, { component: 'wheel' }, { component: null }])(
    'leaves out a part of %p',
    (change) => {
      const item = encodePlant(station).maintenance!['1'];
      const wire = { ...encodePlant(station), maintenance: { 1: { ...item, ...change }, 2: item, 3: null } };
      expect(decodePlant(wire)!.maintenance).toEqual(station.maintenance);
    },
  );

  it('says the zone of the plant, and its think-green statistics', () => {
    expect(encodePlant(station).system).toEqual({ tz: 'Europe/Berlin' });
    expect(encodePlant(station).statistics?.think_green).toEqual({
      time_of_first_update: 1_795_100_000,
      time_of_last_update: 1_795_132_800,
      leak_origin: 'upper_bound',
      short_of: ['wholeWeek'],
      compressors: { 1: { energy_onload: 120.5, energy_offload: 8, total_volume: 1300, leaked_volume: null } },
    });
  });

  it('has the analog inputs by their index, with the function on the wire', () => {
    expect(encodePlant(station).compressors['1']!.supplements.analog_inputs).toEqual({
      1: { name: 'INTERNAL_PRESS', function: 'pressure', value: 7.3 },
    });
    expect(encodePlant(station).supplements.analog_inputs).toEqual({
      0: { name: 'ADD_PRESS_1', function: 'pressure', value: 6.9 },
      3: { name: 'FLOW', function: 'volume_flow', value: 12 },
      4: { name: 'DEW_POINT', function: 'other', value: null },
    });
  });

  test.each(['temperature', 'humidity', 7, null, undefined])('takes an analog input of function %p for a temperature', (kind) => {
    const wire = withAt(encodePlant(station), ['supplements', 'analog_inputs', '0', 'function'], kind);
    expect(decodePlant(wire)!.master.inputs[0]).toEqual({ index: 0, name: 'ADD_PRESS_1', function: 'temperature', value: 6.9 });
  });

  it('[ENT-7] may lack any field or have null there: that value is missing, all others stay', () => {
    const wire = sent(encodePlant(station));
    const leaves = leavesIn(wire).filter((path) => path[0] !== 'protocol' && path.at(-1) !== 'short_of');
    const removable = leaves.filter((path) => !['cindex', 'component'].includes(path.at(-1)!));
    expect(removable.length).toBeGreaterThan(8 + 10 * 10);
    for (const path of removable)
      for (const value of [undefined, null]) {
        const arrived = sent(encodePlant(decodePlant(withAt(wire, path, value))!));
        const differing = leaves.filter((leaf) => valueAt(arrived, leaf) !== valueAt(wire, leaf));
        expect(differing).toEqual(isMissing(valueAt(wire, path)) ? [] : [path]);
        expect(isMissing(valueAt(arrived, path))).toBe(true);
      }
  });

  it('[ENT-7] never breaks what is shown of it, whatever stands in its fields', () => {
    const wire = encodePlant(station);
    const path = fc.constantFrom(...pathsIn(wire).filter(([head]) => head !== 'protocol' && head !== undefined));
    fc.assert(
      fc.property(fc.array(fc.tuple(path, wrongValue), { minLength: 1, maxLength: 6 }), (changes) => {
        const changed = changes.reduce<unknown>((tree, [at, value]) => withAt(tree, at, value), wire);
        const decoded = decodePlant(sent(changed))!;
        expect(decoded.compressors.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        for (const { technology, status } of installedCompressors(decoded)) {
          compressorState(technology, status);
          severityOf(status);
        }
        masterState(decoded.master.status);
        expect(Array.from(sampleRowOf(decoded).values).every((value) => Number.isNaN(value) || Number.isFinite(value))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('without anything but its protocol is a station of empty slots', () => {
    expect(decodePlant({ protocol: protocolGeneration })).toEqual({
      atMs: NaN,
      master: bareMaster,
      compressors: Array.from({ length: slotCount }, (_, i) => emptySlot(i + 1)),
      maintenance: undefined,
      thinkGreen: undefined,
      zone: undefined,
    });
  });

  test.each([null, {}])('has a slot that is %p: empty for null, else of unknown values', (slot) => {
    const { technology, name } = decodePlant(withAt(encodePlant(station), ['compressors', '1'], slot))!.compressors[0]!;
    expect({ technology, name }).toEqual({ technology: slot === null ? 0 : undefined, name: undefined });
  });

  test.each([undefined, null])('[ENT-7] of a controller that states no protocol generation (%p) is the same plant', (protocol) => {
    expect(decodePlant(sent({ ...encodePlant(station), protocol }))).toEqual(station);
  });

  test.each([
    ['2026-11-20T06:40:00Z', 1_795_156_800_000],
    [1_795_132_800_000, 1_795_132_800_000],
    ['soon', NaN],
    [undefined, NaN],
  ])("[ENT-5] is of the moment of the controller's clock, %p, where it states no other", (rtc, atMs) => {
    const wire = encodePlant(station);
    expect(decodePlant(sent({ ...wire, ts: undefined, rtc }))?.atMs).toBe(atMs);
    expect(decodePlant(sent({ ...wire, rtc, ts: 5 }))?.atMs).toBe(5);
  });

  it('[MAINT-1] may list its services', () => {
    const wire = encodePlant(station);
    expect(decodePlant(sent({ ...wire, maintenance: Object.values(wire.maintenance!) }))?.maintenance).toEqual(station.maintenance);
  });

  test.each([protocolGeneration + 1, 0, String(protocolGeneration), {}])(
    '[LIVE-6] of protocol generation %p gives no values',
    (protocol) => {
      expect(decodePlant({ ...encodePlant(station), protocol })).toBeUndefined();
    },
  );

  test.each([undefined, null, 7, 'plant', [], true])('[LIVE-6] that is no plant but %p gives no values', (wire) => {
    expect(decodePlant(wire)).toBeUndefined();
  });
});
