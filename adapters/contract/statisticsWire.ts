import { slotCount } from '../../core/compressor/index.ts';
import type { Figure } from '../../core/figures/index.ts';
import type { StatisticAnswer } from '../../core/ports/index.ts';
import { entriesOf } from '../../core/records/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import {
  type CountedBeside,
  type CountedFigure,
  countedFigures,
  type FigureOfStatistic,
  type Counts,
  plantIndex,
  recordShortfalls,
  statistic,
  type Statistic,
  statisticNames,
  type StatisticRecords,
} from '../../core/statistics/index.ts';
import { type Json, listOr, numberOr, orNull, recordOr } from './lenient.ts';
import { decodeEstimatedFigures, encodeEstimatedFigures } from './estimatedFigures.ts';
import { encodeShort } from './encodeShort.ts';
import type { StatisticsRequest, WireCounts, WireStatistics } from './statisticsSchemas.ts';

/** A statistic's name on the wire and those of its figures. */
interface WireNames<S extends Statistic> {
  readonly type: StatisticsRequest['type'];
  readonly figures: Readonly<Record<FigureOfStatistic<S>, string>>;
}

const wireNames: { readonly [S in Statistic]: WireNames<S> } = {
  loadTimes: { type: 'last_leerlauf', figures: { loadS: 'lastlauf_s', noLoadS: 'leerlauf_s' } },
  motorStarts: { type: 'motorstarts', figures: { motorStarts: 'motorstarts' } },
  specificPower: {
    type: 'spezifische_leistungsaufnahme',
    figures: { totalKWhM3: 'gesamtspezifische_leistung_kWhm3', loadKWhM3: 'spezifische_leistung_kWhm3' },
  },
  energyConsumption: { type: 'energieverbrauch', figures: { energyKWh: 'gesamtenergie_kWh', energyLoadKWh: 'lastenergie_kWh' } },
};

const countNames = {
  loadS: 'load_s',
  noLoadS: 'no_load_s',
  motorStarts: 'motor_starts',
  energyKWh: 'energy_kWh',
  energyLoadKWh: 'energy_load_kWh',
  volumeM3: 'volume_m3',
} as const satisfies Readonly<Record<CountedFigure, keyof WireCounts>>;

const figuresOf = (name: Statistic) => entriesOf<string, string>(wireNames[name].figures);

/** What is asked for: one of the four statistics of a range. */
export interface StatisticQuestion {
  readonly name: Statistic;
  readonly range: TimeRange;
}

export function encodeStatisticsRequest({ name, range }: StatisticQuestion): StatisticsRequest {
  return { type: wireNames[name].type, from_ms: range.fromMs, until_ms: range.untilMs };
}

export function decodeStatisticsRequest({ type, from_ms, until_ms }: StatisticsRequest): StatisticQuestion {
  return { name: statisticNames.find((name) => wireNames[name].type === type)!, range: { fromMs: from_ms, untilMs: until_ms } };
}

/** The answer to a question by what was counted. */
export function encodeStatistics(name: Statistic, counts: readonly Counts[]): WireStatistics[StatisticsRequest['type']][] {
  const records: readonly object[] = statistic(name, counts);
  const wire = records.map((record, i) => {
    const { index, rangeS, knownS, estimated } = counts[i]!;
    const figures = figuresOf(name).map(([figure, field]) => [field, orNull((record as Readonly<Record<string, Figure>>)[figure])]);
    const counted = countedFigures.map((figure) => [countNames[figure], orNull(counts[i]![figure])]);
    const sums: Json = {
      ...Object.fromEntries(counted),
      range_s: rangeS,
      known_s: knownS,
      ...encodeEstimatedFigures(countNames, estimated),
      ...encodeShort(recordShortfalls(name, counts[i]!)),
    };
    return { cindex: index, ...(Object.fromEntries(figures) as Json), counts: sums };
  });
  return wire as unknown as WireStatistics[StatisticsRequest['type']][];
}

const isIndex = (cindex: number | undefined): cindex is number =>
  cindex === plantIndex || (cindex !== undefined && Number.isInteger(cindex) && cindex >= 1 && cindex <= slotCount);

/** Undefined where the controller does not say. */
function countsOf(index: number, wire: Json): CountedBeside | undefined {
  const [rangeS, knownS] = [numberOr(wire['range_s']), numberOr(wire['known_s'])];
  if (rangeS === undefined || knownS === undefined) return undefined;
  return { index, volumeM3: numberOr(wire[countNames.volumeM3]), rangeS, knownS, ...decodeEstimatedFigures(countNames, wire['estimated']) };
}

/** Any content gives a result: a record of no machine is left out, and what a record lacks is missing. */
export function decodeStatistics<S extends Statistic>(name: S, wire: unknown): StatisticAnswer<S> {
  const known = listOr(wire).flatMap((item) => {
    const record = recordOr(item);
    const index = numberOr(record['cindex']);
    return isIndex(index) ? [{ index, record }] : [];
  });
  const records = known.map(({ index, record }) => ({
    index,
    ...Object.fromEntries(figuresOf(name).map(([figure, field]) => [figure, numberOr(record[field])])),
  }));
  return {
    records: records as unknown as readonly StatisticRecords[S][],
    counts: known.map(({ index, record }) => countsOf(index, recordOr(record['counts']))).filter((of) => of !== undefined),
  };
}
