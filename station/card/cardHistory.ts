import type { Logger } from 'pino';
import type { SdCardState } from '../../core/master/index.ts';
import type { Card } from '../../core/ports/index.ts';
import type { SampleRow } from '../../core/samples/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { cardStateAfter } from './cardState.ts';
import type { DayFileText } from './dayFileText.ts';
import { dayFileWriter, type DayLine } from './dayFileWriter.ts';

/** Writes the samples to the card's day files, without making anybody wait for the card; one that fails is reported and tried again. */
export interface CardHistory {
  /** Throws a RangeError for a time outside of 1970..9999. */
  append(row: SampleRow): void;
  state(): SdCardState;
  /** Once every row so far is on the card, or waits for a card that fails. */
  written(): Promise<void>;
  /** Writes what waits, if it can be written, and ends. */
  close(): Promise<void>;
}

export interface CardHistoryParts {
  readonly card: Pick<Card, 'hold' | 'check' | 'dayFiles'>;
  readonly text: DayFileText;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly log: Logger;
  /** After a failed write. */
  readonly retryAfterMs?: number;
  /** A card that takes longer for a write counts as not writable. */
  readonly hangingAfterMs?: number;
}

const defaultRetryMs = 30 * msPerSecond;
const defaultHangingMs = 30 * msPerSecond;
/** An hour of rows: the latest are kept for a card that comes back. */
const maxWaiting = 1800;
const linesAtATime = 100;

export function cardHistory(parts: CardHistoryParts): CardHistory {
  const { card, text, zone, log, retryAfterMs = defaultRetryMs, hangingAfterMs = defaultHangingMs } = parts;
  let state: SdCardState = 'ok';
  let waiting: readonly DayLine[] = [];
  let lostRows = 0;
  let latestMs = -Infinity;
  let writing: Promise<void> = Promise.resolve();
  let busySinceMs: number | undefined;
  let retryAtMs = -Infinity;

  const writer = dayFileWriter({
    card,
    text,
    zone,
    onUnfinished({ message }) {
      if (state === 'ok') log.error(`SD card: the last minute of a day file may be missing after a power cut (${message})`);
    },
  });

  const fail = (next: SdCardState, { message }: Error) => {
    if (next !== state) log.error(`SD card: ${next}, no day file is written (${message})`);
    state = next;
  };

  const succeed = () => {
    if (state === 'ok') return;
    log.warn(lostRows === 0 ? 'SD card: written again' : `SD card: written again, ${lostRows} rows are lost`);
    state = 'ok';
    lostRows = 0;
  };

  const keep = (lines: readonly DayLine[]) => {
    lostRows += Math.max(0, lines.length - maxWaiting);
    waiting = lines.slice(-maxWaiting);
  };

  const writeSome = async () => {
    const lines = waiting.slice(0, linesAtATime);
    waiting = waiting.slice(linesAtATime);
    let done = 0;
    try {
      done = await writer.write(lines);
    } finally {
      keep([...lines.slice(done), ...waiting]);
    }
  };

  const writeAll = async () => {
    try {
      while (waiting.length > 0) {
        busySinceMs = performance.now();
        await writeSome();
        succeed();
      }
    } catch (error) {
      fail(cardStateAfter(error), error as Error);
      retryAtMs = performance.now() + retryAfterMs;
      writer.leave();
    } finally {
      busySinceMs = undefined;
    }
  };

  const write = () => {
    if (busySinceMs === undefined && performance.now() >= retryAtMs) writing = writeAll();
  };

  return {
    append(row) {
      const { atMs } = row;
      const line = { atMs, text: text.row(row) };
      if (atMs < latestMs)
        log.warn(`SD card: the clock was set back by ${(latestMs - atMs) / msPerSecond} s; rows go on after the last one of their day`);
      latestMs = atMs;
      keep([...waiting, line]);
      const busyMs = busySinceMs === undefined ? 0 : performance.now() - busySinceMs;
      if (busyMs > hangingAfterMs) fail('notWritable', new Error('it hangs'));
      write();
    },
    state: () => state,
    written: () => writing,
    async close() {
      await writing;
      retryAtMs = -Infinity;
      write();
      await writing;
      await writer.close();
    },
  };
}
