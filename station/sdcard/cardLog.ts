import type { Logger } from 'pino';
import type { SampleRow } from '../../core/samples/index.ts';
import type { SdCardState } from '../../core/master/index.ts';
import { type DayRange, msPerMinute, msPerSecond, plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { cardStateAfter } from './cardState.ts';
import { checkCard } from './checkCard.ts';
import { dayFilePath } from './dayFilePath.ts';
import type { DayFileText } from './dayFileText.ts';
import { type DayFile, openDayFile } from './openDayFile.ts';

/** Writes the samples to the card's day files; a card that fails is reported and tried again. */
export interface CardLog {
  append(row: SampleRow): void;
  state(): SdCardState;
  close(): void;
}

export interface CardLogParts {
  readonly cardDir: string;
  readonly text: DayFileText;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly log: Logger;
  /** After a failed write. */
  readonly retryAfterMs?: number;
}

const usualRetryMs = 30 * msPerSecond;
const flushEveryMs = msPerMinute;

export function cardLog({ cardDir, text, zone, log, retryAfterMs = usualRetryMs }: CardLogParts): CardLog {
  let state: SdCardState = 'ok';
  let open: { readonly file: DayFile; readonly range: DayRange } | undefined;
  let retryAtMs = -Infinity;
  let flushAtMs = -Infinity;

  const enter = (next: SdCardState, error?: unknown) => {
    if (next !== state) {
      if (error === undefined) log.warn('SD card: written again');
      else log.error(`SD card: ${next}, no day file is written (${(error as Error).message})`);
    }
    state = next;
  };

  const closeFile = () => {
    const closing = open;
    open = undefined;
    closing?.file.close();
  };

  const fail = (error: unknown) => {
    enter(cardStateAfter(error), error);
    retryAtMs = performance.now() + retryAfterMs;
    try {
      closeFile();
    } catch {
      // The card has failed already, and why is in the log.
    }
  };

  const attempt = (write: () => void) => {
    try {
      write();
      enter('ok');
    } catch (error) {
      fail(error);
    }
  };

  const fileFor = (atMs: number): DayFile => {
    if (open !== undefined && atMs >= open.range.fromMs && atMs < open.range.untilMs) return open.file;
    closeFile();
    const day = plantDayOf(atMs, zone());
    open = { file: openDayFile(dayFilePath(cardDir, day), text.head(day)), range: plantDayRange(day, zone()) };
    return open.file;
  };

  return {
    append(row) {
      const nowMs = performance.now();
      if (nowMs < retryAtMs) return;
      attempt(() => {
        const isFlush = nowMs >= flushAtMs || state !== 'ok';
        if (isFlush) checkCard(cardDir);
        const file = fileFor(row.atMs);
        if (row.atMs > file.lastMs) file.append(text.row(row));
        if (!isFlush) return;
        flushAtMs = nowMs + flushEveryMs;
        file.flush(fail);
      });
    },
    state: () => state,
    close() {
      try {
        closeFile();
      } catch (error) {
        fail(error);
      }
    },
  };
}
