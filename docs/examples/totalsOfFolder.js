// The totals of all day files of a folder: whole days of the plant's zone, so that a missing file shows as missing time.
import { dayFileMemory } from 'pressluft/core/dayFile';
import { preparedTotals } from 'pressluft/core/totals';
import { samplePeriodS } from 'pressluft/core/samples';
import { plantDayOf, plantDayRange } from 'pressluft/core/time';
import { dayFilesIn } from './dayFilesIn.js';

/** Undefined without any sample. */
export function totalsOfFolder(folder, zone) {
  const prepared = preparedTotals();
  let firstMs;
  for (const { header, samples } of dayFilesIn(folder, dayFileMemory())) {
    if (samples.length === 0) continue;
    firstMs ??= samples.timesMs[0];
    prepared.append(samples, header.periodS ?? samplePeriodS);
  }
  if (firstMs === undefined) return undefined;
  const { fromMs } = plantDayRange(plantDayOf(firstMs, zone), zone);
  const { untilMs } = plantDayRange(plantDayOf(prepared.latestMs, zone), zone);
  return prepared.totals({ fromMs, untilMs });
}
