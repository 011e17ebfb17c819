import type { Logger } from 'pino';
import type { Clock, FleetStore } from '../../core/ports/index.ts';
import { msPerDay, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';

const longestYearDays = 366;

/** Drops quarter hours that are so many years old, now and once a day. */
export function quarterSweep({
  admin,
  years,
  clock,
  log,
}: {
  readonly admin: FleetStore['admin'];
  readonly years: number;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'error'>;
}): { close(): Promise<void> } {
  let running = Promise.resolve();
  async function sweep(): Promise<void> {
    try {
      const dropped = await admin.dropQuarters(shiftDay(plantDayOf(clock.nowMs(), 'UTC'), -years * longestYearDays));
      if (dropped > 0) log.info(`quarter hours of ${dropped} days were dropped`);
    } catch (error) {
      log.error(`old quarter hours: ${reasonOf(error)}`);
    }
  }
  const begin = () => {
    running = running.then(sweep);
  };
  const timer = setInterval(begin, msPerDay).unref();
  begin();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
