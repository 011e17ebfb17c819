import { airSums } from '../../../core/airWindows/index.ts';
import { effectiveVolume, type FittedVolume, volumeSumsOf } from '../../../core/leakage/effectiveVolume.ts';
import { leakFindings } from '../../../core/leakage/leakFindings.ts';
import type { LeakFinding, LeakMethod } from '../../../core/leakage/LeakFinding.ts';
import { type LoadCycle, loadCycles } from '../../../core/leakage/loadCycles.ts';
import { type DecaySearch, pressureDecays } from '../../../core/leakage/pressureDecays.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { channels, sampleRowOf, type SampleTable, tableBuilder } from '../../../core/samples/index.ts';
import { msPerHour, type TimeRange } from '../../../core/time/index.ts';

export const periodS = 2;
const mondayMs = Date.parse('2026-03-09T00:00:00Z');
export const hoursOfMonday = (count: number): TimeRange => ({ fromMs: mondayMs, untilMs: mondayMs + count * msPerHour });

/** A plant's log of a time, a sample every 2 s or as is asked for. */
export function plantLog(config: PlantConfig, { fromMs, untilMs }: TimeRange, seed = 1, stepS = periodS): SampleTable {
  const builder = tableBuilder(channels);
  for (const state of plantStates({ config, seed, fromMs, untilMs: untilMs - 1, stepS })) {
    builder.append(state.atMs, sampleRowOf(plantSnapshot(config, state)).values);
  }
  return builder.table();
}

const { demand } = demoPlant;

/** The demo plant without consumers. */
export const withoutUse: PlantConfig = {
  ...demoPlant,
  events: [],
  demand: { ...demand, plateauM3min: 0, peaks: { ...demand.peaks, chance: 0 } },
};

/** Fixed-speed machines, nothing used, and a leak at 7 bar. */
export const restingPlant = (leakM3min: number): PlantConfig => ({
  ...withoutUse,
  machines: demoPlant.machines.filter(({ kind }) => kind === 'fixedScrew'),
  leakage: { flowM3min: leakM3min, atBar: 7 },
});

export interface RestingLog {
  readonly table: SampleTable;
  readonly range: TimeRange;
  readonly cycles: readonly LoadCycle[];
  readonly decays: DecaySearch;
  readonly volume: FittedVolume | undefined;
}

/** Some hours of such a plant, and what they say of leaks. */
export function restingLog(config: PlantConfig, hours: number, seed = 1): RestingLog {
  const range = hoursOfMonday(hours);
  const table = plantLog(config, range, seed);
  return {
    table,
    range,
    cycles: loadCycles(table, [range], periodS),
    decays: pressureDecays(table, [range], periodS),
    volume: effectiveVolume(volumeSumsOf(airSums(table, [range], periodS))),
  };
}

/** The leak at 7 bar of such a log by one way. */
export function restingFinding({ cycles, decays, volume, range }: Omit<RestingLog, 'table'>, method: LeakMethod): LeakFinding {
  const nights = [{ day: '2026-03-01', flowM3min: 1, meanM3min: 1, pressureBar: 7, coverage: 1 }];
  const all = leakFindings({ nights, cycles, decays, volume, nightUseM3min: 0, days: 1, range });
  return all.find((finding) => finding.method === method)!;
}
