import { beforeAll, describe, expect, it } from '@jest/globals';
import { estimateLeak } from '../../../core/leakage/index.ts';
import type { SampleRow } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { leakFlow } from '../../../station/figures/leakFlow.ts';
import type { StationTotals } from '../../../station/figures/stationTotals.ts';
import { openTotals } from './openTotals.ts';
import { periodS, plantCard, simulatedDays, zone } from './plantCard.ts';

let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;
beforeAll(() => {
  days = simulatedDays('2026-03-09', '2026-03-14');
});

const startOf = (day: PlantDay) => plantDayRange(day, zone).fromMs;
const only = (...kept: PlantDay[]) => new Map([...days].filter(([day]) => kept.includes(day)));

describe('the leak flow of a station', () => {
  it('from prepared totals is that of the samples themselves, but for what quarter hours blur', async () => {
    const card = plantCard(days);
    const { totals } = openTotals(card.files);
    const question = { zone, periodS, fromMs: startOf('2026-03-09'), untilMs: startOf('2026-03-15') };
    const fromSamples = estimateLeak(card.samples(...days.keys()), question);
    const flow = await leakFlow(totals, startOf('2026-03-15') + 5000, zone);
    if (fromSamples.kind === 'none' || flow === undefined) throw new Error('no leak was found');
    expect(flow.origin).toBe('upperBound');
    expect(flow.flowM3min / fromSamples.flowM3min).toBeGreaterThan(0.999);
    expect(flow.flowM3min / fromSamples.flowM3min).toBeLessThan(1.03);
  });

  it('comes from days that are over only, with days between that have no data', async () => {
    const { totals } = openTotals(plantCard(only('2026-03-09', '2026-03-11', '2026-03-14')).files);
    const [both, first] = [await leakFlow(totals, startOf('2026-03-14') + 5000, zone), await leakFlow(totals, startOf('2026-03-10'), zone)];
    expect(both).toBeDefined();
    expect(first).toBeDefined();
    expect(both).not.toEqual(first);
    expect(await leakFlow(totals, startOf('2026-03-09') + 80_000_000, zone)).toBeUndefined();
  });

  it('is unknown without days in the last four weeks', async () => {
    const { totals } = openTotals(plantCard(only('2026-03-09', '2026-03-10')).files);
    expect(await leakFlow(totals, startOf('2026-04-08'), zone)).toBeUndefined();
    expect(await leakFlow(totals, startOf('2026-04-07'), zone)).toBeDefined();
    expect(await leakFlow(openTotals(plantCard().files).totals, startOf('2026-04-08'), zone)).toBeUndefined();
  });

  /** What the totals are asked for with files of such days. */
  async function asked(files: readonly PlantDay[], beforeMs: number) {
    const questions: Parameters<StationTotals['leak']>[0][] = [];
    const totals: Pick<StationTotals, 'days' | 'leak'> = {
      days: () => Promise.resolve(files),
      leak(question) {
        questions.push(question);
        return Promise.resolve({ kind: 'none', reason: 'tooLittleData', coverage: 0 });
      },
    };
    expect(await leakFlow(totals, beforeMs, zone)).toBeUndefined();
    return questions;
  }

  it('is looked for in the last seven days with a file, of which half the quiet time has to have data', async () => {
    const files = ['03-01', '03-02', '03-05', '03-06', '03-07', '03-09', '03-10', '03-12', '03-13'].map((day) => `2026-${day}`);
    const range = { fromMs: startOf('2026-03-02'), untilMs: startOf('2026-03-13') };
    expect(await asked(files, startOf('2026-03-13') + 1)).toEqual([{ ...range, zone, minCoverage: (0.5 * 7) / 11 }]);
  });

  it('is looked for 28 days back, and no further', async () => {
    const questions = await asked(['2026-02-12', '2026-02-13', '2026-02-14'], startOf('2026-03-13'));
    expect(questions).toEqual([{ fromMs: startOf('2026-02-13'), untilMs: startOf('2026-02-15'), zone, minCoverage: 0.5 }]);
  });
});
