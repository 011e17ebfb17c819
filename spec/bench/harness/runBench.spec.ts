import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { bench } from '../fixtures/sums.bench.ts';
import { type BenchReport, median, outcomeOf, reportText } from './BenchReport.ts';
import { difference } from './difference.ts';
import { runBench } from './runBench.ts';

describe('a benchmark', () => {
  let report: BenchReport;
  beforeAll(async () => {
    report = await runBench('sums', bench, pathToFileURL(join(import.meta.dirname, '../fixtures/sums.bench.ts')).href);
  });

  it('times each contender in a process of its own and compares the results', () => {
    expect(report).toMatchObject({ bench: 'sums', rounds: 3, ours: { name: 'a loop' } });
    expect(report.verdicts.map(outcomeOf)).toEqual(['aim', 'differs', 'missed', 'reach', expect.stringMatching(/aim|reach/)]);
    expect(report.verdicts[1]!.difference).toMatch(/^result\.0: \d+ against \d+$/);
    for (const { medianMs, minMs } of report.verdicts.slice(0, 3)) expect(medianMs).toBeGreaterThanOrEqual(minMs!);
  });

  it('measures the highest memory use against what must be held', () => {
    const { ratio } = report.verdicts.at(-1)!;
    expect(ratio).toBeGreaterThan(0.95);
    expect(ratio).toBeLessThan(1.5);
  });

  it('is reported with ratios, floors and outcomes', () => {
    expect(reportText(report)).toMatch(/a peer of another kind .* x\S+ +>= Infinity, aim Infinity: MISS/);
    expect(reportText(report)).toMatch(/one too many .* RESULTS DIFFER, result\.0/);
  });
});

describe('two results', () => {
  test.each<[string, unknown, unknown, string | undefined]>([
    ['equal numbers', 1, 1, undefined],
    ['numbers within the tolerance', 1e9, 1e9 + 0.5, undefined],
    ['numbers beyond it', 1, 1.001, 'result: 1 against 1.001'],
    ['missing numbers', NaN, NaN, undefined],
    ['a number and none', 1, NaN, 'result: 1 against NaN'],
    ['a number and its text', 1, '1', 'result: 1 against 1'],
    ['columns of another kind', Float32Array.of(1, 2), [1, 2], undefined],
    ['columns that differ', Float32Array.of(1, 2), [1, 3], 'result.1: 2 against 3'],
    ['lists of another length', [1], [1, 2], 'result: 1 entries against 2'],
    ['objects', { a: { b: 1 } }, { a: { b: 2 } }, 'result.a.b: 1 against 2'],
    ['objects of other keys', { a: 1 }, { b: 1 }, 'result.a: missing in the other'],
    ['maps', new Map([['x', 1]]), new Map([['x', 2]]), 'result.x: 1 against 2'],
    ['nothing and something', undefined, [], 'result: undefined against list of 0'],
  ])('%s are compared', (_, ours, theirs, expected) => {
    expect(difference(ours, theirs, 1e-9)).toBe(expected);
  });
});

test('a median is the middle, or between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});
