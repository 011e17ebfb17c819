import { expect, it } from '@jest/globals';
import { exactPlaces } from '../../../core/totals/placedSums.ts';
import { extremeCount, machineExtreme, machineSum, plantExtreme, plantSum, sumCount } from '../../../core/totals/sumFields.ts';

/** Times and counts take a number each, exact sums three. */
const placesOf = (fields: Readonly<Record<string, number>>, isExact: (name: string) => boolean) =>
  Object.entries(fields).flatMap(([name, at]) => (isExact(name) ? exactPlaces(at) : [at]));
const ascending = (places: readonly number[]) => places.toSorted((a, b) => a - b);
const numbered = (count: number) => Array.from({ length: count }, (_, i) => i);
const isTimeOrCount = (name: string) => /(Ms|Starts|Cycles)$/.test(name);

it.each([
  ['the plant', 0, plantSum],
  ['a compressor', 1, machineSum],
  ['the last compressor', 10, machineSum],
])('the sums of %s stand beside each other and fill its record', (_, slot, fields) => {
  expect(ascending(placesOf(fields, (name) => !isTimeOrCount(name)))).toEqual(numbered(sumCount(slot)));
});

it.each([plantExtreme, machineExtreme])('extremes stand beside each other and fill their record', (fields) => {
  expect(ascending(placesOf(fields, () => false))).toEqual(numbered(extremeCount));
});
