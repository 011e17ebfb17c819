import type { Backlog, BacklogDay } from '../../core/ports/index.ts';
import { tableBuilder } from '../../core/samples/index.ts';
import type { MemoryGate } from './memoryGate.ts';

const emptyDay: BacklogDay = { samples: tableBuilder([]).table(), skippedLines: 0 };

/** The logged days of a fake; a day that is not given is empty. */
export function memoryBacklog(gate: MemoryGate, days: ReadonlyMap<string, BacklogDay>): Backlog {
  return {
    day: (day, token) =>
      gate
        .ask({ call: 'backlog', sent: day, token }, () => days.get(day) ?? emptyDay)
        .then((answer) => {
          if (answer.outcome !== 'succeeded') throw new Error(`backlog of ${day}: ${answer.outcome}`);
          return answer.value;
        }),
  };
}
