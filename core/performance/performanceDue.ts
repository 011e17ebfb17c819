import { type PlantDay, shiftDay } from '../time/index.ts';
import type { ComparedRanges } from './askedRanges.ts';
import type { Performance } from './Performance.ts';
import { missingDays } from './performanceChart.ts';

/** When there is what still lacks days: if each day to come has data. */
export interface PerformanceDue {
  /** The day on which the baseline has a model: today where it has one. */
  readonly model: PlantDay;
  /** The day on which the first day of the report is compared. */
  readonly comparison: PlantDay;
}

const later = (a: PlantDay, b: PlantDay): PlantDay => (a > b ? a : b);

/** Undefined where no day is missing, or where those that are missing can no longer come. A report that is proposed goes on with each day. */
export function performanceDue(
  { performance, baseline, report }: Pick<ComparedRanges, 'baseline' | 'report'> & { readonly performance: Performance },
  lastOver: PlantDay,
  isReportProposed: boolean,
): PerformanceDue | undefined {
  const { saving } = performance.figures;
  if (saving.kind !== 'none') return undefined;
  const today = shiftDay(lastOver, 1);
  const firstOfReport = later(report.first, today);
  if (saving.reason === 'noReportDays') {
    return report.last < today && !isReportProposed ? undefined : { model: today, comparison: shiftDay(firstOfReport, 1) };
  }
  const model = shiftDay(later(baseline.first, today), missingDays(performance));
  if (saving.reason !== 'tooFewDays' || model > shiftDay(baseline.last, 1)) return undefined;
  return { model, comparison: report.first < today ? model : later(model, shiftDay(report.first, 1)) };
}
