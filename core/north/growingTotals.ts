import type { Master } from '../master/index.ts';
import { type Channel, plantChannel } from '../samples/index.ts';
import { msPerHour, msPerMinute, msPerSecond } from '../time/index.ts';

/** Energy and free air since counting began; undefined as long as nothing of it was measured. They never fall. */
export interface GrowingTotals {
  readonly energyKWh: number | undefined;
  readonly airM3: number | undefined;
}

/** What a total grows by. */
interface Moment {
  readonly atMs: number;
  readonly master: Pick<Master, 'powerKW' | 'deliveryVolumeM3min'>;
  /** Channels that were calculated and not measured. */
  readonly estimated?: readonly Channel[] | undefined;
}

/** A longer time without a sample is a gap, in which nothing is counted. */
const longestStepMs = 10 * msPerSecond;

function grown(total: number | undefined, rate: number | undefined, steps: number): number | undefined {
  return rate === undefined || !(rate >= 0) ? total : (total ?? 0) + rate * steps;
}

/** The totals after a sample, which stands for the time since the one before; only measured values count, and none over a gap. */
export function growTotals(totals: GrowingTotals, beforeMs: number | undefined, { atMs, master, estimated = [] }: Moment): GrowingTotals {
  const stepMs = beforeMs === undefined ? NaN : atMs - beforeMs;
  if (!(stepMs > 0 && stepMs <= longestStepMs)) return totals;
  const measured = (quantity: 'powerKW' | 'deliveryVolumeM3min') =>
    estimated.includes(plantChannel(quantity)) ? undefined : master[quantity];
  return {
    energyKWh: grown(totals.energyKWh, measured('powerKW'), stepMs / msPerHour),
    airM3: grown(totals.airM3, measured('deliveryVolumeM3min'), stepMs / msPerMinute),
  };
}
