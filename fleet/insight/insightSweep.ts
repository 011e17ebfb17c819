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
  let looking: Promise<unknown> | undefined;
  const note = (of: string, error: unknown) => {
    if (!closing.signal.aborted) log.error(`what ${of} compared by: ${reasonOf(error)}`);
  };
  const round = () =>
    deriveInsight(derivation, clock, closing.signal, everyMs, (station, error) => note(`station ${station} is`, error)).catch(
      (error: unknown) => note('stations are', error),
    );
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
