import { join } from 'node:path';
import type { Logger } from 'pino';
import { demoPlant } from '../core/plant/index.ts';
import type { Clock } from '../core/ports/index.ts';
import { makeFirstPasswords } from './access/firstPasswords.ts';
import { stationSessions } from './access/sessions.ts';
import { buildApp, type StationApp } from './app.ts';
import type { StationConfig } from './config.ts';
import type { Notices } from './Notices.ts';
import { packageRoot, packageVersion } from './packageRoot.ts';
import { plainReason } from './plainReason.ts';
import { cardLog } from './sdcard/cardLog.ts';
import { dayFileText } from './sdcard/dayFileText.ts';
import { stationBacklog } from './sdcard/stationBacklog.ts';
import { firstPlant } from './sources/firstPlant.ts';
import type { SimulatedPlant } from './sources/restorePlant.ts';
import { simulatedSource } from './sources/simulatedSource.ts';
import { StartFailure } from './StartFailure.ts';
import { stationSettings } from './stationSettings.ts';
import { openStore, type Store } from './store/openStore.ts';

export interface StationParts {
  readonly config: StationConfig;
  readonly log: Logger;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Ends the start. */
  readonly signal: AbortSignal;
}

const plantSeed = 1;
const schematicNumber = 'PL-DEMO-1';
const silentAfterS = 10;

async function giveFirstPasswords(store: Store, demo: boolean, notices: Notices): Promise<void> {
  const made = await makeFirstPasswords(store.passwords, demo);
  if (demo || Object.keys(made).length === 0) return;
  notices.line('New passwords, shown only this once:');
  for (const [level, password] of Object.entries(made)) notices.line(`  ${level.padEnd(5)}  ${password}`);
}

async function openOn(store: Store, { config, log, clock, notices, signal }: StationParts): Promise<StationApp> {
  const { cardDir, demo, historyDays } = config;
  await giveFirstPasswords(store, demo, notices);
  const settings = stationSettings(store.settings, demo);
  const zone = () => settings.all().time.zone;
  const text = dayFileText(schematicNumber);
  const card = cardLog({ cardDir, text, zone, log });
  const plant: SimulatedPlant = { config: { ...demoPlant, zone: zone() }, seed: plantSeed };
  const state = await firstPlant({
    plant,
    states: store.plantState,
    cardDir,
    text,
    zone: zone(),
    historyDays,
    clock,
    notices,
    signal,
  });
  signal.throwIfAborted();
  const source = simulatedSource({
    plant,
    state,
    clock,
    save: (next) => {
      try {
        store.plantState.save({ state: next, historyComplete: true });
      } catch (error) {
        log.error(`the plant's state cannot be saved: ${plainReason(error) ?? (error as Error).message}`);
      }
    },
  });
  return buildApp({
    version: packageVersion(),
    dashboardDir: join(packageRoot(), 'dist', 'ui'),
    settings,
    passwords: store.passwords,
    sessions: stationSessions(store.sessions, clock),
    backlog: stationBacklog({ cardDir, zone }, clock),
    log,
    clock,
    source,
    card,
    silentAfterS,
  });
}

/** Opens everything a station has but its port; throws a StartFailure for what the operator can act on. */
export async function openStation(parts: StationParts): Promise<StationApp> {
  const store = openStore(parts.config.dataDir, parts.config.demo ? 'demo' : 'station');
  try {
    const app = await openOn(store, parts);
    return {
      ...app,
      async close() {
        await app.close();
        store.close();
      },
    };
  } catch (error) {
    store.close();
    const reason = plainReason(error);
    throw reason === undefined ? error : new StartFailure(`cannot use the data folder ${parts.config.dataDir}: ${reason}`);
  }
}
