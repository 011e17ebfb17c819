import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { fastify, LogController } from 'fastify';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import { installedCompressors, sdCardCode, type StationSnapshot } from '../core/master/index.ts';
import type { Clock, PlantSource } from '../core/ports/index.ts';
import { sampleRowOf } from '../core/samples/index.ts';
import { dashboardFiles } from './http/dashboardFiles.ts';
import { refuseConnection, sendError } from './http/errorReplies.ts';
import { serializerCompiler, validatorCompiler } from './http/schemaCompilers.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { takeJsonOnly } from './http/takeJsonOnly.ts';
import type { WebServer } from './http/zodTypes.ts';
import { openPush } from './push/openPush.ts';
import { backlogRoute } from './routes/backlogRoute.ts';
import { healthRoute } from './routes/healthRoute.ts';
import { loginRoute } from './routes/loginRoute.ts';
import { logoutRoute } from './routes/logoutRoute.ts';
import type { RouteParts } from './routes/RouteParts.ts';
import type { CardLog } from './sdcard/cardLog.ts';

export interface AppParts extends Omit<RouteParts, 'compressorCount'> {
  readonly log: Logger;
  readonly clock: Clock;
  readonly source: PlantSource;
  readonly card: CardLog;
  /** Folder of the built dashboard. */
  readonly dashboardDir: string;
  readonly silentAfterS: number;
}

/** The running station but for its port. */
export interface StationApp {
  readonly server: WebServer;
  readonly io: Server;
  close(): Promise<void>;
}

const longestBodyBytes = 65_536;
/** Good enough for text and some ten times faster than the best. */
const brotliQuality = 4;
const routes = [healthRoute, loginRoute, logoutRoute, backlogRoute];

async function webServer(parts: AppParts, compressorCount: () => number): Promise<WebServer> {
  const server: WebServer = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestBodyBytes,
    forceCloseConnections: true,
    frameworkErrors: sendError,
    clientErrorHandler: refuseConnection,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(sendError);
  takeJsonOnly(server);
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(`${request.method} ${request.url} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
    done();
  });
  await server.register(helmet, securityHeaders);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^text\/|json$|\+xml$|^application\/(javascript|x-ndjson)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await server.register(rateLimit, { global: false });
  for (const route of routes) route(server, { ...parts, compressorCount });
  await dashboardFiles(server, parts.dashboardDir);
  await server.ready();
  return server;
}

/** Builds the station and starts its plant; listening is left to the caller. */
export async function buildApp(parts: AppParts): Promise<StationApp> {
  const { source, card, backlog } = parts;
  let latest: StationSnapshot | undefined;
  const server = await webServer(parts, () => (latest === undefined ? 0 : installedCompressors(latest).length));
  const push = openPush(server.server, parts);
  source.start((sample) => {
    const row = sampleRowOf(sample);
    card.append(row);
    backlog.add(row);
    latest = { ...sample, master: { ...sample.master, sdCard: sdCardCode(card.state()) } };
    push.take({ ...latest, maintenance: sample.maintenance, thinkGreen: undefined, zone: parts.settings.all().time.zone });
  });
  return {
    server,
    io: push.io,
    async close() {
      source.stop();
      await push.close();
      await server.close();
      card.close();
    },
  };
}
