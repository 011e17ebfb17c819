import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { noLeakReasons } from '../../core/leakage/index.ts';
import { coverageSchema } from './coverageSchema.ts';
import { estimatedChannels } from './estimatedFields.ts';
import { rangeChecks, rangeFields } from './rangeSchema.ts';
import { shortFields } from './shortFields.ts';

/** POST /daily_statistics/get_energy_balance_data */
export const balanceRequest = z.object(rangeFields).check(...rangeChecks);
export type BalanceRequest = z.infer<typeof balanceRequest>;

const number = z.nullable(z.number());
const described = (unit: string) => z.nullable(z.number().check(z.describe(unit)));
const seconds = described('s');
const energy = described('kWh');
const cost = described('In the currency');
const volume = described('m3');
const flow = described('m3/h');
const power = described('kW');
const specific = described('kWh/m3, a ratio of sums');
const ratio = described('0..1');
const percent = described('0..100');

/** What the energy was used for: all of it is load, no-load and rest. */
const energies = {
  energie_lastlauf_1kWh0: energy,
  energie_leerlauf_1kWh0: energy,
  energie_rest_1kWh0: energy,
  energie_gesamt_1kWh0: energy,
};

const running = {
  zeit_lastlauf_1s0: seconds,
  zeit_leerlauf_1s0: seconds,
  auslastung: ratio,
  anzahl_motor_starts: number,
  anzahl_entlastungen: number,
};

const machine = z.strictObject({
  cindex: z.int().check(z.gte(1), z.lte(slotCount)),
  name: z.nullable(z.string()),
  installed: z.boolean(),
  liefermenge_min_1m3h0: flow,
  liefermenge_max_1m3h0: flow,
  leistung_min_1kW0: power,
  leistung_max_1kW0: power,
  leistung_leerlauf: power,
  ...running,
  ...energies,
  liefervolumen_1m30: volume,
  liefervolumen_stillstand_1m30: volume,
  spezifische_leistung: specific,
  kosten_lastlauf: cost,
  kosten_leerlauf: cost,
  kosten_rest: cost,
  kosten_gesamt: cost,
  coverage: coverageSchema,
  short_of: shortFields,
});
export type WireMachineBalance = z.infer<typeof machine>;

const plant = z.strictObject({
  from_ms: z.number(),
  until_ms: z.number(),
  netzdruck_min_1bar0: described('bar'),
  netzdruck_max_1bar0: described('bar'),
  gesamt_spezifische_leistung: specific,
  druckluftkosten: described('In the currency, of a m3 of air'),
  lastkosten: percent,
  leerlaufkosten: percent,
  energy_cost: cost,
  ...running,
  ...energies,
  liefervolumen_1m30: volume,
  kosten_lastlauf: cost,
  kosten_leerlauf: cost,
  kosten_rest: cost,
  co2_1kg0: described('kg'),
  coverage: coverageSchema,
  short_of: shortFields,
});
export type WirePlantBalance = z.infer<typeof plant>;

const flowPerMinute = described('m3/min of free air');

/** What the range's data says of leaks: their flow and its interval, or why there is none. */
const leakage = z.strictObject({
  kind: z.enum(['estimate', 'upperBound', 'none']),
  reason: z.nullable(z.enum(noLeakReasons)),
  flow_m3_per_min: flowPerMinute,
  low_m3_per_min: flowPerMinute,
  high_m3_per_min: flowPerMinute,
  days: number,
  coverage: z.number().check(z.describe('Share of the quiet time with data, 0..1')),
  short_of: shortFields,
});
export type WireLeakage = z.infer<typeof leakage>;

/** What a counter of energy counted from one of its readings in the range to another, beside the sum of the power over the same time. */
const counter = z.strictObject({
  name: z.string(),
  compressors: z.array(z.int().check(z.gte(1), z.lte(slotCount))).check(z.describe('Whose energy it counts; none for all of the station')),
  from_ms: z.number(),
  until_ms: z.number(),
  counted_kWh: z.number(),
  summed_kWh: energy,
  coverage: ratio.check(z.describe('Share of the time with a power, 0..1')),
});
export type WireCountedEnergy = z.infer<typeof counter>;

/** The balance of a range: the machines of all slots, by cindex, and the plant, which is their sum. */
export const balanceResponse = z.strictObject({
  range: z.strictObject({ ...rangeFields, range_s: z.number().check(z.describe('Time covered')) }),
  tariff: z.strictObject({ rate_per_kWh: z.number(), co2_kg_per_kWh: z.number() }),
  compressors: z.array(machine).check(z.length(slotCount)),
  plant,
  leakage: z.nullable(leakage),
  estimated: estimatedChannels,
  counters: z.optional(z.array(counter).check(z.describe('Left out without any that was read in the range'))),
});
export type WireBalance = z.infer<typeof balanceResponse>;
