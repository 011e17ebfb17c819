import { afterEach } from '@jest/globals';
import type { StationProcess } from './stationProcess.ts';

const started: StationProcess[] = [];

/** Keeps a process until the test's end, which ends it. */
export function kept(station: StationProcess): StationProcess {
  started.push(station);
  return station;
}

afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});
