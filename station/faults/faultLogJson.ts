import { encodeFaultLogEntry } from '../../adapters/contract/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { FaultLog } from './faultLog.ts';

const cameIn = ({ atMs }: FaultLogEntry, { fromMs, untilMs }: TimeRange) => atMs !== undefined && atMs >= fromMs && atMs < untilMs;

/** The answer of POST /error_log/all, in pieces, so that a long log holds nobody up; all entries, or those that came in a range. */
export async function* faultLogJson(log: Pick<FaultLog, 'pages'>, range?: TimeRange): AsyncGenerator<string> {
  let before = '[';
  for (const page of log.pages()) {
    const wanted = range === undefined ? page : page.filter((entry) => cameIn(entry, range));
    if (wanted.length > 0) {
      yield before + wanted.map((entry) => JSON.stringify(encodeFaultLogEntry({ notes: [], ...entry }))).join(',');
      before = ',';
    }
    await nextTurn();
  }
  yield before === '[' ? '[]' : ']';
}
