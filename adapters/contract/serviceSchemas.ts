import * as z from 'zod/mini';
import { slotCount } from '../../core/compressor/index.ts';
import { longestServiceTexts, maxServiceParts } from '../../core/maintenance/index.ts';
import { componentName } from './plantSchemas.ts';

const slot = z.int().check(z.gte(1), z.lte(slotCount));
const hours = z.nullable(z.number());
const text = (longest: number) => z.string().check(z.maxLength(longest));
const instant = (meaning: string) => z.number().check(z.describe(`${meaning}, in ms since 1970`));

const part = z.strictObject({
  name: text(longestServiceTexts.partName),
  number: z.optional(text(longestServiceTexts.partNumber)),
  count: z.int(),
});

const entry = {
  cindex: slot,
  component: componentName,
  done_ms: instant('When it was done'),
  by: text(longestServiceTexts.by).check(z.describe('Who did it')),
  note: text(longestServiceTexts.note),
  parts: z.array(part).check(z.maxLength(maxServiceParts)),
  running_h: hours.check(z.describe("What the machine's counter showed")),
} as const;

/** POST /api/services */
export const serviceRequest = z.strictObject(entry);
export type ServiceRequest = z.infer<typeof serviceRequest>;

/** POST /api/services/take_back */
export const takeBackRequest = z.strictObject({ id: z.int() });

/** GET /api/services */
export const servicesResponse = z.object({
  calendar_id: z.string().check(z.describe('Part of the UIDs in calendar files')),
  can_restart: z.boolean().check(z.describe('Closing a service begins its interval again; else that is done at the control')),
  records: z
    .array(
      z.object({
        id: z.int(),
        ...entry,
        entered_ms: instant('When it was entered'),
        interval_h: hours.check(z.describe('What the control said then')),
        remaining_h: hours,
        is_restarted: z.boolean().check(z.describe('Its interval began again with the entry')),
      }),
    )
    .check(z.describe('Newest entry first')),
});
export type WireServices = z.infer<typeof servicesResponse>;

/** GET /api/services/running */
export const runningDaysResponse = z.array(
  z.object({
    cindex: slot,
    days: z.array(
      z.object({
        day: z.string().check(z.describe("Of the plant's zone, YYYY-MM-DD")),
        running_s: hours.check(z.describe('Load and no-load')),
        known_s: z.number().check(z.describe('With a known state')),
        range_s: z.number(),
      }),
    ),
  }),
);
export type WireRunningDays = z.infer<typeof runningDaysResponse>;
