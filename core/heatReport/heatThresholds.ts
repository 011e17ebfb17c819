import { msPerDay, type PlantDay, timeRangeMs } from '../time/index.ts';
import { isYear } from './heatForm.ts';
import type { HeatReport } from './HeatReport.ts';

/** What is compared with a threshold of a report. */
export const heatThresholdNames = ['plantMWhPerYear', 'siteMWhPerYear', 'hoursPerYear', 'temperatureDegC', 'companyGWhPerYear'] as const;
export type HeatThresholdName = (typeof heatThresholdNames)[number];

/** Below it nothing has to be reported of a source of waste heat, as its source has it. */
export interface HeatThreshold {
  readonly name: HeatThresholdName;
  readonly value: number;
  readonly source: string;
  /** The day on which that was so. */
  readonly asOf: PlantDay;
}

const leaflet = { source: 'BfEE, Merkblatt zur Plattform für Abwärme, Version 1.3', asOf: '2024-08-09' } as const;
const law = { source: 'EnEfG § 17', asOf: '2024-08-09' } as const;

/** Thresholds of the German platform for waste heat, dated: a later leaflet or law can change them. */
const heatThresholds: readonly HeatThreshold[] = [
  { name: 'plantMWhPerYear', value: 200, ...leaflet },
  { name: 'siteMWhPerYear', value: 800, ...leaflet },
  { name: 'hoursPerYear', value: 1500, ...leaflet },
  { name: 'temperatureDegC', value: 25, ...leaflet },
  { name: 'companyGWhPerYear', value: 2.5, ...law },
];

/** A threshold beside what the plant has; undefined where that is not known. */
export interface ComparedThreshold extends HeatThreshold {
  readonly here: number | undefined;
  readonly isAbove: boolean | undefined;
}

const kWhPerMWh = 1000;

const perYear: ReadonlySet<HeatThresholdName> = new Set(['plantMWhPerYear', 'siteMWhPerYear', 'hoursPerYear']);

/**
 * The thresholds beside a range; the site's beside this source alone, as others of the site are not known. Less than a year can be above
 * what holds for a year, but says nothing of being below it.
 */
export function comparedThresholds(
  { heat, available, range }: Pick<HeatReport, 'heat' | 'available' | 'range'>,
  entered: { readonly temperatureDegC?: number | undefined; readonly companyGWh?: number | undefined },
): readonly ComparedThreshold[] {
  const heatMWh = heat.kind === 'none' ? undefined : heat.value / kWhPerMWh;
  const here: Readonly<Record<HeatThresholdName, number | undefined>> = {
    plantMWhPerYear: heatMWh,
    siteMWhPerYear: heatMWh,
    hoursPerYear: available.kind === 'none' ? undefined : available.value,
    temperatureDegC: entered.temperatureDegC,
    companyGWhPerYear: entered.companyGWh,
  };
  const isWhole = isYear(Math.round(timeRangeMs(range) / msPerDay));
  return heatThresholds.map((threshold) => {
    const value = here[threshold.name];
    const isAbove = value === undefined ? undefined : value > threshold.value;
    return { ...threshold, here: value, isAbove: isAbove === false && perYear.has(threshold.name) && !isWhole ? undefined : isAbove };
  });
}
