import type { FaultSource } from '../../../../core/faults/index.ts';
import { msPerMinute } from '../../../../core/time/index.ts';

/** What went before a fault says more than what came after it. */
const aroundMs = { before: 15 * msPerMinute, after: 5 * msPerMinute } as const;

/** The time around a fault; undefined where its moment is not known. */
export const spanAround = (atMs: number | undefined) =>
  atMs === undefined ? undefined : { fromMs: atMs - aroundMs.before, untilMs: atMs + aroundMs.after };

/** Ids of the lines of the trend page that say most about a fault of a source. */
export const faultSeries = (source: FaultSource): readonly string[] =>
  typeof source === 'string'
    ? ['pressure', 'flow', 'power']
    : ['pressure', ...['pressure', 'power', 'temperature'].map((of) => `k${source}-${of}`)];
