import { timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { paths } from '../../adapters/contract/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Figures for Prometheus, for who has the metrics token; without one there is no such call. */
export function metricsRoute(server: WebServer, token: string | undefined, registry: Registry): void {
  if (token === undefined) return;
  server.get(paths.metrics, async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) throw new CallRefused(401, 'The metrics token is missing or wrong.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
