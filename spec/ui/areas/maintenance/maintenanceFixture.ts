import type { MemoryStationOptions } from '../../../fakes/index.ts';
import type { MaintenanceItem } from '../../../../core/maintenance/index.ts';
import type { Compressor } from '../../../../core/compressor/index.ts';
import { compressorChannel, tableBuilder } from '../../../../core/samples/index.ts';
import { liveLink, RunningHoursStore, ServicesStore } from '../../../../ui/stores/index.ts';
import { morningMs, storesOver } from '../../stores/stationFixture.ts';
import { inLoad, machine, standing, stationWith } from '../overview/overviewFixture.ts';

export const item = (
  index: number,
  component: MaintenanceItem['component'],
  remainingH: number | undefined,
  intervalH: number | undefined = 2000,
): MaintenanceItem => ({ index, component, intervalH, remainingH });

/** An hour in which the first machine ran throughout, the second half of the time, and the third not at all. */
export function hourOfRunning() {
  const builder = tableBuilder([1, 2, 3].map((slot) => compressorChannel('status', slot)));
  for (let s = 0; s < 3600; s += 2) builder.append(morningMs - 3_600_000 + s * 1000, [inLoad, s < 1800 ? inLoad : standing, standing]);
  return builder.table();
}

const threeMachines = [1, 2, 3].map((index) => machine(index));

/** The services of a station without a network, logged in. */
export async function openMaintenance(options: MemoryStationOptions = {}, level = 'read') {
  let nowMs = 0;
  const parts = storesOver(options);
  const link = liveLink({ feed: parts.station.feed, ...parts });
  await parts.facts.load();
  await parts.session.login(level);
  const runningHours = new RunningHoursStore({ ...parts, statistics: parts.station.statistics, clock: { nowMs: () => nowMs } });
  const services = new ServicesStore(parts.plant, runningHours);
  return {
    ...parts,
    link,
    runningHours,
    services,
    pass: (ms: number) => (nowMs += ms),
    push: (maintenance: readonly MaintenanceItem[] | undefined, machines: readonly Compressor[] = threeMachines, atMs = morningMs) => {
      parts.station.push({ ...stationWith(machines, {}, atMs), maintenance });
    },
  };
}
