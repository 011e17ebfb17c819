import type { Logger } from 'pino';
import type { Clock, FleetStore } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { deriveInsight } from './deriveInsight.ts';

/** Looks for stations that brought something, one round after the other. */
export interface InsightSweep {
  close(): Promise<void>;
}

export function insightSweep({
  derivation,
  clock,
  log,
  everyMs,
}: {
  readonly derivation: FleetStore['derivation'];
  readonly clock: Clock;
  readonly log: Logger;
  /** From one look at a station to the next. */
  readonly everyMs: number;
}): InsightSweep {
  const closing = new AbortController();
  let looking: Promise<void> | undefined;
  async function round(): Promise<void> {
    try {
      await deriveInsight(derivation, clock, closing.signal, everyMs);
    } catch (error) {
      if (!closing.signal.aborted) log.error(`what stations are compared by: ${reasonOf(error)}`);
    }
  }
  const look = () => (looking ??= round().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), msPerMinute).unref();
  void look();
  return {
    async close() {
      clearInterval(timer);
      closing.abort();
      await looking;
    },
  };
}
