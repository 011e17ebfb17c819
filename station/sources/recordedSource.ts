import { setTimeout } from 'node:timers/promises';
import type { PlantSource } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import type { Pace } from '../Pace.ts';
import { samplePeriodMs } from './advanceTo.ts';
import { installedIn, recordedSnapshot } from './recordedSnapshot.ts';
import { recordedFiles, recordedRows } from './recordedRows.ts';
import { lastSampleMs } from './restorePlant.ts';

/** A longer gap in the recording, or between the recording and the clock, is not waited for. */
const longestGapMs = msPerMinute;

/** Plays a folder's day files as if they happened now, again and again; throws a StartFailure when there are none. */
export function recordedSource(folder: string, { clock, speed }: Pace): PlantSource {
  const files = recordedFiles(folder);
  const installed = new Set<number>();
  let stop = new AbortController();

  const due = (lastDueMs: number, stepMs: number) => {
    const nextMs = lastDueMs + (stepMs > 0 && stepMs <= longestGapMs ? stepMs : samplePeriodMs);
    return Math.abs(nextMs - clock.nowMs()) > longestGapMs + samplePeriodMs ? lastSampleMs(clock.nowMs()) : nextMs;
  };

  const play = async (onSample: Parameters<PlantSource['start']>[0], signal: AbortSignal) => {
    let lastRowMs = NaN;
    let atMs = lastSampleMs(clock.nowMs()) - samplePeriodMs;
    for await (const row of recordedRows(files)) {
      atMs = due(atMs, row.atMs - lastRowMs);
      lastRowMs = row.atMs;
      const waitMs = (atMs - clock.nowMs()) / speed;
      if (waitMs > 0) await setTimeout(waitMs, undefined, { signal });
      if (signal.aborted) return;
      for (const slot of installedIn(row)) installed.add(slot);
      onSample({ ...recordedSnapshot({ atMs, values: row.values }, installed), faults: [], maintenance: [] });
    }
  };

  return {
    start(onSample) {
      stop = new AbortController();
      play(onSample, stop.signal).catch((error: unknown) => {
        if (!stop.signal.aborted) throw error;
      });
    },
    stop() {
      stop.abort();
    },
  };
}
