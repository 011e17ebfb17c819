import { msPerSecond } from '../../core/time/index.ts';

/** How long an answer is waited for, and how much of it is taken. */
export interface CallLimits {
  /** To the head of the answer. */
  readonly answerMs: number;
  /** From one piece of the answer to the next. */
  readonly pauseMs: number;
  /** Of the answer, decompressed. */
  readonly maxBytes: number;
}

const bytesInMiB = 1_048_576;
const usual: CallLimits = { answerMs: 30 * msPerSecond, pauseMs: 30 * msPerSecond, maxBytes: 64 * bytesInMiB };

/** The limits by kind of call: the station may have to read months of day files, and talks to a mail server for up to a minute and to a device for half of one. */
export const callLimits = {
  usual,
  words: { ...usual, maxBytes: 65_536 },
  figures: { ...usual, answerMs: 120 * msPerSecond },
  trial: { ...usual, answerMs: 60 * msPerSecond },
  mail: { ...usual, answerMs: 90 * msPerSecond },
  backup: { ...usual, answerMs: 120 * msPerSecond, maxBytes: 256 * bytesInMiB },
  file: { ...usual, maxBytes: 256 * bytesInMiB },
} as const satisfies Readonly<Record<string, CallLimits>>;
