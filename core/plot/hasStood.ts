import type { ClosedTimeRange } from '../time/index.ts';
import type { StateRows } from './stateChanges.ts';
import { stateRuns } from './stateRuns.ts';

/** Whether a machine was neither running nor faulty in a span, as far as is known; false where nothing is known of it. */
export function hasStood(rows: StateRows, span: ClosedTimeRange): boolean {
  const runs = stateRuns(rows, span);
  const isStill = runs.every(({ state }) => state === 'off' || state === 'ready' || state === 'noData');
  return isStill && runs.some(({ state }) => state !== 'noData');
}
