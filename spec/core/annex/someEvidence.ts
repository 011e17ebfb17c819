import type { AnnexEvidence } from '../../../core/annex/index.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import type { CostFinding } from '../../../core/cost/index.ts';
import type { LoadProfile, ProfileSeries } from '../../../core/loadProfile/index.ts';
import { daysBetween, plantDayRange } from '../../../core/time/index.ts';
import { emptyTotals } from '../../../core/totals/index.ts';

export const zone = 'Europe/Berlin';
const [first, last] = ['2026-03-02', '2026-03-31'];
export const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
const none = { kind: 'none', method: 'quarterHours', reason: 'noPower', coverage: 0 } as const;

export const foundCost = (value: number, unit: string): CostFinding => ({
  ...{ kind: 'measured', value, low: value * 0.99, high: value * 1.01, unit, method: 'quarterHours' },
  ...{ ...range, coverage: 0.98, n: 2880, assumptions: [] },
});

const profile = (of: ProfileSeries): LoadProfile => ({
  of,
  days: [],
  duration: { hours: 0, area: 0, points: [] },
  types: { kind: 'none', reason: 'fewDays', days: 0 },
  calendar: [],
  pressure: undefined,
});

/** What is known of a plant without a single sample, and what is known besides. */
export const evidenceOf = (known: Partial<AnnexEvidence> = {}): AnnexEvidence => ({
  ...{ range, zone, stationName: 'Werk 1', version: '1.2.3', currency: 'EUR', samplePeriodS: 2 },
  recordedDays: daysBetween(first, last),
  balance: energyBalanceOf(emptyTotals(range.fromMs, range.untilMs), [], { ratePerKWh: 0.25, co2KgPerKWh: 0.38 }),
  cost: {
    ...{ range, energy: none, cost: none, costNoLoad: none, meanPrice: none, co2: none, peak: none, peakWithoutNoLoad: none },
    ...{ demandCost: none, byRate: [], periods: [], priceFourths: [], peaks: [], sitePeak: undefined, loads: [] },
  },
  leakage: {
    ...{ range, days: 30, nights: [], findings: [], disagree: false, volume: undefined, nightUse: undefined, test: undefined, leftOut: [] },
    trend: {
      ...{ weeks: [], watched: 0, change: undefined },
      perWeek: { kind: 'none', method: 'weeklyMedians', reason: 'fewWeeks', coverage: 0 },
    },
  },
  leakCost: undefined,
  machines: { machines: [], air: { machines: [], windows: 0, gap: undefined, volumeM3: undefined, condition: undefined } },
  control: { plant: { load: undefined, unload: undefined }, machines: [] },
  cycles: [],
  quarters: new Map(),
  measures: {
    ...{ rows: [], notFound: [], settled: [], valuation: { interest: 0.05, priceChange: 0 }, together: undefined },
    ...{ pricePerKWh: undefined, co2KgPerKWh: undefined },
  },
  profiles: { flow: profile('flow'), power: profile('power'), pressure: profile('pressure') },
  heat: [],
  performance: undefined,
  plant: { dataSheets: [], eras: [], flowSensors: [], windows: [] },
  services: [],
  ...known,
});
