import { type Channel, compressorChannel, compressorQuantities, plantChannel, plantQuantities } from '../../core/samples/index.ts';
import { textsOr } from './lenient.ts';
import type { WireCompressor, WireMaster } from './plantSchemas.ts';

/** The master's fields that have a channel. */
const masterFields: Readonly<Record<(typeof plantQuantities)[number], keyof WireMaster>> = {
  systemPressureBar: 'system_pressure_bar',
  volumeFlowM3min: 'volume_flow_m3min',
  deliveryVolumeM3min: 'delivery_volume_m3min',
  loadRatio: 'load_factor_percent',
  powerKW: 'energy_consumption_kW',
};
/** A compressor's. */
const compressorFields: Readonly<Record<(typeof compressorQuantities)[number], keyof WireCompressor>> = {
  technology: 'technology',
  status: 'status',
  loadRatio: 'load_factor_percent',
  linePressureBar: 'line_pressure_bar',
  electricalPowerKW: 'electrical_power_kW',
  deliveryVolumeM3min: 'delivery_volume_m3min',
  temperatureDegC: 'temperature_degC',
};

interface NamedChannel {
  readonly channel: Channel;
  readonly field: string;
}

/** The channels of the plant, 0, or of a compressor, each with its field. */
const fieldsOf = (slot: number): readonly NamedChannel[] =>
  slot === 0
    ? plantQuantities.map((quantity) => ({ channel: plantChannel(quantity), field: masterFields[quantity] }))
    : compressorQuantities.map((quantity) => ({ channel: compressorChannel(quantity, slot), field: compressorFields[quantity] }));

/** Which fields of the plant, 0, or of a compressor are estimated; nothing where none is. */
export function encodeEstimated(estimated: readonly Channel[] | undefined, slot: number): { readonly estimated?: string[] } {
  if (estimated === undefined || estimated.length === 0) return {};
  const fields = fieldsOf(slot).flatMap(({ channel, field }) => (estimated.includes(channel) ? [field] : []));
  return fields.length === 0 ? {} : { estimated: fields };
}

/** The channels of the plant, 0, or of a compressor that are estimated; names that are not known are passed over. */
export function decodeEstimated(wire: unknown, slot: number): readonly Channel[] {
  const fields = textsOr(wire);
  return fields.length === 0 ? [] : fieldsOf(slot).flatMap(({ channel, field }) => (fields.includes(field) ? [channel] : []));
}
