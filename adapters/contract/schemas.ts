import * as z from 'zod/mini';
import { canBePassword, levels, longestPassword } from '../../core/access/index.ts';
import { dayFileProblemCodes } from '../../core/dayFile/index.ts';
import { valueOrigins } from '../../core/master/index.ts';

const password = z.string().check(z.refine(canBePassword, { error: `must have 1 to ${longestPassword} characters` }));

/** POST /login */
export const loginRequest = z.object({ password });
export type LoginRequest = z.infer<typeof loginRequest>;

export const loginResponse = z.object({
  token: z.string(),
  canWrite: z.boolean(),
  demoOnly: z.boolean(),
  settings: z.looseObject({}),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** GET /health */
export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  controller_version: z.optional(z.string().check(z.describe("`master.version`; missing until the plant's first values"))),
  origin: z.optional(z.enum(valueOrigins).check(z.describe('Where the values come from'))),
  station_name: z.string(),
  contact_link: z.string(),
  compressor_count: z.int(),
  changes_machine: z.optional(z.boolean()),
});
export type HealthResponse = z.infer<typeof healthResponse>;

/** GET /backlog/{day}.jsonarr */
export const backlogParams = z.object({ day: z.iso.date() });

/** GET /daily_statistics/get_available_days */
export const availableDaysResponse = z.array(z.iso.date());

const fileSize = z.object({ file: z.string(), size: z.int() });

/** A day file that could be read only in part. */
const damagedFile = z.object({
  file: z.string().check(z.describe('Name of the day file')),
  problems: z.int().check(z.describe('How many there are')),
  first: z.object({
    line: z.int().check(z.describe('From 1')),
    column: z.int().check(z.describe('Number of the cell in its line, from 1')),
    problem: z.enum(dayFileProblemCodes),
    expected: z.string().check(z.describe('A name, a unit, a pattern or a count; empty for nothing')),
  }),
});
export type WireDamagedFile = z.infer<typeof damagedFile>;

/** GET /archive/available */
export const archiveListResponse = z.object({
  GLW: z.array(fileSize),
  Comp: z.array(fileSize),
  inputs: z.optional(z.array(fileSize).check(z.describe('Files of analog inputs, by day; left out without any'))),
  damaged: z.optional(
    z.array(damagedFile).check(z.describe('Day files that could be read only in part, as found when they were read; left out without any')),
  ),
});

/** GET /hedata/logs/list */
export const dayFileListResponse = z.array(z.object({ name: z.string(), path: z.string() }));

/** GET /archive/{path} and GET /hedata/logs/{filePath} */
export const filePathParams = z.object({ '*': z.string() });

/** POST /settings/user/passwd; how long a new password must be is reported in the caller's language, so not here. */
export const passwordRequest = z.object({ which: z.enum(levels), new_passwd: z.string() });

/** GET /settings/time/zones: name and present offset in minutes, east of Greenwich positive. */
export const timeZonesResponse = z.array(z.object({ name: z.string(), offset_min: z.number() }));

/** POST /settings/email/test: whether the mail server took it, and what it said. */
export const testMailResponse = z.object({ sent: z.boolean(), answer: z.string() });

/** Every refused or failed call. */
export const errorResponse = z.object({ error: z.string(), message: z.string(), details: z.optional(z.array(z.string())) });
export type ErrorResponse = z.infer<typeof errorResponse>;
