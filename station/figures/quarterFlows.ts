import { quarterFlowSteps } from '../../core/leakage/index.ts';
import type { PreparedTotals, SampleTable, TimeSpan } from '../../core/samples/index.ts';
import { nextTurn } from '../nextTurn.ts';

/** The flows of a range's quarter hours; others take their turn meanwhile. */
export async function quarterFlows(prepared: PreparedTotals, range: TimeSpan): Promise<SampleTable> {
  const steps = quarterFlowSteps(prepared, range);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
  }
}
