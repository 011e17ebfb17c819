import type { AnalogInput } from '../inputs/index.ts';

/** The master controller and the plant it leads, as last reported; a missing value is undefined. */
export interface Master {
  /** See sdCardState. */
  readonly sdCard: number | undefined;
  readonly version: string | undefined;
  /** See masterState. */
  readonly status: number | undefined;
  readonly systemPressureBar: number | undefined;
  /** 0..1 */
  readonly loadRatio: number | undefined;
  /** Air into the network, free air delivered (ISO 1217). */
  readonly volumeFlowM3min: number | undefined;
  /** Air from the compressors, free air delivered (ISO 1217). */
  readonly deliveryVolumeM3min: number | undefined;
  /** Electrical power of all compressors. */
  readonly powerKW: number | undefined;
  readonly inputs: readonly AnalogInput[];
}
