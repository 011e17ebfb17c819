import type { Logger } from 'pino';
import type { LatestLeakAlarm, LeakChange } from '../../core/leakage/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';

/** Whether the nights leak more than before, as of the last finished day. */
export interface LeakAlarmKeeper {
  /** The rise that nobody has seen. */
  latest(): LatestLeakAlarm;
  /** The same, when the look that goes on is over. */
  settled(): Promise<LeakChange | undefined>;
  /** Looks at the days again. */
  look(): void;
  close(): Promise<void>;
}

export interface LeakAlarmParts {
  readonly read: (signal: AbortSignal) => Promise<LeakChange | undefined>;
  readonly log: Pick<Logger, 'error'>;
}

export function leakAlarmKeeper({ read, log }: LeakAlarmParts): LeakAlarmKeeper {
  const closing = new AbortController();
  const { signal } = closing;
  let latest: LatestLeakAlarm = 'unknown';
  let looking: Promise<void> = Promise.resolve();

  const lookOnce = async () => {
    if (signal.aborted) return;
    try {
      latest = (await read(signal)) ?? 'none';
    } catch (error) {
      if (!signal.aborted) log.error(`leaks: the nights cannot be compared (${reasonOf(error)})`);
    }
  };

  return {
    latest: () => latest,
    async settled() {
      await looking;
      return typeof latest === 'string' ? undefined : latest;
    },
    look() {
      looking = looking.then(lookOnce);
    },
    async close() {
      closing.abort();
      await looking;
    },
  };
}
