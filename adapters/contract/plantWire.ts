import {
  blankTypePlate,
  type Compressor,
  emptySlot,
  isTechnologyCode,
  slotCount,
  type TechnologyCode,
  type TypePlate,
} from '../../core/compressor/index.ts';
import type { AnalogInput, InputFunction } from '../../core/inputs/index.ts';
import type { Master } from '../../core/master/index.ts';
import type { StationReport } from '../../core/ports/index.ts';
import { entriesOf } from '../../core/records/index.ts';
import { decodeEstimated, encodeEstimated } from './estimatedWire.ts';
import { instantOr, type Json, numberOr, orNull, recordOr, textOr, zoneOr } from './lenient.ts';
import { decodeMaintenance, encodeMaintenance } from './maintenanceWire.ts';
import { protocolGeneration } from './paths.ts';
import type { WireCompressor, WireInput, WireMaster, WirePlant, WireSupplements, WireTypePlate } from './plantSchemas.ts';
import { decodeThinkGreen, encodeThinkGreen } from './thinkGreenWire.ts';

const wireFunctions: Readonly<Record<InputFunction, WireInput['function']>> = {
  pressure: 'pressure',
  volumeFlow: 'volume_flow',
  temperature: 'other',
};
const inputFunctionOf = (name: unknown): InputFunction =>
  name === 'pressure' ? 'pressure' : name === 'volume_flow' ? 'volumeFlow' : 'temperature';

/** The controller's names of what is on a type plate. */
const plateNames = {
  model: 'model',
  factoryNumber: 'factory_number',
  edpNumber: 'edp_number',
  consignmentNumber: 'consignment_number',
  schematicNumber: 'schematic_number',
  softwareVersion: 'software_version',
  installationDate: 'installation_date',
} as const satisfies Readonly<Record<keyof TypePlate, keyof WireTypePlate>>;
const plateFields = entriesOf(plateNames);

const encodePlate = (plate: TypePlate): WireTypePlate =>
  Object.fromEntries(plateFields.map(([name, wire]) => [wire, orNull(plate[name])])) as WireTypePlate;
const decodePlate = (wire: Json): TypePlate => ({
  ...blankTypePlate,
  ...Object.fromEntries(plateFields.map(([name, field]) => [name, textOr(wire[field])])),
});

const encodeInputs = (inputs: readonly AnalogInput[]): WireSupplements => ({
  analog_inputs: Object.fromEntries(
    inputs.map(({ index, name, function: use, value }) => [String(index), { name, function: wireFunctions[use], value: orNull(value) }]),
  ),
});

const decodeInputs = (supplements: Json): readonly AnalogInput[] =>
  Object.entries(recordOr(supplements['analog_inputs'])).map(([index, value]) => {
    const input = recordOr(value);
    return {
      index: Number(index),
      name: textOr(input['name']) ?? '',
      function: inputFunctionOf(input['function']),
      value: numberOr(input['value']),
    };
  });

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

const decodeMaster = (wire: Json, supplements: Json): Master => ({
  sdCard: numberOr(wire['sd_status']),
  version: textOr(wire['version']),
  status: numberOr(wire['status']),
  systemPressureBar: numberOr(wire['system_pressure_bar']),
  loadRatio: numberOr(wire['load_factor_percent']),
  volumeFlowM3min: numberOr(wire['volume_flow_m3min']),
  deliveryVolumeM3min: numberOr(wire['delivery_volume_m3min']),
  powerKW: numberOr(wire['energy_consumption_kW']),
  inputs: decodeInputs(supplements),
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
  type_plate: encodePlate(of.typePlate),
  supplements: encodeInputs(of.inputs),
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
  typePlate: decodePlate(recordOr(wire['type_plate'])),
  inputs: decodeInputs(recordOr(wire['supplements'])),
});

/** What is missing as a whole is left out, what is missing elsewhere is null. */
export function encodePlant({ atMs, master, compressors, maintenance, thinkGreen, zone, estimated }: StationReport): WirePlant {
  const slots = compressors.map((of) => [String(of.index), { ...encodeCompressor(of), ...encodeEstimated(estimated, of.index) }] as const);
  return {
    protocol: protocolGeneration,
    ts: atMs,
    master: { ...encodeMaster(master), ...encodeEstimated(estimated, 0) },
    compressors: Object.fromEntries(slots),
    supplements: encodeInputs(master.inputs),
    ...(maintenance === undefined ? {} : { maintenance: encodeMaintenance(maintenance) }),
    ...(thinkGreen === undefined ? {} : { statistics: { think_green: encodeThinkGreen(thinkGreen) } }),
    system: { tz: orNull(zone) },
  };
}

/** A generation that is reported has to be this one; without one, what has the controller's entities is its plant. */
function isKnownGeneration({ protocol, master, compressors }: Json): boolean {
  if (protocol !== undefined && protocol !== null) return protocol === protocolGeneration;
  return [master, compressors].some((entity) => typeof entity === 'object' && entity !== null);
}

/** Undefined when the plant speaks another protocol generation; a slot that is not sent is empty, and a moment that is not reported NaN. */
export function decodePlant(wire: unknown): StationReport | undefined {
  const plant = recordOr(wire);
  if (!isKnownGeneration(plant)) return undefined;
  const slots = recordOr(plant['compressors']);
  const thinkGreen = recordOr(plant['statistics'])['think_green'];
  const estimated = Array.from({ length: slotCount + 1 }, (_, slot) =>
    decodeEstimated(recordOr(slot === 0 ? plant['master'] : slots[String(slot)])['estimated'], slot),
  ).flat();
  return {
    atMs: numberOr(plant['ts']) ?? instantOr(plant['rtc']) ?? NaN,
    master: decodeMaster(recordOr(plant['master']), recordOr(plant['supplements'])),
    compressors: Array.from({ length: slotCount }, (_, i) => {
      const wireSlot = slots[String(i + 1)];
      return wireSlot === undefined || wireSlot === null ? emptySlot(i + 1) : decodeCompressor(i + 1, recordOr(wireSlot));
    }),
    maintenance: plant['maintenance'] === undefined ? undefined : decodeMaintenance(plant['maintenance']),
    thinkGreen: thinkGreen === undefined ? undefined : decodeThinkGreen(thinkGreen),
    zone: zoneOr(recordOr(plant['system'])['tz']),
    ...(estimated.length > 0 && { estimated }),
  };
}
