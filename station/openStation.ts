import { join } from 'node:path';
import type { Logger } from 'pino';
import { demoPlant } from '../core/plant/index.ts';
import type { Clock, PlantSource } from '../core/ports/index.ts';
import { openAccess, type StationAccess } from './access/openAccess.ts';
import { makeFirstPasswords } from './access/firstPasswords.ts';
import { buildApp, type StationApp } from './app.ts';
import type { StationConfig } from './config.ts';
import { faultLog } from './faults/faultLog.ts';
import { openFigures } from './figures/openFigures.ts';
import { frontDoor } from './http/frontDoor.ts';
import { readTlsFiles } from './http/tlsFiles.ts';
import { openMessages } from './messages/openMessages.ts';
import { stationMetrics } from './metrics.ts';
import type { Notices } from './Notices.ts';
import { type Pace, paceOf } from './Pace.ts';
import { packageRoot, packageVersion } from './packageRoot.ts';
import { plainReason } from './plainReason.ts';
import { cardFiles } from './sdcard/cardFiles.ts';
import { cardKeeper } from './sdcard/cardKeeper.ts';
import { cardLog } from './sdcard/cardLog.ts';
import { type DayFileText, dayFileText } from './sdcard/dayFileText.ts';
import { stationBacklog } from './sdcard/stationBacklog.ts';
import { stationSettings } from './settings/stationSettings.ts';
import { firstPlant } from './sources/firstPlant.ts';
import { plantEventsFile } from './sources/plantEventsFile.ts';
import { recordedSource } from './sources/recordedSource.ts';
import type { SimulatedPlant } from './sources/restorePlant.ts';
import { simulatedSource } from './sources/simulatedSource.ts';
import { StartFailure } from './StartFailure.ts';
import { openStore, type Store } from './store/openStore.ts';

export interface StationParts {
  readonly config: StationConfig;
  readonly log: Logger;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Ends the start. */
  readonly signal: AbortSignal;
  /** Ends the web server and opens it anew, soon. */
  readonly restart: () => void;
  /** Never jumps; the time since the process began where it is left out. */
  readonly steady?: Clock;
  /** Instead of the one that the configuration names. */
  readonly source?: PlantSource;
  readonly dashboardDir?: string;
  /** Without a sample for so long, the control counts as disconnected. */
  readonly silentAfterS?: number;
}

/** A running station with what it keeps. */
export interface Station {
  readonly app: StationApp;
  readonly store: Store;
  readonly access: StationAccess;
  readonly settings: ReturnType<typeof stationSettings>;
  close(): Promise<void>;
}

const plantSeed = 1;
const schematicNumber = 'PL-DEMO-1';
const usualSilentAfterS = 10;
const bytesInMB = 1_000_000;

async function giveFirstPasswords(store: Store, demo: boolean, notices: Notices): Promise<void> {
  const made = await makeFirstPasswords(store.passwords, demo);
  if (demo || Object.keys(made).length === 0) return;
  notices.line('New passwords, shown only this once:');
  for (const [level, password] of Object.entries(made)) notices.line(`  ${level.padEnd(5)}  ${password}`);
}

/** The simulated plant, with a history at the first start. */
async function simulation(
  store: Store,
  { config, log, notices, signal }: StationParts,
  { pace, zone, text }: { readonly pace: Pace; readonly zone: string; readonly text: DayFileText },
): Promise<PlantSource> {
  const { cardDir, historyDays, eventsFile } = config;
  const more = eventsFile === undefined ? [] : plantEventsFile(eventsFile, pace.clock.nowMs());
  const plant: SimulatedPlant = { config: { ...demoPlant, zone, events: [...demoPlant.events, ...more] }, seed: plantSeed };
  const states = store.plantState;
  const state = await firstPlant({ plant, states, cardDir, text, zone, historyDays, clock: pace.clock, notices, signal });
  signal.throwIfAborted();
  const save = (next: typeof state) => {
    try {
      states.save({ state: next, historyComplete: true });
    } catch (error) {
      log.error(`the plant's state cannot be saved: ${plainReason(error) ?? (error as Error).message}`);
    }
  };
  return simulatedSource({ plant, state, pace, save });
}

async function openOn(store: Store, parts: StationParts): Promise<Station> {
  const { config, log, clock, notices, signal } = parts;
  const { cardDir, demo } = config;
  const tls = config.tls === undefined ? undefined : readTlsFiles(config.tls);
  await giveFirstPasswords(store, demo, notices);
  const settings = stationSettings({ repository: store.settings, secrets: store.secrets, together: (work) => store.together(work), demo });
  // A new zone begins with a new start, so that no day file is cut in two.
  const { zone } = settings.all().time;
  const text = dayFileText(schematicNumber);
  const pace = paceOf(clock, config.speed);
  const source =
    parts.source ??
    (config.recordingDir === undefined ? await simulation(store, parts, { pace, zone, text }) : recordedSource(config.recordingDir, pace));

  const files = { cardDir, zone: () => zone };
  const card = cardLog({ ...files, text, log });
  const keeper = cardKeeper({
    ...files,
    clock: pace.clock,
    log,
    maxBytes: config.cardLimitMB === undefined ? undefined : config.cardLimitMB * bytesInMB,
  });
  const { steady } = parts;
  const access = openAccess({ ...store, clock, log, ...(steady === undefined ? {} : { steady }) });
  const version = packageVersion();
  const figures = openFigures({
    ...files,
    clock: pace.clock,
    log,
    settings: () => settings.all(),
    totals: store.totals,
    thinkGreen: store.thinkGreen,
    schematicNumber,
  });
  if (config.rebuild) await figures.rebuild((done, of) => notices.progress(`Sums of the card: file ${done} of ${of}`), signal);
  const metrics = stationMetrics();
  const app = await buildApp({
    version,
    dashboardDir: parts.dashboardDir ?? join(packageRoot(), 'dist', 'ui'),
    clock: pace.clock,
    settings,
    access,
    backlog: stationBacklog(files, pace.clock),
    cardFiles: cardFiles(cardDir),
    figures,
    faults: faultLog({ repository: store.faults, log }),
    messages: openMessages({
      settings: () => settings.all(),
      secrets: store.secrets,
      allowLocalGateway: config.allowLocalGateway,
      repository: store.outbox,
      clock,
      log,
    }),
    allowLocalGateway: config.allowLocalGateway,
    restart: parts.restart,
    log,
    source,
    card,
    door: frontDoor({
      host: config.host,
      allowHosts: config.allowHosts,
      names: () => [settings.all().network.hostName],
      trustedProxies: config.trustedProxies,
      tls,
      log,
    }),
    metrics,
    metricsToken: config.metricsToken,
    silentAfterS: parts.silentAfterS ?? usualSilentAfterS,
  });
  return {
    app,
    store,
    access,
    settings,
    async close() {
      await app.close();
      await figures.close();
      await keeper.close();
      access.close();
      metrics.close();
      store.close();
    },
  };
}

/** Opens everything a station has but its port; throws a StartFailure for what the operator can act on. */
export async function openStation(parts: StationParts): Promise<Station> {
  const store = openStore(parts.config.dataDir, parts.config.demo ? 'demo' : 'station');
  try {
    return await openOn(store, parts);
  } catch (error) {
    store.close();
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot use the data folder ${parts.config.dataDir}: ${reason}`);
  }
}
