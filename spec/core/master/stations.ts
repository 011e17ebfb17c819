import fc from 'fast-check';
import { blankTypePlate, type Compressor, slotCount, type TechnologyCode, type TypePlate } from '../../../core/compressor/index.ts';
import type { AnalogInput, InputFunction } from '../../../core/inputs/index.ts';
import { maintenanceComponents } from '../../../core/maintenance/index.ts';
import type { Master } from '../../../core/master/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import { channels } from '../../../core/samples/index.ts';
import { anyText } from '../anyText.ts';

/** A master that has reported nothing. */
export const bareMaster: Master = {
  sdCard: undefined,
  version: undefined,
  status: undefined,
  systemPressureBar: undefined,
  loadRatio: undefined,
  volumeFlowM3min: undefined,
  deliveryVolumeM3min: undefined,
  powerKW: undefined,
  inputs: [],
};

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const plain = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
const number = maybe(plain);
const text = maybe(anyText());
const word = maybe(fc.nat({ max: 0xffff }));

const inputs = fc
  .uniqueArray(fc.nat({ max: 99 }), { maxLength: 6 })
  .map((indices) => indices.toSorted((a, b) => a - b))
  .chain((indices) =>
    fc.tuple(
      ...indices.map((index): fc.Arbitrary<AnalogInput> =>
        fc.record({
          index: fc.constant(index),
          name: fc.string(),
          function: fc.constantFrom<InputFunction>('pressure', 'volumeFlow', 'temperature'),
          value: number,
        }),
      ),
    ),
  );

const typePlate = fc.record(Object.fromEntries(Object.keys(blankTypePlate).map((field) => [field, text]))) as fc.Arbitrary<TypePlate>;

const compressorAt = (index: number): fc.Arbitrary<Compressor> =>
  fc.record({
    index: fc.constant(index),
    name: text,
    technology: maybe(fc.constantFrom<TechnologyCode>(0, 1, 2, 3, 4, 5, 6)),
    status: word,
    symbols: word,
    productType: text,
    linePressureBar: number,
    deliveryVolumeM3min: number,
    electricalPowerKW: number,
    temperatureDegC: number,
    loadRatio: number,
    typePlate,
    inputs,
  });

const hours = maybe(fc.integer({ min: -99_999, max: 99_999 }).map((tenths) => tenths / 10));
const maintenance = fc.array(
  fc.record({
    index: fc.integer({ min: 1, max: slotCount }),
    component: fc.constantFrom(...maintenanceComponents),
    intervalH: hours,
    remainingH: hours,
  }),
  { maxLength: 5 },
);

/** Any station, with any value missing. */
export const stationReport: fc.Arbitrary<StationReport> = fc.record(
  {
    atMs: fc.nat({ max: 4_000_000_000_000 }),
    master: fc.record({
      sdCard: maybe(fc.nat({ max: 9 })),
      version: text,
      status: word,
      systemPressureBar: number,
      loadRatio: number,
      volumeFlowM3min: number,
      deliveryVolumeM3min: number,
      powerKW: number,
      inputs,
    }),
    compressors: fc.tuple(...Array.from({ length: slotCount }, (_, i) => compressorAt(i + 1))),
    maintenance: maybe(maintenance),
    thinkGreen: fc.constant(undefined),
    zone: maybe(fc.constantFrom('UTC', 'Europe/Berlin')),
    estimated: fc.subarray([...channels], { minLength: 1 }),
  },
  { requiredKeys: ['atMs', 'master', 'compressors', 'maintenance', 'thinkGreen', 'zone'] },
);
