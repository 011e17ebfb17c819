import type { Logger } from 'pino';
import { installedCompressors, type StationSnapshot } from '../core/master/index.ts';
import type { GrowingTotals } from '../core/north/index.ts';
import { msPerSecond } from '../core/time/index.ts';
import type { PlantSource } from '../core/ports/index.ts';
import { dashboardFiles } from '../server/http/dashboardFiles.ts';
import type { FrontDoor } from '../server/http/frontDoor.ts';
import { serveCalls } from '../server/http/serveCalls.ts';
import { webServer } from '../server/http/webServer.ts';
import type { WebServer } from '../server/http/zodTypes.ts';
import type { StationMetrics } from './metrics.ts';
import { plantMetrics } from './plantMetrics.ts';
import { openPush, type Push } from './push/openPush.ts';
import { metricsRoute } from './routes/metricsRoute.ts';
import type { RouteParts } from './routes/RouteParts.ts';
import { stationRoutes } from './routes/stationRoutes.ts';
import type { Outlet } from './north/Outlet.ts';
import { sampleLoop } from './sampleLoop.ts';
import type { CardHistory } from './card/cardHistory.ts';
import type { InputHistory } from './card/inputHistory.ts';
import type { AlarmFault } from './faults/alarmFault.ts';

export interface AppParts extends Omit<RouteParts, 'compressorCount' | 'controllerVersion' | 'addressOf'> {
  readonly log: Logger;
  readonly source: PlantSource;
  readonly cardHistory: CardHistory;
  readonly inputHistory: InputHistory;
  readonly alarms: readonly AlarmFault[];
  readonly door: FrontDoor;
  /** Where else the plant is shown. */
  readonly outlets: readonly Outlet[];
  readonly metrics: StationMetrics;
  /** Energy and air that only ever grow. */
  readonly totals: () => GrowingTotals;
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

/** Builds the station and starts its plant; listening is left to the caller. */
export async function buildApp(parts: AppParts): Promise<StationApp> {
  const { source, messages, settings, metrics, metricsToken, dashboardDir, access, door, log } = parts;
  let latest: StationSnapshot | undefined;
  let takenMs = -Infinity;
  const silentAfterMs = parts.silentAfterS * msPerSecond;
  const routeParts: RouteParts = {
    ...parts,
    addressOf: door.addressOf,
    controllerVersion: () => latest?.master.version,
    compressorCount: () => (latest === undefined ? 0 : installedCompressors(latest).length),
  };
  const { server, routes } = await webServer({ log, door, onCall: (...call) => metrics.countCall(...call) });
  serveCalls(server, stationRoutes(routeParts), { sessions: access.sessions, rights: () => settings.all().rights });
  metricsRoute(server, metricsToken, metrics.registry);
  await dashboardFiles(server, dashboardDir, door.answerTo);
  await server.ready();
  const push = openPush(server.server, { ...parts, sessions: access.sessions, door: door.push });

  metrics.watchPlant(() => latest);
  plantMetrics(metrics.registry, {
    heard: () => (performance.now() - takenMs <= silentAfterMs ? latest : undefined),
    totals: parts.totals,
    field: () => parts.field.report(),
  });
  metrics.watch('pressluft_push_connections', 'Open push connections', () => push.io.engine.clientsCount);
  metrics.watch('pressluft_mail_failing', '1 while a mail waits that could not be sent', () => Number(messages.isFailing('mail')));
  const loop = sampleLoop({ ...parts, push, zone: settings.all().time.zone });
  source.start((sample) => {
    takenMs = performance.now();
    latest = loop.take(sample);
  });
  return {
    server,
    routes,
    push,
    async close() {
      source.stop();
      loop.close();
      await push.close();
      await server.close();
    },
  };
}
