import { quantile } from '../estimate/index.ts';
import type { SampleTable } from '../samples/index.ts';
import type { PlantDay } from '../time/index.ts';
import { quietFlows } from './quietFlows.ts';
import { defaultQuietHours, quietSpans } from './quietSpans.ts';

/** What flowed in the night hours of a plant day while hardly anything was used. */
export interface NightFlow {
  readonly day: PlantDay;
  /** The tenth percentile of the means of five minutes in which a machine ran. */
  readonly flowM3min: number;
  /** The mean of these means, with all that was used. */
  readonly meanM3min: number;
  /** Mean network pressure of those; NaN where it is not logged. */
  readonly pressureBar: number;
  /** Share of the night with data, 0..1. */
  readonly coverage: number;
}

/** Of rest days the nights alone: the least of 24 hours is lower than that of 6 by chance. */
const nights = { ...defaultQuietHours, restDays: [] };
const share = 0.1;
/** Two hours. */
const minBins = 24;
const minCoverage = 0.5;

/** The night flow of each plant day of a log from 23 to 5 of the plant's clock, ascending; days with too little data are left out. */
export function nightFlows(
  table: SampleTable,
  {
    fromMs,
    untilMs,
    zone,
    periodS,
  }: { readonly fromMs: number; readonly untilMs: number; readonly zone: string; readonly periodS: number },
): readonly NightFlow[] {
  const bins = quietFlows(table, quietSpans(fromMs, untilMs, nights, zone), periodS);
  return [...new Set(bins.map(({ day }) => day))].flatMap((day): readonly NightFlow[] => {
    const all = bins.filter((bin) => bin.day === day);
    const known = all.filter(({ flowM3min }) => !Number.isNaN(flowM3min));
    const fed = known.filter((bin) => bin.fed);
    const coverage = known.length / all.length;
    if (fed.length < minBins || coverage < minCoverage) return [];
    const flows = fed.map(({ flowM3min }) => flowM3min);
    const mean = (of: (bin: (typeof fed)[number]) => number) => fed.reduce((sum, bin) => sum + of(bin), 0) / fed.length;
    return [
      {
        day,
        flowM3min: quantile(flows, share)!,
        meanM3min: mean(({ flowM3min }) => flowM3min),
        pressureBar: mean(({ pressureBar }) => pressureBar),
        coverage,
      },
    ];
  });
}
