import { airSums, plantRows } from '../airWindows/index.ts';
import { eventDay, tenSecondDay } from '../dayDetail/index.ts';
import { machineEvidenceOf } from '../machines/index.ts';
import { machineRuns, type SampleTable } from '../samples/index.ts';
import { type PlantDay, plantDayRange } from '../time/index.ts';
import type { LoggedPlantDay } from './fitPlant.ts';
import { replayDayOf } from './replayDay.ts';

/** What a replay needs of a day of the plant: its samples, the IANA name of its zone, and the seconds from one sample to the next. */
export function loggedPlantDay(table: SampleTable, day: PlantDay, zone: string, periodS: number): LoggedPlantDay {
  const range = plantDayRange(day, zone);
  const runs = machineRuns(table);
  const air = airSums(table, [range], periodS, plantRows(table, runs));
  return {
    slots: tenSecondDay(table, range, periodS, runs),
    events: eventDay(table, range, periodS, runs),
    machines: machineEvidenceOf(table, day, { zone, periodS, runs, air }),
    replay: replayDayOf(table, range, periodS, runs),
  };
}
