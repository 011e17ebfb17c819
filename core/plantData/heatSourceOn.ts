import type { PlantDay } from '../time/index.ts';
import type { HeatCircuit, HeatSource } from './HeatSource.ts';

/** What was entered of a circuit and holds on a day; undefined without an entry. */
export const heatSourceOn = (sources: readonly HeatSource[], circuit: HeatCircuit, day: PlantDay): HeatSource | undefined =>
  sources
    .filter((source) => source.circuit === circuit && source.since <= day)
    .reduce<HeatSource | undefined>((latest, source) => (latest !== undefined && latest.since > source.since ? latest : source), undefined);
