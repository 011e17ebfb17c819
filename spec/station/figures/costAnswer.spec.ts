import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../../core/settings/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { costAnswer } from '../../../station/figures/costAnswer.ts';
import { machinesAnswer } from '../../../station/figures/machinesAnswer.ts';
import type { EvaluatedMachines } from '../../../station/figures/stationMachines.ts';
import type { StationFigures } from '../../../station/figures/stationFigures.ts';

const zone = 'Europe/Berlin';
const since = '2026-03-01';
const range = { fromMs: plantDayRange('2026-03-10', zone).fromMs, untilMs: plantDayRange('2026-03-11', zone).untilMs };
const first = range.fromMs / quarterHourMs;
const seriesByName: Readonly<Record<string, ReadonlyMap<number, number>>> = {
  spot: new Map(Array.from({ length: 4 }, (_, i) => [first + i, 0.1 * (i + 1)])),
  grid: new Map([[first, 0.4]]),
  meter: new Map([[first, 120]]),
};
const never = new AbortController().signal;
const eras = [{ slot: 2, atMs: 5, what: 'serviced', note: '' }] as const;
const settings = {
  units: { ...defaultSettings.units, electricityRatePerKWh: 0.31, electricityCo2KgPerKWh: 0.38 },
  plant: {
    ...defaultSettings.plant,
    tariffs: { rows: [{ since, kind: 'series', series: 'spot' }] },
    co2: { rows: [{ since, kind: 'series', series: 'grid' }] },
    siteMeters: { rows: [{ since, series: 'meter' }] },
    targets: { rows: [{ since, kWhPerYear: 36_500 }] },
    eras: { rows: eras },
  },
} as const;

/** Series, and which of them were read in which range. */
function knownSeries() {
  const read: unknown[] = [];
  return {
    series: {
      read(name: string, of: typeof range) {
        read.push([name, of]);
        return seriesByName[name]!;
      },
    },
    read,
  };
}

describe('what the energy of a range cost', () => {
  it('is asked for at the prices and emissions that are entered, with the power of the site, and stands beside the target of its days', async () => {
    const { series, read } = knownSeries();
    const asked: Parameters<StationFigures['energyCost']>[] = [];
    const cost = { of: 'cost' } as never;
    const figures: Pick<StationFigures, 'energyCost'> = { energyCost: (...given) => (asked.push(given), Promise.resolve(cost)) };
    const answer = await costAnswer(figures, settings, series, { range, every: 'month', zone }, never);
    expect(answer).toEqual({ cost, targetKWh: 200 });
    expect(asked).toEqual([
      [
        {
          ...{ range, every: 'month', zone },
          prices: [...flatRates(0.31), { since, rates: { kind: 'series', perKWh: seriesByName['spot'] } }],
          co2: [...flatRates(0.38), { since, rates: { kind: 'series', perKWh: seriesByName['grid'] } }],
          site: seriesByName['meter'],
        },
        never,
      ],
    ]);
    expect(read).toEqual(['spot', 'grid', 'meter'].map((name) => [name, range]));
  });
});

describe('what a station says of its machines', () => {
  it('goes with what was done at them, and with the mean price of the days that are over', async () => {
    const { series, read } = knownSeries();
    const over = { fromMs: range.fromMs, untilMs: range.fromMs + 4 * quarterHourMs };
    const found: EvaluatedMachines = { picture: { machines: [] } as never, range: over, recordedDays: 3, evaluatedDays: 2 };
    const asked: unknown[] = [];
    const machines = { read: (of: typeof range) => (asked.push(of), Promise.resolve(found)) };
    const answer = await machinesAnswer({ machines } as never, settings, series, { range, zone }, never);
    expect(answer).toEqual({ ...found, eras, pricePerKWh: expect.closeTo(0.25, 9) });
    expect([asked, read]).toEqual([[range], [['spot', over]]]);
  });
});
