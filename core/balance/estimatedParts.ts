import { slotCount } from '../compressor/index.ts';
import { type Channel, compressorChannel, plantChannel } from '../samples/index.ts';
import type { RangeTotals } from '../totals/index.ts';

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
/** Leaks are looked for in the first of these that has values. */
const flows = [plantChannel('volumeFlowM3min'), plantChannel('deliveryVolumeM3min')] as const;

/** What of a balance was estimated, if only for a part of its range. */
export interface EstimatedParts {
  /** Numbers of the compressors whose power, and with it energy and cost, was estimated. */
  readonly power: readonly number[];
  /** Likewise their delivery, and with it volume and specific power. */
  readonly delivery: readonly number[];
  /** The flow that leaks were looked for in. */
  readonly isFlow: boolean;
}

/** The channels of totals that were estimated and that a balance is made of. */
export function estimatedInBalance({ estimated = [], plant }: Pick<RangeTotals, 'estimated' | 'plant'>): readonly Channel[] {
  const flow = plant.volumeFlowS > 0 ? flows[0] : flows[1];
  const used = new Set<Channel>([
    flow,
    ...slots.flatMap((slot) => [compressorChannel('electricalPowerKW', slot), compressorChannel('deliveryVolumeM3min', slot)]),
  ]);
  return estimated.filter((channel) => used.has(channel));
}

/** What of a balance is behind a list of estimated channels. */
export function estimatedParts(estimated: readonly Channel[] = []): EstimatedParts {
  const among = (quantity: 'electricalPowerKW' | 'deliveryVolumeM3min') =>
    slots.filter((slot) => estimated.includes(compressorChannel(quantity, slot)));
  return {
    power: among('electricalPowerKW'),
    delivery: among('deliveryVolumeM3min'),
    isFlow: flows.some((flow) => estimated.includes(flow)),
  };
}
