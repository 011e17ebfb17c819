import * as z from 'zod/mini';
import { messageLanguages } from '../../core/settings/index.ts';

const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), z.describe('YYYY-MM, of the plant'));
const language = z.enum(messageLanguages);

export const reportParams = z.object({ month, language });

export const reportListResponse = z.object({
  months: z.array(month).check(z.describe('That are over and of which something is recorded, newest first')),
  kept: z
    .array(z.object({ month, language, made_ms: z.number(), size: z.int() }))
    .check(z.describe('As they were made on their day, newest first')),
});
export type WireReportList = z.infer<typeof reportListResponse>;
