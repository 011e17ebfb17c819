import { slotCount } from '../compressor/index.ts';

/** What is logged of the plant as a whole. */
export const plantQuantities = ['systemPressureBar', 'volumeFlowM3min', 'deliveryVolumeM3min', 'loadRatio', 'powerKW'] as const;
export type PlantQuantity = (typeof plantQuantities)[number];

/** What is logged of each compressor. */
export const compressorQuantities = [
  'technology',
  'status',
  'loadRatio',
  'linePressureBar',
  'electricalPowerKW',
  'deliveryVolumeM3min',
  'temperatureDegC',
] as const;
export type CompressorQuantity = (typeof compressorQuantities)[number];

/** Slot 0 is the plant, 1..10 a compressor: `systemPressureBar@0`, `status@3`. */
export type Channel = `${PlantQuantity}@0` | `${CompressorQuantity}@${number}`;

/** The channel of the plant as a whole. */
export const plantChannel = (quantity: PlantQuantity): Channel => `${quantity}@0`;
/** The channel of a compressor, slot 1..10. */
export const compressorChannel = (quantity: CompressorQuantity, slot: number): Channel => `${quantity}@${slot}`;

/** Every channel of a station: the plant's, then each compressor's by number. A row holds its values in this order. */
export const channels: readonly Channel[] = [
  ...plantQuantities.map(plantChannel),
  ...Array.from({ length: slotCount }, (_, i) => compressorQuantities.map((quantity) => compressorChannel(quantity, i + 1))).flat(),
];

const positions = new Map(channels.map((channel, position) => [channel, position]));

/** Where a row holds a channel's value. */
export function channelPosition(channel: Channel): number {
  const position = positions.get(channel);
  if (position === undefined) throw new RangeError(`no channel ${channel}: expected one of ${channels[0]} .. ${channels.at(-1)}`);
  return position;
}
