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
import { pageExamples, shownAs } from './pageExamples.ts';

const page = readFileSync('docs/formulas.md', 'utf8');
const examples = pageExamples(page);

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
    'isSumless',
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
    'leakTestProblem',
    'nightFlows',
    'nightPicture',
    'plantLeak',
    'quarterFlowTable',
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
    expect(examples.map(({ code }) => code).join('\n')).toMatch(new RegExp(`\\b${name}\\(`));
  });

  it('passes over nothing that is not there', () => {
    expect([...others].filter((name) => !exported.some(([each]) => each === name))).toEqual([]);
  });
});
