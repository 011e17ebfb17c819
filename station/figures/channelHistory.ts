import type { Channel } from '../../core/samples/index.ts';
import type { Clock, FileIdentity, SteppedHistory } from '../../core/ports/index.ts';
import { msPerDay, type PlantDay, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import {
  type ChannelSums,
  dayOfStep,
  dayStep,
  daySteps,
  estimatedDays,
  mergedSums,
  quarterHourMs,
  stepColumns,
  type SummedChannel,
  sumStepMs,
  sumsWithin,
  wholeSum,
} from '../../core/totals/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { DayRecords } from './dayRecords.ts';
import type { KeptSums } from './keptSums.ts';
import type { LiveDay } from './liveDay.ts';
import { ownSpan } from './ownSpan.ts';
import type { SumsKeeper } from './sumsKeeper.ts';

/** The recorded values of long ranges, as the port `ChannelHistory` gives them. */
export interface StationHistory {
  /** Rejects with the signal's reason when it is given. */
  read(range: TimeRange, channels: readonly SummedChannel[], signal: AbortSignal): Promise<SteppedHistory>;
  /** The quarter hours themselves of a range, without those that it cuts. */
  quarters(range: TimeRange, channels: readonly SummedChannel[], signal: AbortSignal): Promise<RecordedQuarters>;
}

/** The quarter hours of the channels that have any. */
export interface RecordedQuarters extends Pick<SteppedHistory, 'days' | 'summedDays'> {
  readonly found: ReadonlyMap<SummedChannel, ChannelSums>;
}

export interface StationHistoryParts {
  readonly keeper: Pick<SumsKeeper, 'files' | 'isDone' | 'run'>;
  readonly sums: KeptSums;
  readonly records: Pick<DayRecords, 'channels' | 'summary'>;
  readonly live: () => LiveDay | undefined;
  readonly clock: Clock;
  /** The plant's zone. */
  readonly zone: () => string;
  /** What was estimated on each day of a range. */
  readonly estimated: (range: TimeRange, signal: AbortSignal) => Promise<Iterable<readonly Channel[]>>;
}

/** As many days as summaries are remembered of. */
const maxEstimatedMs = 731 * msPerDay;

type OfChannels = ReadonlyMap<SummedChannel, ChannelSums>;

export function channelHistory({ keeper, sums, records, live, clock, zone, estimated }: StationHistoryParts): StationHistory {
  const startsMs = new Map<string, number>();
  /** Where a day begins, which takes long to find. */
  const startOf = (day: PlantDay): number => {
    const key = `${day} ${zone()}`;
    const known = startsMs.get(key);
    if (known !== undefined) return known;
    const { fromMs } = plantDayRange(day, zone());
    startsMs.set(key, fromMs);
    return fromMs;
  };

  /** The day that is going on: what its file had before the station listened, and what came since. */
  const unfinished = async (
    day: PlantDay,
    files: ReadonlyMap<PlantDay, FileIdentity>,
    signal: AbortSignal,
  ): Promise<readonly OfChannels[]> => {
    const now = live();
    const file = files.get(day);
    const span = await ownSpan(day, files, records, signal);
    if (now?.day !== day) return file === undefined ? [] : [await records.channels({ day, file, span }, signal)];
    const before = { day, file: undefined, span: { fromMs: Math.min(span.fromMs, now.firstMs), untilMs: now.firstMs } };
    return [...(file === undefined ? [] : [await records.channels(before, signal)]), now.channels()];
  };

  /** The days of a range, what the latest of them has, and how far they are summed; what is missing is summed from now on. */
  const recorded = async (range: TimeRange, signal: AbortSignal) => {
    const [from, until] = [plantDayOf(range.fromMs, zone()), plantDayOf(range.untilMs - 1, zone())];
    const files = await keeper.files();
    const today = live()?.day ?? plantDayOf(clock.nowMs(), zone());
    const isIn = (day: PlantDay) => day >= from && day <= until && day <= today;
    const latest = isIn(today) ? await unfinished(today, files, signal) : [];
    const days = new Set([...sums.files.keys(), ...files.keys(), ...(latest.length > 0 ? [today] : [])].filter(isIn));
    const isDone = (day: PlantDay) => day === today || keeper.isDone(day);
    const summedDays = [...days].filter(isDone).length;
    if (summedDays < days.size) void keeper.run(isIn);
    const latestOf = (channel: SummedChannel) => latest.flatMap((of) => of.get(channel) ?? []);
    const sumsOf = (channel: SummedChannel, stepsAtATime: number) => {
      const past = sums.quarters(channel, shiftDay(from, -1), shiftDay(until, 1), stepsAtATime);
      return mergedSums([past, mergedSums(latestOf(channel), stepsAtATime)]);
    };
    return { from, until, today, days: days.size, summedDays, latestOf, sumsOf };
  };

  /** What is found of each channel, one after the other. */
  const ofEach = async (channels: readonly SummedChannel[], find: (channel: SummedChannel) => ChannelSums, signal: AbortSignal) => {
    const found = new Map<SummedChannel, ChannelSums>();
    for (const channel of channels) {
      found.set(channel, find(channel));
      await nextTurn();
      signal.throwIfAborted();
    }
    return found;
  };

  return {
    async quarters({ fromMs, untilMs }, channels, signal) {
      const { days, summedDays, sumsOf } = await recorded({ fromMs, untilMs }, signal);
      const [first, behind] = [Math.ceil(fromMs / quarterHourMs), Math.floor(untilMs / quarterHourMs)];
      const found = await ofEach(channels, (channel) => sumsWithin(sumsOf(channel, 1), first, behind), signal);
      return { found: new Map([...found].filter(([, { steps }]) => steps.length > 0)), days, summedDays };
    },
    async read(range, channels, signal) {
      const stepMs = sumStepMs(range);
      const { from, until, today, days, summedDays, latestOf, sumsOf } = await recorded(range, signal);
      const quarters = (channel: SummedChannel) => {
        const merged = sumsOf(channel, stepMs / quarterHourMs);
        return sumsWithin(merged, Math.floor(range.fromMs / stepMs), range.untilMs / stepMs);
      };
      const wholeDays = (channel: SummedChannel) => {
        const whole = wholeSum(mergedSums(latestOf(channel)));
        const behind = until < today ? shiftDay(until, 1) : today;
        const past = sumsWithin(sums.days(channel, from, until), dayStep(from), dayStep(behind));
        return whole === undefined ? past : mergedSums([past, daySteps([{ day: today, ...whole }])]);
      };

      const found = await ofEach(channels, stepMs < msPerDay ? quarters : wholeDays, signal);
      const { steps, columns } = stepColumns(found);
      const timesMs = steps.map((step) => (stepMs < msPerDay ? step * stepMs : startOf(dayOfStep(step))));
      const saysEstimated = summedDays === days && range.untilMs - range.fromMs <= maxEstimatedMs;
      return {
        stepMs,
        timesMs,
        columns,
        days,
        summedDays,
        estimatedDays: estimatedDays(channels, saysEstimated ? await estimated(range, signal) : []),
      };
    },
  };
}
