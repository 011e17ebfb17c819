import * as z from 'zod/mini';
import { webhookProblems, webhookStates } from './webhookWords.ts';

const moment = z.nullable(z.number().check(z.describe('Milliseconds since 1970')));
const problem = z.nullable(z.enum(webhookProblems));
const status = z.nullable(z.int()).check(z.describe('Of the answer; null where there was none'));

export const webhookReportResponse = z.object({
  state: z.enum(webhookStates),
  problem,
  status,
  problem_ms: moment,
  said_ms: moment,
  waiting_events: z.int(),
  lost_events: z.int(),
});
export type WireWebhookReport = z.infer<typeof webhookReportResponse>;

export const webhookTrialResponse = z.object({ arrived: z.boolean(), problem, status });
export type WireWebhookTrial = z.infer<typeof webhookTrialResponse>;
