import { dayFileHead, dayFileRow, latestLayout } from '../../../core/dayFile/index.ts';
import { demoPlant, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { samplePeriodS, sampleRowOf } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';

/** Files of days of the simulated plant without events, a sample every 2 s. */
export function simulatedFiles(first: PlantDay, count: number): ReadonlyMap<PlantDay, string> {
  const { zone } = demoPlant;
  const days = Array.from({ length: count }, (_, i) => shiftDay(first, i));
  const ranges = days.map((day) => plantDayRange(day, zone));
  const span = { fromMs: ranges[0]!.fromMs, untilMs: ranges.at(-1)!.untilMs - 1 };
  const config = { ...demoPlant, events: [] };
  const lines = days.map((date) => [
    dayFileHead(latestLayout, { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: samplePeriodS }),
  ]);
  let day = 0;
  for (const state of plantStates({ config, seed: 3, ...span, stepS: samplePeriodS })) {
    while (state.atMs >= ranges[day]!.untilMs) day++;
    lines[day]!.push(dayFileRow(latestLayout, sampleRowOf(plantSnapshot(config, state))));
  }
  return new Map(days.map((date, i) => [date, lines[i]!.join('')]));
}
