import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, test } from '@jest/globals';
import * as core from '../../core/index.ts';
import * as balance from '../../core/balance/index.ts';
import * as field from '../../core/field/index.ts';
import * as figures from '../../core/figures/index.ts';
import * as heat from '../../core/heat/index.ts';
import * as leakage from '../../core/leakage/index.ts';
import * as statistics from '../../core/statistics/index.ts';
import * as tariff from '../../core/tariff/index.ts';
import * as units from '../../core/units/index.ts';

const page = readFileSync('docs/formulas.md', 'utf8');
const block = page
  .split('\n```')
  .filter((_, i) => i % 2 === 1)
  .map((text) => text.replace(/^js\n/, ''))
  .join('\n');
/** Statements up to a line with ` // ` and the result of that line. */
const examples = [...block.matchAll(/(?:^|\n)((?:(?!.* \/\/ ).*\n)*)(.*) \/\/ (.+)/g)].map(([, before, expression, result]) => ({
  code: `${before}${expression}`,
  expression: expression!,
  result: result!,
}));

const decimalsOf = (number: string) => number.split('.')[1]?.length ?? 0;
/** Each number of a value, to the decimals that the page shows at its place. */
function shownAs(value: unknown, result: string): string {
  const numbers = [...result.matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g)].map(([number]) => decimalsOf(number));
  let at = 0;
  const text = (of: unknown): string => {
    if (typeof of === 'number') return String(Number(of.toFixed(numbers[at++] ?? 20)));
    if (Array.isArray(of)) return `[${of.map(text).join(', ')}]`;
    if (typeof of === 'object' && of !== null)
      return `{ ${Object.entries(of)
        .map(([key, each]) => `${key}: ${text(each)}`)
        .join(', ')} }`;
    return typeof of === 'string' ? JSON.stringify(of) : String(of);
  };
  return text(value);
}

describe('the examples on the page of the formulas', () => {
  const context = createContext({ ...core });
  test.each(examples.map(({ expression, result, code }) => [expression, result, code]))('%s is %s', (_expression, result, code) => {
    expect(shownAs(runInContext(code, context), result)).toBe(result);
  });

  it('are all of those that the page has', () => {
    expect(examples.length).toBe(page.split('\n').filter((line) => / \/\/ /.test(line) && !/`\/\/`/.test(line)).length);
  });
});

/** Inputs, texts, and what is only put together from the formulas. */
const others = new Set([
  ...[
    'airStatistics',
    'balanceFigure',
    'balanceJson',
    'balancePurposeOf',
    'balanceReportOf',
    'completedBalance',
    'consumption',
    'cellShortfalls',
    'isPartlyRecorded',
    'markedStatistic',
    'reportNotes',
    'tariffOf',
  ],
  ...['volumeAndLeakage', 'comparedStatistic', 'countsOfRecords', 'dailyRecords', 'isCounted', 'knownStateS', 'machineCounts'],
  ...['airRows', 'consumptionRows', 'developmentPeriods', 'lacksCoverage', 'withInstalled'],
  ...[
    'previousPeriod',
    'refreshDue',
    'leakOfQuarters',
    'leakEvidenceOf',
    'joinedLeakEvidence',
    'leakageOf',
    'knownOfPlant',
    'latestLeakTest',
  ],
]);

/** What reads protocols and edits configurations of devices calculates nothing. */
const noFormulas = new Set(
  [...readFileSync('core/field/index.ts', 'utf8').matchAll(/export \{([^}]*)\} from '\.\/(?:doors|draft|mqtt|problems)\//g)].flatMap(
    ([, names]) => names!.split(',').map((name) => name.trim()),
  ),
);

describe('the page of the formulas', () => {
  const exported = Object.entries({ ...balance, ...field, ...figures, ...heat, ...leakage, ...statistics, ...tariff, ...units });
  const formulas = exported
    .filter(([name, value]) => typeof value === 'function' && !others.has(name) && !noFormulas.has(name))
    .map(([name]) => name);
  test.each(formulas)('has an example of %s', (name) => {
    expect(block).toMatch(new RegExp(`\\b${name}\\(`));
  });

  it('passes over nothing that is not there', () => {
    expect([...others].filter((name) => !exported.some(([each]) => each === name))).toEqual([]);
  });
});
