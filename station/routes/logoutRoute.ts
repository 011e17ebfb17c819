import { paths } from '../../adapters/contract/index.ts';
import { sessionOfCall } from '../access/bearer.ts';
import type { WebServer } from '../http/zodTypes.ts';
import type { RouteParts } from './RouteParts.ts';

export function logoutRoute(server: WebServer, { sessions }: RouteParts): void {
  server.post(paths.logout, (request, reply) => {
    sessions.end(sessionOfCall(request, sessions).id);
    return reply.code(204).send();
  });
}
