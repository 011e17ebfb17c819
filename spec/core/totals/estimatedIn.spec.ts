import { expect, it } from '@jest/globals';
import { type Channel, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { estimatedDays, estimatedIn, noRecords, type SampleSums } from '../../../core/totals/index.ts';

const pressure = plantChannel('systemPressureBar');
const plantPower = plantChannel('powerKW');
const [power1, power2, power10] = [1, 2, 10].map((slot) => compressorChannel('electricalPowerKW', slot)) as [Channel, Channel, Channel];

const run = (fromMs: number, latestMs: number, estimated?: readonly Channel[]): SampleSums => ({
  first: emptyRow(fromMs),
  latest: emptyRow(latestMs),
  periodS: 10,
  pooled: noRecords,
  ...(estimated && { estimated }),
});

it('what is estimated in a range is what any run was that the range takes a part of, in the order of a row', () => {
  const runs = [run(0, 50_000, [power10, pressure]), run(60_000, 90_000), run(100_000, 150_000, [power2, power10])];
  const of = (fromMs: number, untilMs: number) => estimatedIn({ fromMs, untilMs }, runs);
  expect(of(0, 200_000)).toEqual([pressure, power2, power10]);
  // the latest row counts its 10 s
  expect([of(59_999, 100_000), of(60_000, 100_000), of(60_000, 100_001)]).toEqual([[pressure, power10], [], [power2, power10]]);
  expect([of(159_999, 170_000), of(160_000, 170_000), of(-9, 0), of(-9, 1)]).toEqual([[power2, power10], [], [], [pressure, power10]]);
});

it('the power of the plant was estimated on the days on which that of any machine was, each day counted once', () => {
  const days = [[power10, power1, plantPower], [power10], [pressure], [], [plantPower]];
  expect([...estimatedDays([plantPower, power10, pressure, power2], days)]).toEqual([
    [plantPower, 3],
    [power10, 2],
    [pressure, 1],
  ]);
});
