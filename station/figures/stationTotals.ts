import type { Logger } from 'pino';
import { groupedBy } from '../../core/records/index.ts';
import type { ChannelSumsRepository, Clock, DayDetailRepository, TotalsRepository } from '../../core/ports/index.ts';
import {
  type ChannelSums,
  emptyTotals,
  estimatedIn,
  possibleSpan,
  preparedTotals,
  type RangeTotals,
  type SummedChannel,
} from '../../core/totals/index.ts';
import { type Channel, rangeOf, type SampleRow, samplePeriodS } from '../../core/samples/index.ts';
import { type PlantDay, plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { CostQuestion, EnergyCost } from '../../core/cost/index.ts';
import type { FleetDay } from '../../core/fleet/index.ts';
import type { HeatQuestion } from '../../core/heatReport/index.ts';
import type { LeakEstimate, LeakQuestion } from '../../core/leakage/index.ts';
import type { ProfileQuestion } from '../../core/loadProfile/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import { channelHistory, type StationHistory } from './channelHistory.ts';
import { cutRows } from './cutRows.ts';
import type { DamagedFiles } from './damagedFiles.ts';
import type { DayFiles } from './DayFiles.ts';
import type { DayFileReader } from './dayFileReader.ts';
import type { EvaluatedHeat, ReadProfile } from './dayFileTask.ts';
import { dayRecords } from './dayRecords.ts';
import { fleetDayFor } from './fleetDayFor.ts';
import { keptDetails } from './keptDetails.ts';
import { keptSums } from './keptSums.ts';
import { placedFor } from './placedFor.ts';
import { liveDay, type LiveDay } from './liveDay.ts';
import { recordsFor } from './recordsFor.ts';
import { segmentsNear } from './segmentsNear.ts';
import { stationLeakage, type StationLeakage } from './stationLeakage.ts';
import { type StationReplays, stationReplays } from './stationReplays.ts';
import { stationMachines, type StationMachines } from './stationMachines.ts';
import { sumsKeeper, type SumsKeeper } from './sumsKeeper.ts';

/** Totals of any range, from the card's day files and what is sampled live. */
export interface StationTotals {
  /** Takes a sample that is on the card by now, and which of its channels are estimated. */
  add(row: SampleRow, estimated?: readonly Channel[]): void;
  /** Time of the latest live sample; undefined before the first. */
  readonly latestMs: number | undefined;
  /** Days that have a file, ascending. */
  days(): Promise<readonly PlantDay[]>;
  /** The channels that were estimated in the runs that a range takes any of. */
  estimated(range: TimeRange, signal: AbortSignal): Promise<readonly Channel[]>;
  /** Identical to `totalsOf` of all samples together; rejects with the signal's reason when it is given. */
  totals(range: TimeRange, signal?: AbortSignal): Promise<RangeTotals>;
  /** What the whole quarter hours of a range say of leaks; made in a process of its own. */
  leak(question: Omit<LeakQuestion, 'periodS'>, signal?: AbortSignal): Promise<LeakEstimate>;
  /** What the energy of a range cost; made in a process of its own. */
  cost(question: CostQuestion, signal?: AbortSignal): Promise<EnergyCost>;
  /** The waste heat of a range; made in a process of its own. */
  heat(question: HeatQuestion, signal?: AbortSignal): Promise<EvaluatedHeat>;
  /** Undefined for a day of the plant's zone that has neither a file nor a live sample. */
  dayTotals(day: PlantDay, signal?: AbortSignal): Promise<RangeTotals | undefined>;
  /** The record of a day of the plant's zone, as a fleet keeps it: it says the day's own totals. Undefined as of `dayTotals`. */
  fleetDay(day: PlantDay, signal?: AbortSignal): Promise<FleetDay | undefined>;
  /** The values of long ranges, from sums of quarter hours. */
  readonly history: StationHistory;
  /** What finished days say of leaks. */
  readonly leakage: StationLeakage;
  /** What finished days say of the machines. */
  readonly machines: StationMachines;
  /** Finished days with a change. */
  readonly replays: Pick<StationReplays, 'read' | 'measures'>;
  /** A profile from quarter hours, and what the slots of the range's days say of the pressure; made in a process of its own. */
  profile(
    found: ReadonlyMap<SummedChannel, ChannelSums>,
    question: ProfileQuestion,
    range: TimeRange,
    signal?: AbortSignal,
  ): Promise<ReadProfile>;
  /** Keeps those of finished days up to date. */
  readonly sumsKeeper: Pick<SumsKeeper, 'files' | 'onDone' | 'run'>;
  /** Forgets all sums and makes them again from the card; `onDay` gets how many of the files are through. */
  rebuild(onDay: (done: number, of: number) => void, signal?: AbortSignal): Promise<void>;
  /** Ends what is asked for; all that wait are rejected. */
  close(): Promise<void>;
}

export interface StationTotalsParts {
  readonly files: DayFiles;
  readonly reader: DayFileReader;
  readonly repository: TotalsRepository;
  readonly channelSums: ChannelSumsRepository;
  readonly dayDetails: DayDetailRepository;
  readonly damaged: Pick<DamagedFiles, 'note' | 'keepOnly'>;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Logger;
  /** From one live sample to the next. */
  readonly periodS?: number;
}

/** Details of so many days are read before others take their turn. */
const daysATurn = 14;

const isEmpty = ({ fromMs, untilMs }: TimeRange) => !(fromMs < untilMs && untilMs - fromMs < Infinity);

export function stationTotals(parts: StationTotalsParts): StationTotals {
  const { files, reader, repository, damaged, zone, clock, log, periodS = samplePeriodS } = parts;
  const isOver = (day: PlantDay) => plantDayRange(day, zone()).untilMs <= clock.nowMs();
  const sums = keptSums(parts.channelSums, log);
  const details = keptDetails(parts.dayDetails, zone, log);
  const records = dayRecords({ files, reader, repository, sums, details, zone, isOver, damaged, log });
  const keeper = sumsKeeper({ files, records, sums, details, zone, clock, log });
  const closing = new AbortController();
  let live: LiveDay | undefined;

  const orClosing = (signal: AbortSignal | undefined) =>
    signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);

  /** What is kept of files that are gone is dropped; without any file the card may just be out. */
  const tidy = async () => {
    try {
      const days = await files.days();
      if (days.length === 0 || closing.signal.aborted) return;
      repository.keepOnly(days);
      damaged.keepOnly(days);
    } catch (error) {
      log.error(`totals: ${reasonOf(error)}`);
    }
  };

  const near = (range: TimeRange, signal: AbortSignal) => segmentsNear(range, { files, records, live, maxTasks: reader.maxTasks, signal });

  const totals = async (range: TimeRange, signal: AbortSignal) => {
    if (isEmpty(range)) return emptyTotals(range.fromMs, range.untilMs);
    const segments = await near(range, signal);
    const rows = await cutRows(segments, range);
    const saved = await recordsFor(segments, range, signal);
    const counted = preparedTotals(saved).totals(range, ({ fromMs, untilMs }) => rangeOf(rows, fromMs, untilMs));
    const estimated = estimatedIn(
      range,
      segments.map(({ sums }) => sums),
    );
    return estimated.length === 0 ? counted : { ...counted, estimated };
  };

  /** What is kept of the energies of a range, and which channels are estimated. */
  const energiesOf = async (range: TimeRange, signal: AbortSignal) => {
    const segments = await near(range, signal);
    const estimated = estimatedIn(
      range,
      segments.map(({ sums }) => sums),
    );
    return { sums: await placedFor('energies', segments, signal), estimated };
  };

  const isKnown = async (day: PlantDay) => live?.day === day || (await files.identity(day)) !== undefined;

  const estimatedByDay = async (range: TimeRange, signal: AbortSignal) => {
    const segments = await near(range, signal);
    const days = groupedBy(segments, ({ sums: { first } }) => plantDayOf(first.atMs, zone()));
    return [...days.values()].map((of) =>
      estimatedIn(
        range,
        of.map(({ sums: run }) => run),
      ),
    );
  };
  const history = channelHistory({ keeper, sums, records, live: () => live, clock, zone, estimated: estimatedByDay });

  const estimated = async (range: TimeRange, signal: AbortSignal) => {
    const segments = await near(range, signal);
    return estimatedIn(
      range,
      segments.map(({ sums }) => sums),
    );
  };
  const leakage = stationLeakage({ keeper, details, records, files, reader, clock, zone, estimated });
  const machines = stationMachines({ keeper, details, reader, clock, zone, estimated });
  const replays = stationReplays({ keeper, details, leakage, clock, zone });

  return {
    add(row, estimatedChannels) {
      if (live !== undefined && row.atMs >= live.range.fromMs && row.atMs < live.range.untilMs) live.add(row, estimatedChannels);
      else {
        live = liveDay(row, zone(), periodS, estimatedChannels);
        void tidy();
      }
    },
    get latestMs() {
      return live?.latestMs;
    },
    days: () => files.days(),
    estimated: (range, signal) => estimated(range, orClosing(signal)),
    history: {
      read: (range, channels, signal) => history.read(range, channels, orClosing(signal)),
      quarters: (range, channels, signal) => history.quarters(range, channels, orClosing(signal)),
    },
    leakage: {
      read: (range, plant, signal) => leakage.read(range, plant, orClosing(signal)),
      alarm: (plant, signal) => leakage.alarm(plant, orClosing(signal)),
    },
    machines: {
      read: (range, plant, signal) => machines.read(range, plant, orClosing(signal)),
      cycles: (range, signal) => machines.cycles(range, orClosing(signal)),
      control: (range, signal) => machines.control(range, orClosing(signal)),
      ofYear: (plant, signal) => machines.ofYear(plant, orClosing(signal)),
    },
    replays: {
      read: (asked, known, signal, onShare) => replays.read(asked, known, orClosing(signal), onShare),
      measures: (asked, signal, onShare) => replays.measures(asked, orClosing(signal), onShare),
    },
    sumsKeeper: keeper,
    totals: (range, signal) => totals(range, orClosing(signal)),
    async leak(question, signal) {
      const stop = orClosing(signal);
      const sums = await placedFor('flows', await near(question, stop), stop);
      return reader.read({ wanted: 'leak', sums, question }, stop);
    },
    async cost(question, signal) {
      const stop = orClosing(signal);
      const { sums, estimated } = await energiesOf(question.range, stop);
      return reader.read({ wanted: 'cost', sums, question: { ...question, estimated } }, stop);
    },
    async heat(question, signal) {
      const stop = orClosing(signal);
      const { sums, estimated } = await energiesOf(question.range, stop);
      return reader.read({ wanted: 'heat', sums, question: { ...question, estimated } }, stop);
    },
    async profile(found, question, range, signal) {
      const stop = orClosing(signal);
      const slots: Uint8Array[] = [];
      const until = plantDayOf(range.untilMs - 1, zone());
      for (let from = plantDayOf(range.fromMs, zone()); from <= until; from = shiftDay(from, daysATurn)) {
        const last = shiftDay(from, daysATurn - 1);
        slots.push(...details.read('slots', from, last < until ? last : until));
        await nextTurn();
        stop.throwIfAborted();
      }
      return reader.read({ wanted: 'profile', found, question, slots, range }, stop);
    },
    async fleetDay(day, signal) {
      if (!(await isKnown(day))) return undefined;
      const range = plantDayRange(day, zone());
      return fleetDayFor(await near(range, orClosing(signal)), { day, zone: zone(), range });
    },
    async dayTotals(day, signal) {
      return (await isKnown(day)) ? totals(plantDayRange(day, zone()), orClosing(signal)) : undefined;
    },
    async rebuild(onDay, signal) {
      const stop = orClosing(signal);
      records.clear();
      const days = await files.days();
      for (const [i, day] of days.entries()) {
        onDay(i, days.length);
        const file = await files.identity(day);
        if (file !== undefined) await records.summary({ day, file, span: possibleSpan(day) }, stop);
      }
      onDay(days.length, days.length);
    },
    async close() {
      closing.abort();
      await keeper.close();
      await replays.close();
    },
  };
}
