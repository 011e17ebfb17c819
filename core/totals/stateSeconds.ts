import { type Figure, ratioOf } from '../figures/index.ts';
import { msPerSecond } from '../time/index.ts';
import { compressorChannel, type LoggedState, loggedStateOf, indexAt, type SampleTable } from '../samples/index.ts';
import { countedMs } from './countedMs.ts';

/** How long a compressor was in each state; the seconds add up to the range's. */
export interface StateSeconds {
  readonly loadS: number;
  readonly noLoadS: number;
  readonly offS: number;
  readonly errorS: number;
  readonly noDataS: number;
  /** Share of the range that has data, 0..1; 0 for an empty range. */
  readonly coverage: number;
}

/** Load of load and no-load running, 0..1; undefined when it did not run. */
export const loadShareOf = ({ loadS, noLoadS }: Pick<StateSeconds, 'loadS' | 'noLoadS'>): Figure => ratioOf(loadS, loadS + noLoadS);

/**
 * Each row's state counts `periodMs`, or less when the next row comes sooner.
 * `slot` 1..10; `fromMs` up to `untilMs`.
 */
export function stateSeconds(table: SampleTable, slot: number, fromMs: number, untilMs: number, periodMs: number): StateSeconds {
  const spentMs: Record<LoggedState, number> = { load: 0, noLoad: 0, off: 0, error: 0, noData: 0 };
  const statuses = table.columns.get(compressorChannel('status', slot));
  const { timesMs, length } = table;

  for (let i = Math.max(0, indexAt(timesMs, length, fromMs) - 1); i < length && timesMs[i]! < untilMs; i++) {
    const startMs = timesMs[i]!;
    const nextMs = i + 1 < length ? timesMs[i + 1]! : Infinity;
    const endMs = startMs + countedMs(nextMs - startMs, periodMs);
    spentMs[loggedStateOf(statuses?.[i] ?? NaN)] += Math.max(0, Math.min(endMs, untilMs) - Math.max(startMs, fromMs));
  }

  const rangeMs = Math.max(0, untilMs - fromMs);
  const knownMs = spentMs.load + spentMs.noLoad + spentMs.off + spentMs.error;
  return {
    loadS: spentMs.load / msPerSecond,
    noLoadS: spentMs.noLoad / msPerSecond,
    offS: spentMs.off / msPerSecond,
    errorS: spentMs.error / msPerSecond,
    noDataS: (rangeMs - knownMs) / msPerSecond,
    coverage: rangeMs === 0 ? 0 : knownMs / rangeMs,
  };
}
