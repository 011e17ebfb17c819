import type { Logger } from 'pino';
import type { Clock, FleetStore } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { deriveInsight } from './deriveInsight.ts';

/** Looks for stations that brought something, one round after the other. */
export interface InsightSweep {
  /** At once; ends with the round. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export function insightSweep({
  derivation,
  clock,
  log,
}: {
  readonly derivation: FleetStore['derivation'];
  readonly clock: Clock;
  readonly log: Logger;
}): InsightSweep {
  const closing = new AbortController();
  let looking: Promise<void> | undefined;
  async function round(): Promise<void> {
    try {
      await deriveInsight(derivation, clock, closing.signal);
    } catch (error) {
      if (!closing.signal.aborted) log.error(`what stations are compared by: ${reasonOf(error)}`);
    }
  }
  const look = () => (looking ??= round().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), msPerMinute).unref();
  void look();
  return {
    look,
    async close() {
      clearInterval(timer);
      closing.abort();
      await looking;
    },
  };
}
