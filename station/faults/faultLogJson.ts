import { encodeFaultLogEntry } from '../../adapters/contract/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { FaultLog } from './faultLog.ts';

/** The answer of POST /error_log/all, in pieces, so that a long log holds nobody up. */
export async function* faultLogJson(log: Pick<FaultLog, 'pages'>): AsyncGenerator<string> {
  let before = '[';
  for (const page of log.pages()) {
    if (page.length === 0) continue;
    yield before + page.map((entry) => JSON.stringify(encodeFaultLogEntry({ notes: [], ...entry }))).join(',');
    before = ',';
    await nextTurn();
  }
  yield before === '[' ? '[]' : ']';
}
