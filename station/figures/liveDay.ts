import {
  type ChannelSums,
  preparedTotals,
  type DayRecord,
  mergedRecord,
  mergedSums,
  type SampleSums,
  sumChannels,
  type SummedChannel,
} from '../../core/totals/index.ts';
import { type Channel, rangeOf, type SampleRow, type SampleTable, tableOf } from '../../core/samples/index.ts';
import { type TimeRange, msPerMinute, type PlantDay, plantDayOf, plantDayRange } from '../../core/time/index.ts';

/** What was sampled of a day since the station began to listen. */
export interface LiveDay {
  readonly day: PlantDay;
  readonly range: TimeRange;
  readonly firstMs: number;
  readonly latestMs: number;
  /** A row that is not later than the latest is left out: its time is counted already. */
  add(row: SampleRow, estimated?: readonly Channel[]): void;
  record(): DayRecord & { readonly summary: SampleSums };
  /** The quarter hours of each channel. */
  channels(): ReadonlyMap<SummedChannel, ChannelSums>;
  /** The rows of a span; undefined when they are too long ago to be kept. */
  rows(span: TimeRange): SampleTable | undefined;
}

const keptRowsMs = 35 * msPerMinute;
/** Rows are summed so many at a time, or when somebody asks. */
const rowsAtATime = 256;

/** Sums of runs that follow each other. */
function joinedSums(
  before: ReadonlyMap<SummedChannel, ChannelSums>,
  after: ReadonlyMap<SummedChannel, ChannelSums>,
): ReadonlyMap<SummedChannel, ChannelSums> {
  const joined = new Map(before);
  for (const [channel, sums] of after) {
    const known = before.get(channel);
    joined.set(channel, known === undefined ? sums : mergedSums([known, sums]));
  }
  return joined;
}

/** Begins with a row; the day is that of the plant's zone now. */
export function liveDay(first: SampleRow, zone: string, periodS: number, estimatedAtFirst: readonly Channel[] = []): LiveDay {
  const day = plantDayOf(first.atMs, zone);
  const prepared = preparedTotals();
  const estimated = new Set(estimatedAtFirst);
  let latest = first;
  let channels: ReadonlyMap<SummedChannel, ChannelSums> = new Map();
  let summed: SampleRow | undefined;
  let waiting: SampleRow[] = [first];
  let kept: SampleRow[] = [first];
  let made: ReturnType<LiveDay['record']> | undefined;

  const sumWaiting = () => {
    if (waiting.length === 0) return;
    prepared.append(tableOf(waiting), periodS);
    channels = joinedSums(channels, sumChannels(tableOf(summed === undefined ? waiting : [summed, ...waiting]), periodS, 0));
    summed = latest;
    waiting = [];
    const fromMs = latest.atMs - keptRowsMs;
    if (kept[0]!.atMs < fromMs) kept = kept.filter(({ atMs }) => atMs >= fromMs);
  };

  return {
    day,
    range: plantDayRange(day, zone),
    firstMs: first.atMs,
    get latestMs() {
      return latest.atMs;
    },
    add(row, estimatedNow = []) {
      if (!(row.atMs > latest.atMs)) return;
      latest = row;
      for (const channel of estimatedNow) estimated.add(channel);
      waiting.push(row);
      kept.push(row);
      made = undefined;
      if (waiting.length >= rowsAtATime) sumWaiting();
    },
    record() {
      if (made !== undefined) return made;
      sumWaiting();
      const { quarters } = prepared.save();
      const listed = estimated.size > 0 && { estimated: [...estimated] };
      made = { summary: { first, latest, periodS, pooled: mergedRecord([quarters]), ...listed }, quarters };
      return made;
    },
    channels() {
      sumWaiting();
      return joinedSums(channels, sumChannels(tableOf([latest]), periodS));
    },
    rows({ fromMs, untilMs }) {
      const isKept = kept[0] === first || kept[0]!.atMs <= fromMs;
      return isKept ? rangeOf(tableOf(kept), fromMs, untilMs) : undefined;
    },
  };
}
