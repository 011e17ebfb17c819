import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import type { SdCardState } from '../../core/master/index.ts';
import type { Card } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { cardStateAfter } from './cardState.ts';
import { dayFileWriter, type DayLine, type GrowingFiles } from './dayFileWriter.ts';

/** Writes lines to the files of their days, without making anybody wait for the card; one that fails is reported and tried again. */
export interface CardLines {
  append(line: DayLine): void;
  state(): SdCardState;
  /** Once every line so far is on the card, or waits for a card that fails. */
  written(): Promise<void>;
  /** Writes what waits, if it can be written, and ends. */
  close(): Promise<void>;
}

/** What is written to the card without waiting for it. */
export interface CardWriting {
  readonly card: Pick<Card, 'hold' | 'check'>;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly log: Logger;
  /** After a failed write. */
  readonly retryAfterMs?: number;
  /** A card that takes longer for a write counts as not writable. */
  readonly hangingAfterMs?: number;
}

export interface CardLinesParts extends CardWriting, GrowingFiles {
  /** What a file of these lines is called. */
  readonly fileName: string;
}

const defaultRetryMs = 30 * msPerSecond;
const defaultHangingMs = 30 * msPerSecond;
/** The latest are kept for a card that comes back: an hour of samples. */
const maxWaiting = 1800;
const linesAtATime = 100;

export function cardLines(parts: CardLinesParts): CardLines {
  const { fileName, log, retryAfterMs = defaultRetryMs, hangingAfterMs = defaultHangingMs } = parts;
  let state: SdCardState = 'ok';
  let waiting: readonly DayLine[] = [];
  let lostRows = 0;
  let writing: Promise<void> = Promise.resolve();
  let busySinceMs: number | undefined;
  let retryAtMs = -Infinity;

  const writer = dayFileWriter({
    ...parts,
    onUnfinished({ message }) {
      if (state === 'ok') log.error(`SD card: the last minute of a ${fileName} may be missing after a power cut (${message})`);
    },
  });

  const fail = (next: SdCardState, message: string) => {
    if (next !== state) log.error(`SD card: ${next}, no ${fileName} is written (${message})`);
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
      fail(cardStateAfter(error), messageOf(error));
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
    append(line) {
      keep([...waiting, line]);
      const busyMs = busySinceMs === undefined ? 0 : performance.now() - busySinceMs;
      if (busyMs > hangingAfterMs) fail('notWritable', 'it hangs');
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
