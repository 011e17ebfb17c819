import { balanceReportOf, type EnergyBalance } from '../../core/balance/index.ts';
import type { EnergyCost } from '../../core/cost/index.ts';
import { type FaultLogEntry, faultRanking } from '../../core/faults/index.ts';
import { type MaintenanceItem, serviceDue, type ServiceRecord } from '../../core/maintenance/index.ts';
import type { ValueOrigin } from '../../core/master/index.ts';
import { comparedMonth, daysOfMonth, isMonthOver, monthRange, type MonthReport } from '../../core/monthReport/index.ts';
import type { PerformanceAsked } from '../../core/performance/index.ts';
import type { Clock, CostAnswer, MeasuresAnswer, PerformanceAnswer } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { daysBetween, type Month, monthOf, type PlantDay, type TimeRange } from '../../core/time/index.ts';
import type { ValuedLeakage } from '../figures/leaksAndCost.ts';

/** What a report of a month is made of. */
export interface MonthSources {
  readonly figures: {
    balance(range: TimeRange, signal: AbortSignal): Promise<EnergyBalance>;
    energyCost(range: TimeRange, every: 'month', signal: AbortSignal): Promise<CostAnswer>;
    leakage(range: TimeRange, signal: AbortSignal): Promise<ValuedLeakage>;
    performance(asked: PerformanceAsked, signal: AbortSignal): Promise<PerformanceAnswer>;
    measures(range: TimeRange, signal: AbortSignal): Promise<MeasuresAnswer>;
    /** Days that have a file, ascending. */
    days(): Promise<readonly PlantDay[]>;
  };
  /** Newest first. */
  readonly faults: () => readonly FaultLogEntry[];
  readonly services: () => readonly ServiceRecord[];
  /** What the control says of the services now. */
  readonly maintenance: () => readonly MaintenanceItem[];
  readonly settings: () => Settings;
  readonly zone: () => string;
  readonly clock: Clock;
  readonly version: string;
  readonly origin: ValueOrigin | undefined;
}

/** Nothing is recorded of the month, it is not over, or its days are still being evaluated. */
export type NoMonthReport = 'noData' | 'notOver' | 'notYet';

/** What a month came to, as the pages of its parts have it. */
export async function makeMonthReport(sources: MonthSources, month: Month, signal: AbortSignal): Promise<MonthReport | NoMonthReport> {
  const { figures, settings, zone } = sources;
  const { units, customer, plant } = settings();
  const recorded = await figures.days();
  const hasData = (of: Month) => recorded.some((day) => monthOf(day) === of);
  if (!isMonthOver(month, sources.clock.nowMs(), zone())) return 'notOver';
  if (!hasData(month)) return 'noData';
  const days = daysOfMonth(month);
  const range = monthRange(month, zone());

  const leakage = await figures.leakage(range, signal);
  if (leakage.evaluatedDays < leakage.recordedDays) return 'notYet';
  const hasBaseline = plant.baselines.rows.length > 0;
  const performance = hasBaseline ? await figures.performance({ report: { first: days.from, last: days.until } }, signal) : undefined;
  if (performance !== undefined && performance.summedDays < performance.recordedDays) return 'notYet';

  const measures = await figures.measures(range, signal);
  if (measures.evaluatedDays < measures.recordedDays) return 'notYet';

  const costOf = async (of: Month): Promise<EnergyCost | undefined> =>
    hasData(of) ? (await figures.energyCost(monthRange(of, zone()), 'month', signal)).cost : undefined;
  const { cost, targetKWh } = await figures.energyCost(range, 'month', signal);
  const costBefore = await costOf(comparedMonth(month, 'before'));
  const costLastYear = await costOf(comparedMonth(month, 'year'));
  const context = {
    zone: zone(),
    stationName: customer.stationName,
    version: sources.version,
    origin: sources.origin,
    units,
    missingDays: daysBetween(days.from, days.until).filter((day) => !recorded.includes(day)),
  };
  const remaining = ({ remainingH }: MaintenanceItem) => remainingH ?? Infinity;
  return {
    month,
    balance: balanceReportOf(await figures.balance(range, signal), context),
    cost,
    costBefore,
    costLastYear,
    targetKWh,
    leakCost: leakage.cost,
    performance: performance?.performance,
    measures: measures.picture,
    faults: faultRanking(sources.faults(), { fromMs: range.fromMs, untilMs: range.untilMs - 1 }),
    servicesDone: sources
      .services()
      .filter(({ doneAtMs }) => doneAtMs >= range.fromMs && doneAtMs < range.untilMs)
      .toSorted((a, b) => a.doneAtMs - b.doneAtMs || a.id - b.id),
    servicesDue: sources
      .maintenance()
      .filter(({ remainingH }) => ['overdue', 'dueSoon'].includes(serviceDue(remainingH) ?? ''))
      .toSorted((a, b) => remaining(a) - remaining(b) || a.index - b.index),
  };
}
