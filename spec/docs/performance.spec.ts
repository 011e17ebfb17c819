import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import type { BenchReport, Verdict } from '../bench/harness/BenchReport.ts';
import { known, pagePath, readReports } from '../bench/performance.ts';
import { performancePage } from '../bench/performancePage.ts';

const peer: Verdict = { name: 'a peer', medianMs: 30, minMs: 29, ratio: 3, reach: 2, aim: 5, better: 'more' };
const bound: Verdict = { name: 'share of 20 ms', ratio: 1.2, reach: 1, aim: 0.5, better: 'less' };
const report: BenchReport = {
  bench: 'sums',
  work: 'a sum | of bytes',
  machine: 'a machine',
  at: '2026-11-22T03:04:05.678Z',
  rounds: 9,
  ours: { name: 'a loop', medianMs: 10.123, minMs: 9 },
  verdicts: [peer, bound],
};
const linesOf = (...args: Parameters<typeof performancePage>) => performancePage(...args).split('\n');

test('docs/performance.md says the reports in performance.json: npm run bench', () => {
  expect(readFileSync(pagePath, 'utf8')).toBe(performancePage(readReports(), known));
});

test('docs/performance.json has no report of a benchmark that is gone', () => {
  expect(known).toEqual(expect.arrayContaining(readReports().map(({ bench }) => bench)));
});

describe('the page of the benchmarks', () => {
  it('has a row for each peer and bound, with ratio, floor and outcome', () => {
    expect(linesOf([report], ['sums']).filter((line) => line.startsWith('|'))).toEqual([
      '| Benchmark | Work | Measured, UTC | Ours | Against | Ratio | Floor | Result |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      '| sums | a sum \\| of bytes | 2026-11-22 03:04, 9 rounds | a loop: 10.1 ms | a peer: 30 ms | × 3 | ≥ 2, aim 5 | pass |',
      '|  |  |  | a loop: 10.1 ms | share of 20 ms | × 1.2 | ≤ 1, aim 0.5 | **MISS** |',
    ]);
  });

  it('ends with what a reader must know of a benchmark', () => {
    expect(performancePage([{ ...report, note: 'The peer adds in its sleep.' }], ['sums'])).toMatch(
      /\*\*MISS\*\* \|\n\nsums: The peer adds in its sleep\.\n$/,
    );
  });

  it('names the machine once, the floors that are reached, and what was not measured', () => {
    const lines = linesOf([report], ['other', 'sums']);
    expect(lines).toContain('Machine: a machine.');
    expect(lines).toContain('1 of 2 floors reached. Not measured yet: other.');
  });

  it('names each machine in its row where there are several', () => {
    const other = { ...report, bench: 'other', machine: 'an older machine', verdicts: [{ ...peer, difference: 'result: 1 against 2' }] };
    const page = performancePage([other, report], ['other', 'sums']);
    expect(page).not.toContain('Machine:');
    expect(page).toMatch(/\| other \|.*03:04, 9 rounds, an older machine \|.*\| \*\*RESULTS DIFFER\*\* \|/);
    expect(page).toMatch(/\| sums \|.*03:04, 9 rounds, a machine \|/);
  });

  it('says the time of ours that belongs to a row', () => {
    const own = { name: 'another loop', medianMs: 123.4, minMs: 120 };
    expect(performancePage([{ ...report, verdicts: [{ ...peer, ours: own }] }], ['sums'])).toContain(
      '| another loop: 123 ms | a peer: 30 ms |',
    );
  });
});
