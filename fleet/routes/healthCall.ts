import { paths } from '../../adapters/contract/index.ts';
import type { FleetIngest, Log } from '../../core/ports/index.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import { reasonOf } from '../../server/process/plainReason.ts';

/** Of no token: it is asked for to see whether the database answers. */
const nobody = new Uint8Array(32);

/** Whether this process is ready and its database answers, for load balancers and watchdogs: 200, or 503. It says nothing else to anybody. */
export function healthCall(server: WebServer, ingest: Pick<FleetIngest, 'stationOf'>, log: Log): void {
  server.get(paths.health, async (_request, reply) => {
    try {
      await ingest.stationOf(nobody);
      return await reply.send('OK');
    } catch (error) {
      log.warn(`health: ${reasonOf(error)}`);
      return reply.code(503).send('The database does not answer.');
    }
  });
}
