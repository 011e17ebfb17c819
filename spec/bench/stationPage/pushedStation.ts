import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlantSample } from '../../../core/ports/index.ts';
import { configOf, type StationConfig } from '../../../station/config/StationConfig.ts';
import { listenOn } from '../../../server/http/listening.ts';
import { stationLog } from '../../../server/process/log.ts';
import { openStation, type Station } from '../../../station/openStation.ts';

/** A station that serves the built dashboard and pushes on command. */
export interface PushedStation extends Pick<Station, 'access' | 'settings'> {
  readonly address: string;
  push(sample: PlantSample): void;
  close(): Promise<void>;
}

/** `prepare` gets its data folder before it starts; `change` is what is other than in a demo. */
export async function pushedStation(
  prepare: (folder: string) => void = () => undefined,
  change: Partial<StationConfig> = {},
): Promise<PushedStation> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-tick-'));
  prepare(folder);
  const config = { ...configOf(['--demo', '--port', '0', '--data', folder], {})!, ...change };
  let listener: (sample: PlantSample) => void = () => undefined;
  const station = await openStation({
    config,
    log: stationLog('silent'),
    clock: { nowMs: () => Date.now() },
    notices: { line: () => undefined, progress: () => undefined },
    signal: new AbortController().signal,
    restart: () => undefined,
    source: { start: (onSample) => (listener = onSample), stop: () => (listener = () => undefined) },
    silentAfterS: Infinity,
  });
  return {
    address: await listenOn(station.app.server, config),
    access: station.access,
    settings: station.settings,
    push: (sample) => listener(sample),
    async close() {
      await station.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
