import { backlogParams, paths } from '../../adapters/contract/index.ts';
import { requireAnyArea, sessionOfCall } from '../access/bearer.ts';
import { CallRefused } from '../http/CallRefused.ts';
import type { WebServer } from '../http/zodTypes.ts';
import type { RouteParts } from './RouteParts.ts';

export function backlogRoute(server: WebServer, { sessions, settings, backlog }: RouteParts): void {
  server.get(paths.backlog(':day'), { schema: { params: backlogParams } }, async (request, reply) => {
    requireAnyArea(sessionOfCall(request, sessions), ['overview', 'analytics'], settings);
    const body = await backlog.day(request.params.day);
    if (body === undefined) throw new CallRefused(404, 'The backlog holds today and the 7 days before, by UTC day.');
    void reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (body.gzip === undefined || !takesGzip) return reply.send(body.text());
    return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(body.gzip);
  });
}
