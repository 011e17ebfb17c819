import type { RunningState } from '../../compressor/index.ts';
import { msPerMinute, msPerSecond } from '../../time/index.ts';

/** How a machine ran in a minute of the steady clock. */
export interface RunningMinute {
  readonly minute: number;
  readonly loadMs: number;
  readonly noLoadMs: number;
}

const keptMinutes = 60;
/** Below this much running time the load ratio is 0. */
const minRunningS = 60;

/** The minutes of the last hour after a machine was in a state for `forMs` up to `nowMs`; one that stands, and one of which nothing is known, adds nothing. */
export function recentAfter(
  before: readonly RunningMinute[],
  state: RunningState | undefined,
  forMs: number,
  nowMs: number,
): readonly RunningMinute[] {
  const minute = Math.floor(nowMs / msPerMinute);
  const kept = before.filter((each) => each.minute > minute - keptMinutes);
  if (state === undefined || state === 'off' || state === 'ready') return kept;
  const open = kept.at(-1)?.minute === minute ? kept.at(-1)! : { minute, loadMs: 0, noLoadMs: 0 };
  const isLoad = state === 'load';
  const added = { minute, loadMs: open.loadMs + (isLoad ? forMs : 0), noLoadMs: open.noLoadMs + (isLoad ? 0 : forMs) };
  return [...kept.filter((each) => each.minute !== minute), added];
}

/** Load of load and no-load running in the last hour, 0..1; 0 below a minute of running. */
export function recentLoadRatio(minutes: readonly RunningMinute[]): number {
  let [loadMs, noLoadMs] = [0, 0];
  for (const each of minutes) {
    loadMs += each.loadMs;
    noLoadMs += each.noLoadMs;
  }
  const runningMs = loadMs + noLoadMs;
  return runningMs < minRunningS * msPerSecond ? 0 : loadMs / runningMs;
}
