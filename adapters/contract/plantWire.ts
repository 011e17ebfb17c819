import { type Compressor, emptySlot, isTechnologyCode, slotCount, type TechnologyCode } from '../../core/compressor/index.ts';
import type { AnalogInput, InputFunction, Master, StationSnapshot } from '../../core/master/index.ts';
import { type Json, numberOr, recordOr, textOr } from './lenient.ts';
import { protocolGeneration } from './paths.ts';

/** Missing values are null on the wire. */
type Maybe<T> = T | null;

interface WireInput {
  readonly name: string;
  readonly function: 'pressure' | 'volume_flow' | 'other';
  readonly value: Maybe<number>;
}

export interface WireMaster {
  readonly sd_status: Maybe<number>;
  readonly version: Maybe<string>;
  readonly status: Maybe<number>;
  readonly system_pressure_bar: Maybe<number>;
  /** A ratio 0..1. */
  readonly load_factor_percent: Maybe<number>;
  readonly volume_flow_m3min: Maybe<number>;
  readonly delivery_volume_m3min: Maybe<number>;
  readonly energy_consumption_kW: Maybe<number>;
}

export interface WireCompressor {
  readonly cindex: number;
  readonly name: Maybe<string>;
  readonly technology: Maybe<number>;
  readonly status: Maybe<number>;
  readonly symbols: Maybe<number>;
  readonly product_type: Maybe<string>;
  readonly line_pressure_bar: Maybe<number>;
  readonly delivery_volume_m3min: Maybe<number>;
  readonly electrical_power_kW: Maybe<number>;
  readonly temperature_degC: Maybe<number>;
  /** A ratio 0..1. */
  readonly load_factor_percent: Maybe<number>;
}

/** The plant as it is pushed. */
export interface WirePlant {
  readonly protocol: number;
  readonly ts: number;
  readonly master: WireMaster;
  /** Keyed by cindex, 1..10. */
  readonly compressors: Readonly<Record<string, WireCompressor>>;
  readonly supplements: { readonly analog_inputs: Readonly<Record<string, WireInput>> };
}

const wireFunctions: Readonly<Record<InputFunction, WireInput['function']>> = {
  pressure: 'pressure',
  volumeFlow: 'volume_flow',
  temperature: 'other',
};
const inputFunctionOf = (name: unknown): InputFunction =>
  name === 'pressure' ? 'pressure' : name === 'volume_flow' ? 'volumeFlow' : 'temperature';

const orNull = <T>(value: T | undefined): T | null => value ?? null;

const encodeMaster = (master: Master): WireMaster => ({
  sd_status: orNull(master.sdCard),
  version: orNull(master.version),
  status: orNull(master.status),
  system_pressure_bar: orNull(master.systemPressureBar),
  load_factor_percent: orNull(master.loadRatio),
  volume_flow_m3min: orNull(master.volumeFlowM3min),
  delivery_volume_m3min: orNull(master.deliveryVolumeM3min),
  energy_consumption_kW: orNull(master.powerKW),
});

const decodeMaster = (wire: Json, inputs: readonly AnalogInput[]): Master => ({
  sdCard: numberOr(wire['sd_status']),
  version: textOr(wire['version']),
  status: numberOr(wire['status']),
  systemPressureBar: numberOr(wire['system_pressure_bar']),
  loadRatio: numberOr(wire['load_factor_percent']),
  volumeFlowM3min: numberOr(wire['volume_flow_m3min']),
  deliveryVolumeM3min: numberOr(wire['delivery_volume_m3min']),
  powerKW: numberOr(wire['energy_consumption_kW']),
  inputs,
});

const encodeCompressor = (of: Compressor): WireCompressor => ({
  cindex: of.index,
  name: orNull(of.name),
  technology: orNull(of.technology),
  status: orNull(of.status),
  symbols: orNull(of.symbols),
  product_type: orNull(of.productType),
  line_pressure_bar: orNull(of.linePressureBar),
  delivery_volume_m3min: orNull(of.deliveryVolumeM3min),
  electrical_power_kW: orNull(of.electricalPowerKW),
  temperature_degC: orNull(of.temperatureDegC),
  load_factor_percent: orNull(of.loadRatio),
});

export const technologyOr = (value: unknown): TechnologyCode | undefined => {
  const code = numberOr(value);
  return code !== undefined && isTechnologyCode(code) ? code : undefined;
};

const decodeCompressor = (index: number, wire: Json): Compressor => ({
  index,
  name: textOr(wire['name']),
  technology: technologyOr(wire['technology']),
  status: numberOr(wire['status']),
  symbols: numberOr(wire['symbols']),
  productType: textOr(wire['product_type']),
  linePressureBar: numberOr(wire['line_pressure_bar']),
  deliveryVolumeM3min: numberOr(wire['delivery_volume_m3min']),
  electricalPowerKW: numberOr(wire['electrical_power_kW']),
  temperatureDegC: numberOr(wire['temperature_degC']),
  loadRatio: numberOr(wire['load_factor_percent']),
});

const decodeInputs = (wire: Json): readonly AnalogInput[] =>
  Object.entries(wire).map(([index, value]) => {
    const input = recordOr(value);
    return {
      index: Number(index),
      name: textOr(input['name']) ?? '',
      function: inputFunctionOf(input['function']),
      value: numberOr(input['value']),
    };
  });

export function encodePlant({ atMs, master, compressors }: StationSnapshot): WirePlant {
  return {
    protocol: protocolGeneration,
    ts: atMs,
    master: encodeMaster(master),
    compressors: Object.fromEntries(compressors.map((compressor) => [String(compressor.index), encodeCompressor(compressor)])),
    supplements: {
      analog_inputs: Object.fromEntries(
        master.inputs.map(({ index, name, function: kind, value }) => [
          String(index),
          { name, function: wireFunctions[kind], value: orNull(value) },
        ]),
      ),
    },
  };
}

/** Undefined when the plant speaks another protocol generation; a slot that is not sent is empty. */
export function decodePlant(wire: unknown): StationSnapshot | undefined {
  const plant = recordOr(wire);
  if (plant['protocol'] !== protocolGeneration) return undefined;
  const slots = recordOr(plant['compressors']);
  const inputs = decodeInputs(recordOr(recordOr(plant['supplements'])['analog_inputs']));
  return {
    atMs: numberOr(plant['ts']) ?? NaN,
    master: decodeMaster(recordOr(plant['master']), inputs),
    compressors: Array.from({ length: slotCount }, (_, i) => {
      const wireSlot = slots[String(i + 1)];
      return wireSlot === undefined || wireSlot === null ? emptySlot(i + 1) : decodeCompressor(i + 1, recordOr(wireSlot));
    }),
  };
}
