import * as z from 'zod/mini';
import { faultsMessage } from './faultSchemas.ts';
import { plantMessage } from './plantSchemas.ts';

/** GET /api/live, and each event `live` of GET /api/events */
export const liveResponse = z.strictObject({
  now_ms: z.int().check(z.describe("The station's clock, milliseconds since 1970")),
  heard: z.boolean().check(z.describe('Whether the control was heard in the last 10 s; nothing old is answered')),
  plant: z.nullable(plantMessage).check(z.describe('The newest sample; null while the control is not heard')),
  faults: faultsMessage.check(z.describe('What is active now, by source')),
});
export type WireLive = z.infer<typeof liveResponse>;
