import { createHash } from 'node:crypto';
import {
  askedRanges,
  comparedPerformance,
  type ComparedRanges,
  type DayRange,
  isProposed,
  missingDays,
  type PerformanceAsked,
  performanceChannels,
  performanceDataText,
  prolongedRanges,
  proposedSpan,
  type StoredVariable,
} from '../../core/performance/index.ts';
import type { PerformanceAnswer, PriceSeriesRepository } from '../../core/ports/index.ts';
import { remembered } from '../../core/records/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { type RateSeries, ratesInForce } from '../../core/tariff/index.ts';
import { type PlantDay, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import { type ChannelSums, mergedSums, type SummedChannel } from '../../core/totals/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { StationHistory } from './channelHistory.ts';

/** What of a station says what its energy is made of. */
export interface PerformanceSource {
  readonly history: Pick<StationHistory, 'quarters'>;
  /** Days that have a file, ascending. */
  days(): Promise<readonly PlantDay[]>;
  /** Channels that were calculated instead of measured, of the days that are over. */
  estimated(range: TimeRange, signal: AbortSignal): Promise<readonly Channel[]>;
  readonly variables: () => readonly StoredVariable[];
  /** Prices that tariffs name. */
  readonly series: Pick<PriceSeriesRepository, 'read'>;
}

/** Both ranges, or the one that they make together. */
function separate(a: DayRange, b: DayRange): readonly DayRange[] {
  const [former, later] = a.first <= b.first ? [a, b] : [b, a];
  if (later.first > shiftDay(former.last, 1)) return [former, later];
  return [{ first: former.first, last: former.last > later.last ? former.last : later.last }];
}

/** What the station has of the days, of whichever range. */
async function recordedOf(source: PerformanceSource, ranges: readonly DayRange[], zone: string, signal: AbortSignal) {
  const parts = new Map<SummedChannel, ChannelSums[]>();
  const estimated = new Set<Channel>();
  let [recordedDays, summedDays] = [0, 0];
  for (const { first, last } of ranges) {
    const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(last, zone).untilMs };
    const { found, days, summedDays: summed } = await source.history.quarters(range, performanceChannels, signal);
    for (const [channel, sums] of found) parts.set(channel, [...(parts.get(channel) ?? []), sums]);
    for (const channel of await source.estimated(range, signal)) estimated.add(channel);
    recordedDays += days;
    summedDays += summed;
  }
  const found = new Map(Array.from(parts, ([channel, of]) => [channel, mergedSums(of)] as const));
  return { found, estimated: [...estimated], recordedDays, summedDays };
}

interface ComparedParts {
  readonly source: PerformanceSource;
  readonly settings: Pick<Settings, 'units' | 'plant'>;
  /** The plant's. */
  readonly zone: string;
  readonly signal: AbortSignal;
}

async function answerOf({ source, settings, zone, signal }: ComparedParts, ranges: ComparedRanges): Promise<PerformanceAnswer> {
  const { units, plant } = settings;
  const compared = separate(ranges.baseline, ranges.report);
  const { found, estimated, recordedDays, summedDays } = await recordedOf(source, compared, zone, signal);
  await nextTurn();
  signal.throwIfAborted();
  const spanMs = {
    fromMs: plantDayRange(compared[0]!.first, zone).fromMs,
    untilMs: plantDayRange(compared.at(-1)!.last, zone).untilMs,
  };
  const seriesOf = remembered((name: string): RateSeries => source.series.read(name, spanMs));
  const rates = {
    prices: ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf),
    co2: ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, seriesOf),
  };
  const answer = comparedPerformance({ found, estimated, zone, ...rates }, ranges, plantDataOf(plant), source.variables());
  const dataSha256 = createHash('sha256').update(performanceDataText(answer.performance)).digest('hex');
  return { ...answer, recordedDays, summedDays, dataSha256 };
}

/** The energy of the plant against a baseline, as `pressluft performance` has it of the day files. */
export async function performanceAnswer(
  source: PerformanceSource,
  settings: Pick<Settings, 'units' | 'plant'>,
  { asked, zone, nowMs }: { readonly asked: PerformanceAsked; readonly zone: string; readonly nowMs: number },
  signal: AbortSignal,
): Promise<PerformanceAnswer> {
  const parts = { source, settings, zone, signal };
  const lastOver = shiftDay(plantDayOf(nowMs, zone), -1);
  const [first] = await source.days();
  const { rows } = settings.plant.baselines;
  const ranges = askedRanges(asked, rows, { first, lastOver });
  const answer = await answerOf(parts, ranges);
  const isWhole = answer.summedDays === answer.recordedDays;
  if (!isProposed(asked, rows) || missingDays(answer.performance) === 0 || !isWhole || lastOver < ranges.baseline.first) return answer;
  // days without data put a proposed baseline off
  const { performance } = await answerOf(parts, { ...ranges, baseline: proposedSpan(ranges.baseline, lastOver) });
  const prolonged = prolongedRanges(asked, ranges, { known: performance.baseline, lastOver });
  return prolonged === ranges ? answer : answerOf(parts, prolonged);
}
