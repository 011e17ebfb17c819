import * as z from 'zod/mini';
import { fleetProblems, fleetStates } from './fleetWords.ts';

const moment = z.nullable(z.number().check(z.describe('Milliseconds since 1970')));
const problem = z.nullable(z.enum(fleetProblems));

export const fleetReportResponse = z.object({
  state: z.enum(fleetStates),
  station: z.nullable(z.string()).check(z.describe('What the fleet calls the station')),
  problem,
  problem_ms: moment,
  exchanged_ms: moment,
  finished_days: z.int(),
  sent_days: z.int().check(z.describe('Since the start')),
  refused_days: z.array(
    z.object({ day: z.string(), reason: z.nullable(z.string()).check(z.describe('Null where the fleet made another digest')) }),
  ),
  findings: z.array(z.string()).check(z.describe('What the fleet says is wrong')),
});
export type WireFleetReport = z.infer<typeof fleetReportResponse>;

export const joinFleetRequest = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });
export const joinFleetResponse = z.object({ joined: z.boolean(), problem });
export type WireFleetJoin = z.infer<typeof joinFleetResponse>;
