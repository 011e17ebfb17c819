import { createHash } from 'node:crypto';
import { heatSourceOn, type HeatCircuit } from '../../core/plantData/index.ts';
import type { HeatReportAnswer } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { plantDayOf, type TimeRange } from '../../core/time/index.ts';
import type { StationFigures } from './stationFigures.ts';

/** The waste heat of a circuit in a range, with what is entered of it now. */
export async function heatAnswer(
  figures: Pick<StationFigures, 'heat'>,
  { plant }: Pick<Settings, 'plant'>,
  { range, circuit, zone }: { readonly range: TimeRange; readonly circuit: HeatCircuit; readonly zone: string },
  signal?: AbortSignal,
): Promise<HeatReportAnswer> {
  const source = heatSourceOn(plant.heat.rows, circuit, plantDayOf(range.untilMs - 1, zone));
  const machines = source === undefined || source.machines.length === 0 ? undefined : source.machines;
  const shares = plant.heat.rows.filter((row) => row.circuit === circuit);
  const { report, dataText } = await figures.heat({ range, zone, circuit, machines, shares }, signal);
  return { report, source, dataSha256: createHash('sha256').update(dataText).digest('hex') };
}
