import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { estimatedFields } from './estimatedFields.ts';
import { protocolGeneration } from './paths.ts';
import { thinkGreenMessage } from './thinkGreenSchemas.ts';

const number = z.nullable(z.number());
const text = z.nullable(z.string());
const ratio = z.nullable(z.number().check(z.describe('A ratio 0..1')));
const word = z.nullable(z.number().check(z.describe('A bit field')));
const slot = z.int().check(z.gte(1), z.lte(slotCount));

const input = z.strictObject({
  name: z.string(),
  function: z.enum(['pressure', 'volume_flow', 'other']).check(z.describe('Decides the unit of the value: bar, m3/min, degC')),
  value: number,
});
/** A sensor wired to the master controller or to a compressor. */
export type WireInput = z.infer<typeof input>;

const supplements = z.strictObject({ analog_inputs: z.record(z.string(), input).check(z.describe('By index')) });
export type WireSupplements = z.infer<typeof supplements>;

const typePlate = z.strictObject({
  model: text,
  factory_number: text,
  edp_number: text,
  consignment_number: text,
  schematic_number: text,
  software_version: text,
  installation_date: text,
});
export type WireTypePlate = z.infer<typeof typePlate>;

const master = z.strictObject({
  sd_status: number,
  version: text,
  status: word,
  system_pressure_bar: number,
  load_factor_percent: ratio,
  volume_flow_m3min: number,
  delivery_volume_m3min: number,
  energy_consumption_kW: number,
  estimated: estimatedFields,
});
export type WireMaster = z.infer<typeof master>;

const compressor = z.strictObject({
  cindex: slot,
  name: text,
  technology: number,
  status: word,
  symbols: word,
  product_type: text,
  line_pressure_bar: number,
  delivery_volume_m3min: number,
  electrical_power_kW: number,
  temperature_degC: number,
  load_factor_percent: ratio,
  type_plate: typePlate,
  supplements,
  estimated: estimatedFields,
});
export type WireCompressor = z.infer<typeof compressor>;

/** A part with a service interval. */
export const componentName = z.enum([
  'water_filter',
  'suction_filter',
  'oil_filter',
  'oil_separator',
  'motor',
  'dryer',
  'universal_1',
  'universal_2',
  'universal_3',
  'universal_4',
  'annual_maintenance',
]);

const maintenanceItem = z.strictObject({
  cindex: slot,
  component: componentName,
  interval_h: number,
  remaining_h: number,
});
/** A part with a service interval. */
export type WireMaintenanceItem = z.infer<typeof maintenanceItem>;

const maintenance = z.record(z.string(), maintenanceItem);
/** Items by their place in the list, so that a change names one of them. */
export type WireMaintenance = z.infer<typeof maintenance>;

/** The plant as it is pushed. */
export const plantMessage = z.strictObject({
  protocol: z.literal(protocolGeneration).check(z.describe('Another number is another generation, whose values are not shown')),
  ts: z.int().check(z.describe('Milliseconds since 1970')),
  master,
  compressors: z.record(z.string(), compressor).check(z.describe('By cindex')),
  supplements: supplements.check(z.describe("The master's sensors")),
  maintenance: z.optional(maintenance.check(z.describe('Left out for a session that may not see it'))),
  statistics: z.optional(z.strictObject({ think_green: thinkGreenMessage })),
  system: z.strictObject({ tz: text.check(z.describe("IANA name of the plant's zone")) }),
});
export type WirePlant = z.infer<typeof plantMessage>;
