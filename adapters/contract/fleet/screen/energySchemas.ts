import * as z from 'zod/mini';
import { type EnergyRanking, noEnergyReasons } from '../../../../core/fleet/index.ts';
import { amountSchema, labelFields, totalsSchema } from './amountSchema.ts';
import { maybe, maybeNumber } from './screenParts.ts';

const amount = amountSchema(noEnergyReasons);
const totals = totalsSchema(noEnergyReasons);
const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'expected YYYY-MM'));

/** The current month where it is left out. */
export const energyQuery = z.object({ month: z.optional(month) });

const like = z.object({
  fromLevel: z.number(),
  untilLevel: z.number(),
  stationMonths: z.int(),
  stations: z.int(),
  kWhPerM3: maybe(z.object({ value: z.number(), low: z.number(), high: z.number() })),
});

const station = z.object({
  ...labelFields,
  currency: z.string(),
  days: z.int(),
  coverage: z.number(),
  energyKWh: amount,
  volumeM3: maybeNumber,
  kWhPerM3: amount,
  kWhPerM3At7Bar: amount,
  loadLevel: maybeNumber,
  onLoadKWhPerM3: maybeNumber,
  noLoadShare: maybeNumber,
  like: maybe(like),
  deviation: amount,
  avoidableKWh: amount,
  cost: amount,
  avoidableCost: amount,
});

export const energyAnswer: z.ZodMiniType<EnergyRanking> = z.object({
  month,
  stations: z.array(station),
  cost: totals,
  avoidableCost: totals,
  months: z.array(z.object({ month, stations: z.int(), coverage: z.number(), energyKWh: amount, kWhPerM3: amount })),
});
