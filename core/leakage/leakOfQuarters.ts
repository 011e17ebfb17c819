import { type FlowTotals, quarterHourMs } from '../totals/index.ts';
import { estimateLeak, type LeakEstimate, type LeakQuestion } from './estimateLeak.ts';
import { flowPeriodS, quarterFlowTable } from './quarterFlowTable.ts';

/** `estimateLeak` from the flows of quarter hours, ascending, which are gone through twice. */
export function leakOfQuarters(quarters: Iterable<FlowTotals>, question: Omit<LeakQuestion, 'periodS'>): LeakEstimate {
  const expectedQuarters = Math.ceil((question.untilMs - question.fromMs) / quarterHourMs);
  return estimateLeak(quarterFlowTable(quarters, expectedQuarters), { ...question, periodS: flowPeriodS });
}
