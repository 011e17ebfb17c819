import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { longestNote } from '../../core/faults/index.ts';
import { inputFunctions } from '../../core/inputs/index.ts';
import { levels } from '../../core/access/index.ts';
import { messageLanguages } from '../../core/settings/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { slotFields } from './faultSlotFields.ts';
import { queryInstant } from './insightRange.ts';

const flags = z.record(z.string(), z.boolean());
const texts = z.record(z.string(), z.string());
const maybe = z.nullable(z.number());

const reading = z.object({ quantity: z.enum(inputFunctions), value: maybe, limit: z.number() });
/** What a fault watches, in bar, m3/min or degC. */
export type WireReading = z.infer<typeof reading>;
const readings = z.record(z.string(), reading);

/** What each source reports, as it is pushed: by fault number whether it is set; a number that is left out is not. */
export const faultsMessage = z.array(
  z.object({
    cindex: z.int(),
    errors: flags,
    indicators: flags,
    readings: z.optional(readings.check(z.describe('By fault number what it watches, in bar, m3/min or degC: value now, and limit'))),
  }),
);
export type FaultsMessage = z.infer<typeof faultsMessage>;

/** GET /fault_texts/{language} */
export const faultTextsParams = z.object({ language: z.enum(messageLanguages) });

const ownTexts = Object.fromEntries(
  Array.from({ length: slotCount }, (_, i) => [String(i + 1), z.optional(texts.check(z.describe('Of the compressor of this slot only')))]),
);

/** GET /fault_texts/{language}: the texts by bit index; all compressors share theirs, and some have texts of their own. */
export const faultTextsResponse = z.object({
  master: texts,
  compressor: texts,
  limits: z.optional(texts.check(z.describe('Of the limits of measuring points, as they are set now'))),
  ...ownTexts,
});
export type FaultTextsResponse = z.infer<typeof faultTextsResponse>;

/** Levels of sessions, as they are written. */
const level = z.enum(levels);

/** An entry of the fault log: `datum` in milliseconds since 1970, `source` -1 for the master control and -2 for limits of measuring points, load factor 0..1, status words. */
const faultLogEntry = z.object({
  datum: maybe,
  source: z.int(),
  bit_index: z.int(),
  plant_delivery_m3min: maybe,
  plant_volume_flow_m3min: maybe,
  plant_line_pressure_bar: maybe,
  plant_load_factor_percent: maybe,
  plant_state: maybe,
  ...Object.fromEntries(slotFields.flatMap(({ state, technology }) => [state, technology].map((field) => [field, maybe] as const))),
  reading: z.optional(reading.check(z.describe('What it watches, with the value when it came'))),
  words: z.optional(z.record(z.string(), z.string()).check(z.describe('What it is called, by language, where no text belongs to its bit'))),
  end: z.optional(z.number().check(z.describe('When it was over; left out while it is up, and where that is not known'))),
  end_at_latest: z.optional(z.boolean().check(z.describe('It may have been over before'))),
  seen: z.optional(
    z.array(z.object({ datum: z.number(), level, name: z.string(), text: z.string() })).check(z.describe('Who has seen it, oldest first')),
  ),
});
export type WireFaultLogEntry = z.infer<typeof faultLogEntry>;

/** POST /error_log/all: when the entries came; without both all are wanted. */
export const faultLogQuery = z.object({
  from: z.optional(queryInstant.check(z.describe('Milliseconds since 1970'))),
  until: z.optional(queryInstant.check(z.describe('Milliseconds since 1970, not included'))),
});

export const faultLogRangeOf = ({ from, until }: z.infer<typeof faultLogQuery>): TimeRange | undefined =>
  from === undefined && until === undefined ? undefined : { fromMs: from ?? -Infinity, untilMs: until ?? Infinity };

/** POST /error_log/all, newest first. */
export const faultLogResponse = z.array(faultLogEntry);

/** POST /error_log/seen: the entry by time, source and bit, who has seen it, and a text that may be empty. */
export const seenRequest = z.object({
  datum: maybe,
  source: z.int(),
  bit_index: z.int(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestNote.name)),
  text: z.string().check(z.trim(), z.maxLength(longestNote.text)),
});
export type SeenRequest = z.infer<typeof seenRequest>;

/** POST /error_log/window: an instant, as that of an entry. */
export const windowRequest = z.object({ datum: z.number() });

const windowInput = z.object({
  source: z.int(),
  name: z.string(),
  function: z.enum(inputFunctions),
  values: z.array(maybe).check(z.describe('One a row')),
});
const windowFault = z.object({ source: z.int(), bit_index: z.int(), from_ms: z.number(), until_ms: maybe });

/** What the station recorded around a fault; `rows` is a day file with the rows of that time. */
export const windowResponse = z.object({
  window: z.nullable(
    z.object({
      from_ms: z.number(),
      until_ms: z.number(),
      is_complete: z.boolean(),
      rows: z.string(),
      inputs: z.array(windowInput),
      faults: z.array(windowFault),
    }),
  ),
});
export type WireWindow = z.infer<typeof windowResponse>;
