import { energyCostOf } from '../../../../core/cost/index.ts';
import { hash01 } from '../../../../core/estimate/index.ts';
import {
  type MeasureAmount,
  type MeasureInputs,
  measuresOf,
  type MeasuresPicture,
  type ReplayedChange,
} from '../../../../core/measures/index.ts';
import type { MeasureId } from '../../../../core/plantData/index.ts';
import type { RateTable } from '../../../../core/tariff/index.ts';
import { plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import { quarterHourMs } from '../../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from '../../cost/energies.ts';
import { finding, heatOf, leak, quietYear, zone } from '../../measures/inputs.ts';
import type { AnyFinding, HonestFeature } from './HonestFeature.ts';
import { valueOf, widthOf } from './shown.ts';

const [first, quartersPerDay] = ['2026-03-02', 96];
const { fromMs } = plantDayRange(first, zone);
const flat = (perKWh: number, since = '1970-01-01'): RateTable => [{ since, rates: { kind: 'flat', perKWh } }];
/** Half of the time cleaner than the other. */
const byClock: RateTable = [
  {
    since: '1970-01-01',
    rates: { kind: 'series', perKWh: new Map([0.1, 0.5, 0.2, 0.4].map((perKWh, i) => [fromMs / quarterHourMs + i, perKWh])) },
  },
];

interface Rates {
  readonly prices: RateTable;
  readonly co2: RateTable;
}
const rates: Rates = { prices: flat(0.25), co2: flat(0.4) };
const steady = { lowBar: 6.75, limitBar: 6.2 };

function costOf(powers: readonly number[], { prices, co2 }: Rates) {
  const range = { fromMs, untilMs: fromMs + powers.length * quarterHourMs };
  return energyCostOf(energiesOf(powerLog(fromMs, powers), range, quarterS), { range, prices, co2, zone, every: 'day' });
}

/** A plant of which leaks, and a pressure that is higher than it has to be, are known from so many days; leaks for the better the more there are. */
function pictureOf(days: number, seed: number, of = rates, more: Partial<MeasureInputs> = {}): MeasuresPicture {
  const known = Math.max(1, days);
  const off = (0.5 + hash01(seed, 1, 1)) / Math.sqrt(known);
  const powers = Array.from({ length: known * quartersPerDay }, (_, i) => 40 + 60 * hash01(seed, 2, i));
  const range = { fromMs, untilMs: plantDayRange(shiftDay(first, known - 1), zone).untilMs };
  const leakage = { findings: [leak('fitted', 4 - off, 4, 4 + off)], test: undefined };
  const inputs = { ...quietYear, range, days, leakage, pressure: steady, cost: costOf(powers, of), ...more };
  return measuresOf(inputs, { measures: [], valuations: [] });
}

/** What a measure came to, or why it is none. */
function amounts({ rows, notFound }: MeasuresPicture, ...measures: readonly MeasureId[]): readonly AnyFinding[] {
  return measures.flatMap((measure): readonly AnyFinding[] => {
    const row = rows.find(({ found }) => found.measure === measure);
    if (row !== undefined) return [row.found.money, row.found.energy, row.found.co2].flatMap((amount) => amount ?? []);
    const { reason } = notFound.find((each) => each.measure === measure)!;
    return [{ kind: 'none', method: measure, reason, coverage: 0 }];
  });
}
const kindsOf = (picture: MeasuresPicture, measure: MeasureId) => amounts(picture, measure).map(({ kind }) => kind);
const moneyOf = (days: number, seed: number, of = rates): readonly (MeasureAmount | AnyFinding)[] =>
  pictureOf(days, seed, of).rows.flatMap(({ found }) => found.money ?? []);
const heated = (heatSource: MeasureInputs['heatSource']) => kindsOf(pictureOf(28, 1, rates, { heat: heatOf(120_000), heatSource }), 'heat');

const replay = (measures: readonly MeasureId[], savedKWh: number): ReplayedChange => {
  const amount = (perKWh: number, unit: string) =>
    finding('fitted', 'controlReplay', [savedKWh * perKWh * 0.9, savedKWh * perKWh, savedKWh * perKWh * 1.1], unit);
  return {
    ...{ measures, facts: [], fromMs, untilMs: fromMs + quarterHourMs },
    ...{ energy: amount(1, 'kWh/a'), money: amount(0.25, 'currency/a'), co2: amount(0.4, 'kg/a') },
  };
};

/** What there is to do first, and what it saves. */
export const honestMeasures: HonestFeature = {
  name: 'measures',
  days: { enough: 28, tooFew: 13 },
  figures: (days, seed) => amounts(pictureOf(days, seed), 'leaks', 'pressure'),
  money: moneyOf,
  widths: (days, seed) => amounts(pictureOf(days, seed), 'leaks', 'pressure').map((of) => widthOf(of) / valueOf(of)),
  nothingChanged() {
    const replays = [replay(['band'], 0), replay(['order'], 0), replay(['band', 'order'], 0)];
    const { rows, together } = measuresOf({ ...quietYear, replays }, { measures: [], valuations: [] });
    return [rows.length, together!.moneySum!.difference.value, together!.energySum!.difference.value];
  },
  ratios() {
    const powers = [40, 80, 120, 160];
    const cost = costOf(powers, { prices: byClock, co2: byClock });
    const { pricePerKWh, co2KgPerKWh } = pictureOf(28, 1, rates, { cost });
    const per = valueOf(cost.energy);
    return [
      { ratio: pricePerKWh!, over: valueOf(cost.cost), per },
      { ratio: co2KgPerKWh!, over: valueOf(cost.co2), per },
    ];
  },
  saysSo: { within: () => heated({ seasonMonths: 7 }).includes('upperBound'), beyond: () => heated(undefined).includes('upperBound') },
  rules: () => amounts(pictureOf(28, 1), 'leaks', 'pressure'),
  repriced: () => [moneyOf(28, 1), moneyOf(28, 1, { ...rates, prices: [...flat(0.25), ...flat(9, '2026-03-30')] })],
  savings() {
    const { together } = pictureOf(28, 1, rates, {
      replays: [replay(['band'], 800), replay(['order'], 500), replay(['band', 'order'], 1000)],
    });
    return [together!.money, together!.energy, together!.co2];
  },
};
