import * as z from 'zod/mini';
import { doorProblems } from './doorProblems.ts';
import { mqttStates } from './mqttStates.ts';

const moment = z.nullable(z.number().check(z.describe('Milliseconds since 1970')));
const problem = z.nullable(z.enum(doorProblems));

export const mqttReportResponse = z.object({
  state: z.enum(mqttStates),
  problem,
  problem_ms: moment,
  said_ms: moment,
  waiting_events: z.int(),
  lost_events: z.int(),
});
export type WireMqttReport = z.infer<typeof mqttReportResponse>;

export const mqttTrialResponse = z.object({ connected: z.boolean(), problem });
export type WireMqttTrial = z.infer<typeof mqttTrialResponse>;
