import compress from '@fastify/compress';
import { fastify, LogController } from 'fastify';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { installedCompressors, sdCardCode, type StationSnapshot } from '../core/master/index.ts';
import type { PlantSample, PlantSource } from '../core/ports/index.ts';
import { sampleRowOf } from '../core/samples/index.ts';
import { machineFaultsOf } from './faults/machineFaultsOf.ts';
import { withOwnFaults } from './faults/ownFaults.ts';
import { dashboardFiles } from './http/dashboardFiles.ts';
import { refuseConnection, sendError } from './http/errorReplies.ts';
import type { FrontDoor } from './http/frontDoor.ts';
import { serializerCompiler, validatorCompiler } from './http/schemaCompilers.ts';
import { serveCalls } from './http/serveCalls.ts';
import { takeJsonOnly } from './http/takeJsonOnly.ts';
import type { WebServer } from './http/zodTypes.ts';
import type { StationMetrics } from './metrics.ts';
import { openPush, type Push } from './push/openPush.ts';
import { metricsRoute } from './routes/metricsRoute.ts';
import type { Services } from './routes/Services.ts';
import { stationRoutes } from './routes/stationRoutes.ts';
import type { CardLog } from './sdcard/cardLog.ts';

export interface AppParts extends Omit<Services, 'compressorCount' | 'controllerVersion' | 'addressOf'> {
  readonly log: Logger;
  readonly source: PlantSource;
  readonly card: CardLog;
  readonly door: FrontDoor;
  readonly metrics: StationMetrics;
  /** Undefined for no metrics. */
  readonly metricsToken: string | undefined;
  /** Folder of the built dashboard. */
  readonly dashboardDir: string;
  readonly silentAfterS: number;
}

/** The running station but for its port. */
export interface StationApp {
  readonly server: WebServer;
  /** Method and address of each. */
  readonly routes: readonly string[];
  readonly push: Push;
  close(): Promise<void>;
}

/** Good enough for text and some ten times faster than the best. */
const brotliQuality = 4;

async function webServer(parts: AppParts, services: Services, routes: string[]): Promise<WebServer> {
  const { log, door, metrics, metricsToken, dashboardDir, access, settings } = parts;
  const server: WebServer = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: door.serverFactory,
    bodyLimit: door.bodyLimit,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: refuseConnection,
  });
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(sendError);
  takeJsonOnly(server);
  server.addHook('onResponse', (request, reply, done) => {
    metrics.countCall(request.method, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(`${request.method} ${request.url} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
    done();
  });
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^text\/|json$|\+xml$|^application\/(javascript|x-ndjson)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  serveCalls(server, stationRoutes(services), { sessions: access.sessions, settings });
  metricsRoute(server, metricsToken, metrics.registry);
  await dashboardFiles(server, dashboardDir, door.answerTo);
  await server.ready();
  return server;
}

/** Builds the station and starts its plant; listening is left to the caller. */
export async function buildApp(parts: AppParts): Promise<StationApp> {
  const { source, card, backlog, faults, messages, figures, settings, metrics, access, door } = parts;
  let latest: StationSnapshot | undefined;
  const routes: string[] = [];
  const services: Services = {
    ...parts,
    addressOf: door.addressOf,
    controllerVersion: () => latest?.master.version,
    compressorCount: () => (latest === undefined ? 0 : installedCompressors(latest).length),
  };
  const server = await webServer(parts, services, routes);
  const push = openPush(server.server, { ...parts, sessions: access.sessions, door: door.push });
  const zone = settings.all().time.zone;

  let pushing: NodeJS.Immediate | undefined;
  /** Of several samples at once, which a fast plant gives, only the last is pushed. */
  const pushSoon = (sample: PlantSample, snapshot: StationSnapshot) => {
    clearImmediate(pushing);
    pushing = setImmediate(() => {
      const report = { ...snapshot, maintenance: sample.maintenance, thinkGreen: figures.thinkGreen.current(), zone };
      push.take(report, machineFaultsOf(sample.faults));
    });
  };

  metrics.watchPlant(() => latest);
  metrics.watch('pressluft_push_connections', 'Open push connections', () => push.io.engine.clientsCount);
  metrics.watch('pressluft_mail_failing', '1 while a mail waits that could not be sent', () => Number(messages.isFailing('mail')));
  source.start((told) => {
    const own = { card: card.state(), isMailFailing: messages.isFailing('mail') };
    const sample = { ...told, faults: withOwnFaults(told.faults, own) };
    const row = sampleRowOf(sample);
    card.append(row);
    backlog.add(row);
    metrics.countSample();
    const snapshot = { ...sample, master: { ...sample.master, sdCard: sdCardCode(own.card) } };
    latest = snapshot;
    figures.add(row, snapshot);
    const events = faults.take(sample);
    if (events.length > 0) messages.report(events, snapshot);
    pushSoon(sample, snapshot);
  });
  return {
    server,
    routes,
    push,
    async close() {
      source.stop();
      clearImmediate(pushing);
      await push.close();
      await server.close();
    },
  };
}
