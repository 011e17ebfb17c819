/** Prints which requirements have no proof; `--write` takes the proven ones from open.txt. Ends with 1 when the ledger is at odds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerProblems } from './ledger/ledgerProblems.ts';
import { ledgerReport } from './ledger/ledgerReport.ts';
import { openList, readLedger } from './ledger/readLedger.ts';

if (process.argv.includes('--write')) {
  const { open, proofs } = readLedger();
  const left = open.filter((id) => !proofs.has(id));
  writeFileSync(
    join(import.meta.dirname, '../..', openList),
    ['# Requirements without a proof; this list only gets shorter.', ...left, ''].join('\n'),
  );
}

const ledger = readLedger();
const problems = ledgerProblems(ledger);
console.log([ledgerReport(ledger), ...problems].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
