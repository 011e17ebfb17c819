import type { Channel } from '../../core/samples/index.ts';
import { type PlantDay, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { type ChannelSums, quarterHourMs, stateShares, type SummedChannel } from '../../core/totals/index.ts';
import { storedSums } from '../../station/figures/channelSumsBytes.ts';
import type { ChannelSumsRepository } from '../../core/ports/index.ts';

export const zone = 'Europe/Berlin';
const file = { sizeBytes: 1, modifiedMs: 1 };
/** Six lines, as a chart often has. */
export const lines: readonly Channel[] = [
  'systemPressureBar@0',
  'volumeFlowM3min@0',
  'deliveryVolumeM3min@0',
  'electricalPowerKW@1',
  'electricalPowerKW@2',
  'electricalPowerKW@3',
];
/** Lines, and what the lanes of ten machines are drawn of. */
export const linesAndLanes: readonly SummedChannel[] = [...lines, ...stateShares];

function sumsOf(day: PlantDay, channel: SummedChannel, place: number): ChannelSums {
  const { fromMs, untilMs } = plantDayRange(day, zone);
  const steps = Float64Array.from({ length: (untilMs - fromMs) / quarterHourMs }, (_, i) => fromMs / quarterHourMs + i);
  const isLine = lines.some((line) => line === channel);
  const mean = steps.map((step) => (isLine ? 7 + place + Math.sin(step / 50) / 3 : (1 + Math.sin(step / (20 + place))) / 6));
  return {
    steps,
    sums: mean.map((value) => value * quarterHourMs),
    coveredMs: steps.map(() => quarterHourMs),
    least: Float32Array.from(mean, (value) => (isLine ? value - 0.4 : 0)),
    greatest: Float32Array.from(mean, (value) => (isLine ? value + 0.3 : 1)),
  };
}

/** Keeps sums of so many days up to one, which is included. */
export function keepSums(
  repository: Pick<ChannelSumsRepository, 'save'>,
  channels: readonly SummedChannel[],
  days: number,
  last: PlantDay,
): void {
  for (let i = 0; i < days; i++) {
    const day = shiftDay(last, -i);
    repository.save(day, file, storedSums(new Map(channels.map((channel, place) => [channel, sumsOf(day, channel, place)]))));
  }
}
