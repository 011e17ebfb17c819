import { dayLogSeries } from '../../core/daylog/index.ts';
import type { DayLogParser } from '../../core/ports/index.ts';

/** Reads day files where it is called. */
export function memoryDayLogParser(): DayLogParser {
  return {
    open(expectedFiles) {
      const series = dayLogSeries(expectedFiles);
      let isOpen = true;
      let latest: Promise<unknown> = Promise.resolve();

      const inTurn = <Answer>(answer: () => Answer): Promise<Answer | undefined> => {
        const answered = latest.then(() => (isOpen ? answer() : undefined));
        latest = answered;
        return answered;
      };
      return {
        add(bytes) {
          if (!isOpen) return Promise.resolve(undefined);
          const taken = structuredClone(bytes, { transfer: [bytes.buffer] });
          return inTurn(() => series.add(taken));
        },
        joined: () => inTurn(() => series.joined()),
        close() {
          isOpen = false;
        },
      };
    },
  };
}
