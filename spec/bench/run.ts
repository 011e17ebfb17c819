/** Runs the named benchmarks of this folder, or all: `npm run bench [name...]`. How to declare one: harness/Bench.ts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from './harness/Bench.ts';
import { type BenchReport, outcomeOf, reportText } from './harness/BenchReport.ts';
import { machine, runBench } from './harness/runBench.ts';

const ending = '.bench.ts';
const resultsPath = join(import.meta.dirname, '../../dist/results/bench.json');
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .sort();

/** Keeps the last report of benches that were not run this time. */
function keepReports(reports: readonly BenchReport[]): void {
  const kept = existsSync(resultsPath) ? (JSON.parse(readFileSync(resultsPath, 'utf8')) as readonly BenchReport[]) : [];
  const others = kept.filter(({ bench }) => known.includes(bench) && !reports.some((report) => report.bench === bench));
  const all = [...others, ...reports].sort((a, b) => (a.bench < b.bench ? -1 : 1));
  mkdirSync(dirname(resultsPath), { recursive: true });
  writeFileSync(resultsPath, `${JSON.stringify(all, null, 2)}\n`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no such benchmark: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}

console.log(machine);
const reports: BenchReport[] = [];
let failed = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n${name}`);
  try {
    const file = pathToFileURL(join(import.meta.dirname, `${name}${ending}`)).href;
    const { bench, measure } = (await import(file)) as { bench?: Bench; measure?: (name: string, machine: string) => Promise<BenchReport> };
    if (bench === undefined && measure === undefined) throw new Error('it exports neither a bench nor a way to measure');
    const report = bench === undefined ? await measure!(name, machine) : await runBench(name, bench, file);
    reports.push(report);
    console.log(reportText(report));
    failed += report.verdicts.filter((verdict) => ['missed', 'differs'].includes(outcomeOf(verdict))).length;
  } catch (error) {
    failed++;
    console.log(`  failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
keepReports(reports);
console.log(failed === 0 ? '\nevery floor reached' : `\n${failed} missed`);
process.exitCode = failed === 0 ? 0 : 1;
