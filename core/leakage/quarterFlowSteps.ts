import { type PreparedTotals, quarterHourMs, type RangeTotals, type SampleTable, type TimeSpan } from '../samples/index.ts';
import { quarterFlowTable } from './quarterFlowTable.ts';

/** Quarter hours of a step. */
const quartersAStep = 96;

/**
 * The mean flow of each whole quarter hour of a range, and which machines ran in it, as rows of five minutes: what `estimateLeak` looks at.
 * Found in steps, between which others may take their turn.
 */
export function* quarterFlowSteps(prepared: PreparedTotals, { fromMs, untilMs }: TimeSpan): Generator<undefined, SampleTable, void> {
  const quarters: RangeTotals[] = [];
  for (let atMs = Math.ceil(fromMs / quarterHourMs) * quarterHourMs; atMs + quarterHourMs <= untilMs; atMs += quarterHourMs) {
    quarters.push(prepared.totals({ fromMs: atMs, untilMs: atMs + quarterHourMs }));
    if (quarters.length % quartersAStep === 0) yield;
  }
  return quarterFlowTable(quarters);
}
