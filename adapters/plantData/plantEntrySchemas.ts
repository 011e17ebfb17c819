import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { type ProfileSeries, profileSeries } from '../../core/loadProfile/index.ts';
import {
  enteredHeatFields,
  eraEvents,
  heatCircuits,
  measureIds,
  measureStates,
  type PlantData,
  windowKinds,
} from '../../core/plantData/index.ts';
import { keysOf, recordOf } from '../../core/records/index.ts';
import { calendarSpan } from '../../core/time/index.ts';
import { day, emissionSchema, name, seriesName, tariffSchema, weekdayList } from './tariffSchema.ts';

const amount = z.number().check(z.gte(0));
const ms = z.int().check(z.gte(calendarSpan.fromMs), z.lt(calendarSpan.untilMs));
const hour = z.number().check(z.gte(0), z.lte(24));
const slot = z.int().check(z.gte(1), z.lte(slotCount));
const note = z.string().check(z.maxLength(500));
const since = { since: day };
const author = z.string().check(z.maxLength(120));
const maxPoints = 20;
const maxKWhPerDay = 1e9;
const share = z.number().check(z.gte(0), z.lte(1));
const monthsPerYear = 12;
const longestFormText = 500;
const hoursPerDay = 24;
const longestTypeName = 60;
const longestLifeYears = 100;
/** Of interest and of a change of prices, a year. */
const yearlyShare = z.number().check(z.gte(-1), z.lte(1));

/** An entry of each list of a plant's data: on the wire, in the database and in files. */
export const plantEntrySchemas = {
  receivers: z.strictObject({ ...since, volumeM3: z.number().check(z.gt(0)) }),
  flowSensors: z.strictObject({ ...since, share: z.number().check(z.gte(0), z.lte(1)) }),
  nightUse: z.strictObject({ ...since, name, flowM3min: amount, days: weekdayList, fromHour: hour, untilHour: hour }),
  windows: z.strictObject({ fromMs: ms, untilMs: ms, kind: z.enum(windowKinds), note }),
  eras: z.strictObject({ slot, atMs: ms, what: z.enum(eraEvents), note }),
  dataSheets: z.strictObject({
    ...since,
    slot,
    pressureBar: amount,
    flowM3min: amount,
    powerKW: amount,
    noLoadPowerKW: amount,
    points: z.array(z.strictObject({ flowM3min: amount, powerKW: amount })).check(z.maxLength(maxPoints)),
  }),
  tariffs: tariffSchema,
  co2: emissionSchema,
  targets: z.strictObject({ ...since, kWhPerYear: amount }),
  siteMeters: z.strictObject({ ...since, series: seriesName }),
  baselines: z.strictObject({ first: day, last: day, withPressure: z.boolean(), note, staticFactors: note, author, enteredMs: ms }),
  adjustments: z.strictObject({
    from: day,
    until: z.optional(day),
    kWhPerDay: z.number().check(z.gte(-maxKWhPerDay), z.lte(maxKWhPerDay)),
    note,
    author,
    enteredMs: ms,
  }),
  leakChanges: z.strictObject({ ...since, note, author, enteredMs: ms }),
  heat: z.strictObject({
    ...since,
    circuit: z.enum(heatCircuits),
    machines: z.array(slot).check(z.maxLength(slotCount)),
    temperatureDegC: z.optional(amount),
    recoverableShare: z.optional(share),
    usedShare: share,
    seasonMonths: z.optional(z.number().check(z.gte(0), z.lte(monthsPerYear))),
    companyGWh: z.optional(amount),
    form: z.strictObject(
      recordOf(enteredHeatFields, () => z.exactOptional(z.string().check(z.minLength(1), z.maxLength(longestFormText)))),
    ),
  }),
  measures: z.strictObject({
    measure: z.enum(measureIds),
    slots: z.array(slot).check(z.maxLength(slotCount)),
    state: z.enum(measureStates),
    on: z.optional(day),
    investment: z.optional(amount),
    lifeYears: z.optional(z.number().check(z.gte(0), z.lte(longestLifeYears))),
    note,
    author,
    enteredMs: ms,
  }),
  valuations: z.strictObject({ ...since, interest: share, priceChange: yearlyShare, author, enteredMs: ms }),
  dayTypes: z.strictObject({
    of: z.enum(keysOf<ProfileSeries>(profileSeries)),
    hours: z.array(z.number()).check(z.length(hoursPerDay)),
    name: z.string().check(z.minLength(1), z.maxLength(longestTypeName)),
    enteredMs: ms,
  }),
} as const satisfies { readonly [List in keyof PlantData]: z.ZodMiniType<PlantData[List][number]> };
