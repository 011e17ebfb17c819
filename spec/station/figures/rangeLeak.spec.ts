import { describe, expect, it } from '@jest/globals';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { rangeLeak } from '../../../station/figures/rangeLeak.ts';
import type { StationTotals } from '../../../station/figures/stationTotals.ts';

const zone = 'Europe/Berlin';
const days = ['2026-03-10', '2026-03-11', '2026-03-14'] as const;
const fromMs = plantDayRange(days[0], zone).fromMs;
const untilMs = plantDayRange(days[2], zone).untilMs;
const none = { kind: 'none', reason: 'tooLittleData', coverage: 0 } as const;
const found = { kind: 'upperBound', flowM3min: 3, lowM3min: 0, highM3min: 3, days: 2, coverage: 0.9 } as const;

/** What is said of a range with files of such days, and where a leak is looked for. */
async function leakOf(range: { readonly fromMs: number; readonly untilMs: number }, files: readonly PlantDay[] = days) {
  const asked: Parameters<StationTotals['leak']>[0][] = [];
  const totals: Pick<StationTotals, 'days' | 'leak'> = {
    days: () => Promise.resolve(files),
    leak(question) {
      asked.push(question);
      return Promise.resolve(found);
    },
  };
  return { leak: await rangeLeak(totals, range, zone), asked };
}

describe('the leak of a range', () => {
  it.each([
    ['within the days with files', { fromMs: fromMs + 7, untilMs: untilMs - 9 }, { fromMs: fromMs + 7, untilMs: untilMs - 9 }],
    ['that begins before them', { fromMs: fromMs - 7, untilMs: untilMs - 9 }, { fromMs, untilMs: untilMs - 9 }],
    ['that ends behind them', { fromMs: fromMs + 7, untilMs: untilMs + 9 }, { fromMs: fromMs + 7, untilMs }],
    ['of a single moment of theirs', { fromMs: fromMs - 7, untilMs: fromMs + 1 }, { fromMs, untilMs: fromMs + 1 }],
  ])('%s is looked for where both are', async (_, range, looked) => {
    expect(await leakOf(range)).toEqual({ leak: found, asked: [{ ...looked, zone }] });
  });

  it.each([
    ['up to the first file', { fromMs: fromMs - 7, untilMs: fromMs }, days],
    ['from the last file on', { fromMs: untilMs, untilMs: untilMs + 9 }, days],
    ['on a card without files', { fromMs, untilMs }, []],
  ])('%s is unknown for want of data', async (_, range, files) => {
    expect(await leakOf(range, files)).toEqual({ leak: none, asked: [] });
  });
});
