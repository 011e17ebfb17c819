import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { dataFolder, type DemoStation, stationAt, type StationProcess } from './demoStation.ts';

const kept = 'dist/e2e/kept';

/** With two days of history a page, which fetches all of it with each login, is there sooner. */
const histories = { usual: [], short: ['--history-days', '2'] } as const;

export type History = keyof typeof histories;

/** The station that the files of a test process share: it runs on from one to the next, so that its history and its log are made once. */
export async function keptStation(history: History): Promise<DemoStation> {
  const data = dataFolder(`data-${history}`);
  const record = join(kept, `${history}-${process.env['JEST_WORKER_ID'] ?? '1'}.json`);
  let known: Pick<StationProcess, 'port'> | StationProcess;
  try {
    known = JSON.parse(readFileSync(record, 'utf8')) as StationProcess;
  } catch {
    known = { port: await freePort() };
  }
  const note = (started: StationProcess) => {
    mkdirSync(kept, { recursive: true });
    writeFileSync(record, JSON.stringify(started));
  };
  return { ...stationAt(known, data, histories[history], note), isKept: true };
}
