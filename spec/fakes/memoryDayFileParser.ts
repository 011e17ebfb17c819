import { dayFileSeries } from '../../core/dayFile/index.ts';
import type { DayFileParser } from '../../core/ports/index.ts';

/** Reads day files where it is called. */
export function memoryDayFileParser(): DayFileParser {
  return {
    open(expectedFiles) {
      const series = dayFileSeries(expectedFiles);
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
