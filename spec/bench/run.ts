/** Runs the named benchmarks of this folder, or all, and writes docs/performance.md: `npm run bench [name...]`. How to declare one: harness/Bench.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from './harness/Bench.ts';
import { type BenchReport, outcomeOf, reportText } from './harness/BenchReport.ts';
import { machine, runBench } from './harness/runBench.ts';
import { benchEnding, known, pagePath, readReports, reportsPath } from './performance.ts';
import { performancePage } from './performancePage.ts';

/** Puts a report in the place of the benchmark's last one, and writes the page again. */
function keep(report: BenchReport): void {
  const others = readReports().filter(({ bench }) => known.includes(bench) && bench !== report.bench);
  const all = [...others, report].sort((a, b) => (a.bench < b.bench ? -1 : 1));
  writeFileSync(reportsPath, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(pagePath, performancePage(all, known));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no such benchmark: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}

console.log(machine);
let failed = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n${name}`);
  try {
    const file = pathToFileURL(join(import.meta.dirname, `${name}${benchEnding}`)).href;
    const { bench, measure } = (await import(file)) as { bench?: Bench; measure?: (name: string, machine: string) => Promise<BenchReport> };
    if (bench === undefined && measure === undefined) throw new Error('it exports neither a bench nor a way to measure');
    const report = bench === undefined ? await measure!(name, machine) : await runBench(name, bench, file);
    console.log(reportText(report));
    keep(report);
    failed += report.verdicts.filter((verdict) => ['missed', 'differs'].includes(outcomeOf(verdict))).length;
  } catch (error) {
    failed++;
    console.log(`  failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(failed === 0 ? '\nevery floor reached' : `\n${failed} missed`);
process.exitCode = failed === 0 ? 0 : 1;
