import fc from 'fast-check';
import { type Compressor, slotCount, type TechnologyCode } from '../../../core/compressor/index.ts';
import type { AnalogInput, InputFunction, Master, StationSnapshot } from '../../../core/master/index.ts';

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
const text = maybe(fc.string({ unit: 'binary' }));
const word = maybe(fc.nat({ max: 0xffff }));

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
  });

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

/** Any station, with any value missing. */
export const stationSnapshot: fc.Arbitrary<StationSnapshot> = fc.record({
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
});
