import type { BalanceReport } from '../balance/index.ts';
import type { EnergyCost } from '../cost/index.ts';
import type { FaultRanking } from '../faults/index.ts';
import type { Figure } from '../figures/index.ts';
import type { LeakCost } from '../leakCost/index.ts';
import type { MaintenanceItem, ServiceRecord } from '../maintenance/index.ts';
import type { MeasuresPicture } from '../measures/index.ts';
import type { Performance } from '../performance/index.ts';
import type { Month } from '../time/index.ts';

/** What a month came to, before a language gives it its words. */
export interface MonthReport {
  readonly month: Month;
  /** Of the month, as the page of the balance has it. */
  readonly balance: BalanceReport;
  readonly cost: EnergyCost;
  /** Of the month before and of the same month a year before; undefined where nothing is recorded of it. */
  readonly costBefore: EnergyCost | undefined;
  readonly costLastYear: EnergyCost | undefined;
  /** The part of the energy target that falls to the month. */
  readonly targetKWh: Figure;
  /** What leaks come to a year. */
  readonly leakCost: LeakCost;
  /** The month against the baseline that was set; undefined where none was. */
  readonly performance: Performance | undefined;
  /** What the days of the month say there is to do. */
  readonly measures: MeasuresPicture;
  readonly faults: FaultRanking;
  /** Services that were done in the month, by time. */
  readonly servicesDone: readonly ServiceRecord[];
  /** Services that are overdue or due next when the report is made, the most urgent first. */
  readonly servicesDue: readonly MaintenanceItem[];
}
