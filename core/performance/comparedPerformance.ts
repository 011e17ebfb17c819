import type { CompressorEra, PlantAdjustment, PlantBaseline, PlantData } from '../plantData/index.ts';
import { type PlantDay, plantDayOf } from '../time/index.ts';
import type { ComparedRanges } from './askedRanges.ts';
import { type ImportedVariable, importedVariables, knownVariables, type StoredVariable } from './importedVariables.ts';
import { recordedPerformance, type RecordedPerformance, type RecordedQuestion } from './recordedPerformance.ts';

/** The energy of a plant against its baseline, with what was entered for it. */
export interface ComparedPerformance extends RecordedPerformance, ComparedRanges {
  /** All that were set, as they were entered. */
  readonly baselines: readonly PlantBaseline[];
  readonly adjustments: readonly PlantAdjustment[];
  readonly variables: readonly ImportedVariable[];
  /** Exchanges of compressors on the days that are compared. */
  readonly exchanges: readonly (CompressorEra & { readonly day: PlantDay })[];
}

/** What is recorded of the days, and what they cost and emit. */
export type ComparedData = Pick<RecordedQuestion, 'found' | 'estimated' | 'prices' | 'co2' | 'zone'>;

/** Compares the ranges by what is recorded of them and what people entered about the plant. */
export function comparedPerformance(
  data: ComparedData,
  ranges: ComparedRanges,
  { baselines, adjustments, eras }: Pick<PlantData, 'baselines' | 'adjustments' | 'eras'>,
  stored: readonly StoredVariable[],
): ComparedPerformance {
  const { baseline, report } = ranges;
  const isCompared = ({ day }: { readonly day: PlantDay }) => [baseline, report].some(({ first, last }) => day >= first && day <= last);
  return {
    ...recordedPerformance({ ...data, ...ranges, variables: knownVariables(stored), adjustments }),
    ...ranges,
    baselines,
    adjustments,
    variables: importedVariables(stored),
    exchanges: eras
      .filter(({ what }) => what === 'exchanged')
      .map((era) => ({ ...era, day: plantDayOf(era.atMs, data.zone) }))
      .filter(isCompared),
  };
}
