import type { PlantDay } from '../time/index.ts';
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

/** The thresholds beside a year; the site's beside this source alone, as others of the site are not known. */
export function comparedThresholds(
  { heat, available }: Pick<HeatReport, 'heat' | 'available'>,
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
  return heatThresholds.map((threshold) => {
    const value = here[threshold.name];
    return { ...threshold, here: value, isAbove: value === undefined ? undefined : value > threshold.value };
  });
}
