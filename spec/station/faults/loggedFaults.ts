import { decodeFaultLog, type WireFaultLogEntry } from '../../../adapters/contract/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { masterFaultKinds, type MasterFaultName } from '../../../core/plant/index.ts';
import { type RunningStation, withToken } from '../startStation.ts';

/** The entries of the station's log of one of its own faults, after a sample without any. */
export async function loggedFaults(station: RunningStation, name: MasterFaultName): Promise<readonly FaultLogEntry[]> {
  station.source.push({ faults: [] });
  const answer = await station.call('/error_log/all', { method: 'POST', ...withToken(station.tokenOf('write')) });
  const { entries } = decodeFaultLog((await answer.json()) as WireFaultLogEntry[]);
  return entries.filter((entry) => entry.source === 'master' && entry.bitIndex === masterFaultKinds[name].bitIndex);
}

/** The same, once it is as wanted. */
export async function loggedFaultsWhen(
  station: RunningStation,
  name: MasterFaultName,
  isIt: (entries: readonly FaultLogEntry[]) => boolean,
): Promise<readonly FaultLogEntry[]> {
  for (;;) {
    const entries = await loggedFaults(station, name);
    if (isIt(entries)) return entries;
  }
}
