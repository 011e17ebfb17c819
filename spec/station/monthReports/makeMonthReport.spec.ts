import { describe, expect, it } from '@jest/globals';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { makeMonthReport, type MonthSources } from '../../../station/monthReports/makeMonthReport.ts';

const never = new AbortController().signal;
const evaluated = { evaluatedDays: 5, recordedDays: 5 };
const behind = { evaluatedDays: 4, recordedDays: 5 };
const { plant } = defaultSettings;
const withBaseline: Settings = { ...defaultSettings, plant: { ...plant, baselines: { ...plant.baselines, rows: [{} as never] } } };

/** What a report is asked to be made of, one after the other; further than the measures it never comes. */
function setUp({
  settings = defaultSettings,
  leakage = evaluated,
  performance = { summedDays: 5, recordedDays: 5 },
  days = ['2026-10-31'],
} = {}) {
  const asked: string[] = [];
  const answer = (name: string, value: object) => (): Promise<never> => {
    asked.push(name);
    return Promise.resolve(value as never);
  };
  const sources: MonthSources = {
    figures: {
      balance: answer('balance', {}),
      energyCost: answer('cost', {}),
      leakage: answer('leakage', leakage),
      performance: answer('performance', performance),
      measures: answer('measures', behind),
      days: () => Promise.resolve(days),
    },
    ...{ faults: () => [], services: () => [], maintenance: () => [], settings: () => settings, zone: () => 'UTC' },
    ...{ clock: { nowMs: () => Date.parse('2026-11-01T00:00:00Z') }, version: '1', origin: undefined },
  };
  return { asked, make: (month = '2026-10') => makeMonthReport(sources, month, never) };
}

describe('the report of a month', () => {
  it.each([
    ['2026-10', 'notYet'],
    ['2026-11', 'notOver'],
    ['2026-09', 'noData'],
    ['2027-01', 'notOver'],
  ])('is there of a month that is over and has data: %s is %s', async (month, answer) => {
    expect(await setUp().make(month)).toBe(answer);
  });

  it.each([
    ['leaks', { leakage: behind }, ['leakage']],
    ['measures, without a baseline', {}, ['leakage', 'measures']],
    [
      'performance, with a baseline',
      { settings: withBaseline, performance: { summedDays: 4, recordedDays: 5 } },
      ['leakage', 'performance'],
    ],
    ['measures, with a baseline', { settings: withBaseline }, ['leakage', 'performance', 'measures']],
  ])('waits until its days are evaluated, for %s', async (_, more, asked) => {
    const report = setUp(more);
    expect([await report.make(), report.asked]).toEqual(['notYet', asked]);
  });
});
