import { expect, it } from '@jest/globals';
import { type Channel, compressorChannel, type CompressorQuantity, type SampleTable } from '../../../../../../core/samples/index.ts';
import { hourFigures } from '../../../../../../ui/areas/overview/compressor/model/hourFigures.ts';

function table(columns: Partial<Record<CompressorQuantity, readonly number[]>>): SampleTable {
  const length = Math.max(0, ...Object.values(columns).map((values) => values.length));
  return {
    length,
    timesMs: Float64Array.from({ length }, (_, i) => i * 10_000),
    columns: new Map<Channel, Float64Array>(
      Object.entries(columns).map(([quantity, values]) => [
        compressorChannel(quantity as CompressorQuantity, 2),
        Float64Array.from(values),
      ]),
    ),
  };
}

it('gives each figure its extremes and its first moment', () => {
  const { power, temperature } = hourFigures(
    table({ electricalPowerKW: [NaN, NaN, 40, 42, NaN], temperatureDegC: [80, 81, 79, 80, 80] }),
    2,
  );
  expect(power).toMatchObject({ min: 40, max: 42, sinceMs: 20_000 });
  expect(temperature).toMatchObject({ min: 79, max: 81, sinceMs: 0 });
});

it('derives specific power row by row, and none where nothing is delivered or a value is missing', () => {
  const { specificPower } = hourFigures(table({ electricalPowerKW: [60, 15, NaN, 30, 66], deliveryVolumeM3min: [10, 0, 10, NaN, 11] }), 2);
  expect([...specificPower.column!]).toEqual([6, NaN, NaN, NaN, 6]);
  expect(specificPower).toMatchObject({ min: 6, max: 6 });
});

it('has no past for what was never recorded', () => {
  const nothing = { column: undefined, min: NaN, max: NaN, sinceMs: undefined };
  const past = hourFigures(table({ electricalPowerKW: [NaN, NaN] }), 2);
  expect(past.loadRatio).toEqual(nothing);
  expect(past.specificPower).toEqual(nothing);
  expect(past.power).toMatchObject({ min: NaN, max: NaN, sinceMs: undefined });
});
