import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport } from './harness/BenchReport.ts';

export const benchEnding = '.bench.ts';

/** The names of all benchmarks. */
export const known: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(benchEnding))
  .map((file) => file.slice(0, -benchEnding.length))
  .sort();

/** The last report of each benchmark, and the page that reports them. */
export const reportsPath = join(import.meta.dirname, '../../docs/performance.json');
export const pagePath = join(import.meta.dirname, '../../docs/performance.md');

export const readReports = (): readonly BenchReport[] => JSON.parse(readFileSync(reportsPath, 'utf8')) as readonly BenchReport[];
