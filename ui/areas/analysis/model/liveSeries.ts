import { type Channel, plantChannel } from '../../../../core/samples/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';

interface LiveSeriesEntry {
  readonly id: string;
  readonly channel: Channel;
  readonly quantity: Quantity;
  /** Text id. */
  readonly name: string;
  /** 1..10: number of its colour and dash, the same in every chart. */
  readonly mark: number;
}

/** The lines of the live chart. */
export const liveSeries = [
  { id: 'pressure', channel: plantChannel('systemPressureBar'), quantity: 'pressure', name: /*i18n*/ 'Netzdruck', mark: 1 },
  { id: 'flow', channel: plantChannel('volumeFlowM3min'), quantity: 'volumeFlow', name: /*i18n*/ 'Volumenstrom', mark: 2 },
  { id: 'delivery', channel: plantChannel('deliveryVolumeM3min'), quantity: 'volumeFlow', name: /*i18n*/ 'Liefermenge', mark: 3 },
] as const satisfies readonly LiveSeriesEntry[];

export type LiveSeriesId = (typeof liveSeries)[number]['id'];

/** One plot a unit, top to bottom, with its share of the height. */
export const livePlots = [
  { quantity: 'pressure', share: 4 },
  { quantity: 'volumeFlow', share: 3 },
] as const satisfies readonly { readonly quantity: Quantity; readonly share: number }[];
