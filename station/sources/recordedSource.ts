import { setTimeout } from 'node:timers/promises';
import type { PlantSource } from '../../core/ports/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { Pace } from '../clock/Pace.ts';
import { samplePeriodMs } from './advanceTo.ts';
import { heldSamples, longestGapMs } from './heldSamples.ts';
import { installedIn, recordedSnapshot } from './recordedSnapshot.ts';
import { recordedFiles, recordedRows } from './recordedRows.ts';
import { lastSampleMs } from './restorePlant.ts';

/** Plays a folder's day files, with the files of analog inputs beside them, as if they happened now, again and again, each row for as long as it counts; throws a StartFailure when there are none. */
export function recordedSource(folder: string, { clock, speed }: Pace): PlantSource {
  const files = recordedFiles(folder);
  const installed = new Set<number>();
  let stop = new AbortController();

  /** A sample that is further from the clock, after a stall, has its time from the clock again. */
  const due = (nextMs: number) =>
    Math.abs(nextMs - clock.nowMs()) > (longestGapMs + samplePeriodMs) * speed ? lastSampleMs(clock.nowMs()) : nextMs;

  const play = async (onSample: Parameters<PlantSource['start']>[0], signal: AbortSignal) => {
    let atMs = lastSampleMs(clock.nowMs()) - samplePeriodMs;
    for await (const { row, inputs, estimated, afterMs } of heldSamples(recordedRows(files))) {
      atMs = due(atMs + afterMs);
      const waitMs = (atMs - clock.nowMs()) / speed;
      await (waitMs > 0 ? setTimeout(waitMs, undefined, { signal }) : nextTurn());
      if (signal.aborted) return;
      for (const slot of installedIn(row)) installed.add(slot);
      onSample({ ...recordedSnapshot({ atMs, values: row.values }, installed, inputs), faults: [], maintenance: [], estimated });
    }
  };

  return {
    start(onSample) {
      stop = new AbortController();
      const { signal } = stop;
      play(onSample, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
    stop() {
      stop.abort();
    },
  };
}
