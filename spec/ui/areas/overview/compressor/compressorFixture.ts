import { faultBitIndex, type MachineFaults } from '../../../../../core/faults/index.ts';
import type { Compressor } from '../../../../../core/compressor/index.ts';
import { CompressorVm } from '../../../../../ui/areas/overview/compressor/compressor.vm.ts';
import { RunningHoursStore, ServicesStore } from '../../../../../ui/stores/index.ts';
import { openOverview, stationWith } from '../overviewFixture.ts';

/** What a machine reports, by the numbers of its faults. */
export function reports(source: number, numbers: readonly number[], lamps: readonly number[] = []): MachineFaults {
  const flags = (set: readonly number[]) => Object.fromEntries(set.map((number) => [number, true]));
  return { source, errors: flags(numbers), indicators: flags(lamps) };
}

/** As activeFaults gives it. */
export function active(number: number, severity: 'maintenance' | 'warning' | 'error') {
  return { source: 1, number, bitIndex: faultBitIndex(1, number)!, severity };
}

/** The page's view model of a slot, in a station without a network. */
export async function openCompressor(machines: readonly Compressor[], slot = 1) {
  const parts = await openOverview();
  parts.station.push(stationWith(machines));
  const runningHours = new RunningHoursStore({ ...parts, statistics: parts.station.statistics, clock: { nowMs: () => 0 } });
  const services = new ServicesStore(parts.plant, runningHours);
  return { ...parts, runningHours, services, vm: new CompressorVm({ ...parts, services, slot }) };
}
