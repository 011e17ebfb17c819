import type { Logger } from 'pino';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { LatestAlarm } from '../faults/alarmFault.ts';

/** Whether finished days differ from those before, as of the last one. */
export interface AlarmKeeper<Alarm> {
  latest(): LatestAlarm<Alarm>;
  /** The same, when the look that goes on is over. */
  settled(): Promise<Alarm | undefined>;
  /** Looks at the days again. */
  look(): void;
  close(): Promise<void>;
}

export interface AlarmParts<Alarm> {
  readonly read: (signal: AbortSignal) => Promise<Alarm | undefined>;
  /** What can't be compared, in messages. */
  readonly what: string;
  readonly log: Pick<Logger, 'error'>;
}

export function alarmKeeper<Alarm extends object>({ read, what, log }: AlarmParts<Alarm>): AlarmKeeper<Alarm> {
  const closing = new AbortController();
  const { signal } = closing;
  let latest: LatestAlarm<Alarm> = 'unknown';
  let looking: Promise<void> = Promise.resolve();

  const lookOnce = async () => {
    if (signal.aborted) return;
    try {
      latest = (await read(signal)) ?? 'none';
    } catch (error) {
      if (!signal.aborted) log.error(`${what} cannot be compared (${reasonOf(error)})`);
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
