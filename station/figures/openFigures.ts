import type { Logger } from 'pino';
import {
  type BalanceRequest,
  decodeBalanceRequest,
  decodeStatisticsRequest,
  encodeBalance,
  encodeStatistics,
  type StatisticsRequest,
  type WireBalance,
} from '../../adapters/contract/index.ts';
import type { AirStatistics, CounterRun, EnergyBalance } from '../../core/balance/index.ts';
import type { LeakChange } from '../../core/leakage/index.ts';
import type { FleetDay } from '../../core/fleet/index.ts';
import { type RisenMachines, risenMachines } from '../../core/machines/index.ts';
import type { PerformanceAsked, StoredVariable } from '../../core/performance/index.ts';
import { holidaysOf, type ProfileSeries } from '../../core/loadProfile/index.ts';
import type { CostPeriod } from '../../core/cost/index.ts';
import type { HeatCircuit } from '../../core/plantData/index.ts';
import { remembered } from '../../core/records/index.ts';
import { type RateSeries, ratesInForce, tariffOf } from '../../core/tariff/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { installedCompressors, type StationSnapshot } from '../../core/master/index.ts';
import type {
  Card,
  ChannelSumsRepository,
  CostAnswer,
  HeatReportAnswer,
  MachinesAnswer,
  MeasuresAnswer,
  DayDetailRepository,
  PerformanceAnswer,
  Clock,
  DamageRepository,
  FileIdentity,
  PriceSeriesRepository,
  RecordedProfile,
  ThinkGreenRepository,
  TotalsRepository,
  WhatIfAnswer,
  WhatIfAsked,
} from '../../core/ports/index.ts';
import type { Channel, SampleRow } from '../../core/samples/index.ts';
import type { Counts } from '../../core/statistics/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import type { PlantDay, TimeRange } from '../../core/time/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { archiveWriter } from '../card/archiveWriter.ts';
import { archiveKeeper } from './archiveKeeper.ts';
import { cardDayFiles, type DayFiles } from './DayFiles.ts';
import type { StationHistory } from './channelHistory.ts';
import { type AlarmKeeper, alarmKeeper } from './alarmKeeper.ts';
import { leaksAndCost, type ValuedLeakage } from './leaksAndCost.ts';
import { loadProfiles } from './loadProfiles.ts';
import { costAnswer } from './costAnswer.ts';
import { heatAnswer } from './heatAnswer.ts';
import { machinesAnswer } from './machinesAnswer.ts';
import { measuresAnswer, replayedMeasuresAnswer } from './measuresAnswer.ts';
import { performanceAnswer } from './performanceAnswer.ts';
import { damagedFiles, type DamagedFiles } from './damagedFiles.ts';
import { type ReplayDesk, replayDesk } from './replayDesk.ts';
import type { StationMachines } from './stationMachines.ts';
import { stationFigures } from './stationFigures.ts';

/** The figures of a station as its calls and its push connection want them; the card's archives are kept up to date beside. */
export interface Figures {
  /** Takes a sample that is on the card by now, the plant that it is of, and which of its channels are estimated. */
  add(row: SampleRow, snapshot: StationSnapshot, estimated?: readonly Channel[]): void;
  /** The signal ends what nobody waits for any more. */
  statistics(request: StatisticsRequest, signal?: AbortSignal): Promise<ReturnType<typeof encodeStatistics>>;
  energyBalance(request: BalanceRequest, signal?: AbortSignal): Promise<WireBalance>;
  balance(range: TimeRange, signal?: AbortSignal): Promise<EnergyBalance>;
  /** Days that have a file, ascending. */
  days(): Promise<readonly PlantDay[]>;
  dayTotals(day: PlantDay, signal?: AbortSignal): Promise<RangeTotals | undefined>;
  /** The days as a fleet keeps them. */
  readonly fleetDays: FleetDays;
  /** At the tariffs that are entered now. */
  energyCost(range: TimeRange, every: CostPeriod, signal: AbortSignal): Promise<CostAnswer>;
  /** With what is entered of the circuit now. */
  heatReport(range: TimeRange, circuit: HeatCircuit, signal: AbortSignal): Promise<HeatReportAnswer>;
  /** The values of long ranges, from sums of quarter hours. */
  readonly history: StationHistory;
  /** What a quantity looks like in a range. */
  profile(range: TimeRange, of: ProfileSeries, signal: AbortSignal): Promise<RecordedProfile>;
  /** What finished days say of leaks, with what is entered about the plant. */
  leakage(range: TimeRange, signal: AbortSignal): Promise<ValuedLeakage>;
  /** What finished days say of the machines, with what is entered about the plant. */
  machines(range: TimeRange, signal: AbortSignal): Promise<MachinesAnswer>;
  /** How the compressors were switched on finished days. */
  readonly switching: Pick<StationMachines, 'control' | 'cycles'>;
  /** Replays of finished days with a change, with what is entered about the plant. */
  readonly whatIf: ReplayDesk<WhatIfAsked, WhatIfAnswer>;
  /** What finished days say there is to do, with what is entered about the plant and its measures. */
  measures(range: TimeRange, signal: AbortSignal): Promise<MeasuresAnswer>;
  /** The same with what replays of the days say. */
  readonly replayedMeasures: ReplayDesk<TimeRange, MeasuresAnswer>;
  /** Looks at the nights when a day is over; who changes what is entered about the plant lets it look again. */
  readonly leakAlarm: Pick<AlarmKeeper<LeakChange>, 'latest' | 'look'>;
  /** The same for what machines need. */
  readonly machineAlarm: Pick<AlarmKeeper<RisenMachines>, 'latest' | 'look'>;
  /** What energy is against its baseline, at the prices that are entered now. */
  performance(asked: PerformanceAsked, signal: AbortSignal): Promise<PerformanceAnswer>;
  /** What was counted in a range, of each machine that has data and of the plant. */
  dailyCounts(range: TimeRange, signal?: AbortSignal): Promise<readonly Counts[]>;
  readonly thinkGreen: {
    /** As of the last half minute. */
    current(): AirStatistics;
    /** Counts from now on. */
    reset(): void;
  };
  /** The day files that are damaged, newest first. */
  readonly damaged: DamagedFiles['list'];
  /** Forgets all sums and makes them again from the card; `onFile` gets how many of the files are through. */
  rebuild(onFile: (done: number, of: number) => void, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Finished days and their records. */
export interface FleetDays {
  /** The files on the card, as they were looked at lately. */
  files(): Promise<ReadonlyMap<PlantDay, FileIdentity>>;
  record(day: PlantDay, signal?: AbortSignal): Promise<FleetDay | undefined>;
  /** Calls back each time all finished days were looked through. */
  onDone(listener: () => void): void;
}

export interface FiguresParts {
  readonly card: Card;
  /** Where a process of its own reads a day's file. */
  readonly dayFilePath: DayFiles['path'];
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Logger;
  /** What the counters of energy counted in a range. */
  readonly counterRuns: (range: TimeRange) => readonly CounterRun[];
  /** As they are now. */
  readonly settings: () => Settings;
  /** What energy depends on besides. */
  readonly variables: () => readonly StoredVariable[];
  readonly totals: TotalsRepository;
  readonly channelSums: ChannelSumsRepository;
  readonly dayDetails: DayDetailRepository;
  readonly damage: DamageRepository;
  readonly thinkGreen: ThinkGreenRepository;
  readonly priceSeries: PriceSeriesRepository;
}

export function openFigures(parts: FiguresParts): Figures {
  const { card, zone, clock, settings } = parts;
  const files = cardDayFiles(card, parts.dayFilePath);
  let latest: StationSnapshot | undefined;
  const machines = () => (latest === undefined ? [] : installedCompressors(latest));
  const damaged = damagedFiles(parts.damage, files, parts.log);
  const figures = stationFigures({ ...parts, files, damaged, machines, tariff: () => tariffOf(settings().units) });

  const profile = loadProfiles({
    history: figures.history,
    evaluate: (found, question, range, signal) => figures.profile(found, question, range, signal),
    estimated: (range, signal) => figures.estimated(range, signal),
    dataSheets: () => settings().plant.dataSheets.rows,
    typeNames: () => settings().plant.dayTypes.rows,
    limits: () => settings().limits,
    holidays: () => holidaysOf(settings().plant.windows.rows, zone()),
    zone,
  });

  const station = () => ({
    stationName: settings().customer.stationName,
    schematicNumber: settings().customer.schematicNumber,
    zone: zone(),
    compressorNames: Array.from({ length: slotCount }, (_, i) => latest?.compressors[i]?.name),
  });
  const writeArchive = archiveWriter({ card, station });
  const archives = archiveKeeper({
    ...parts,
    files,
    dayTotals: (day, signal) => figures.dayTotals(day, signal),
    writtenMs: (month) => card.archives.writtenMs({ slot: 0, month }),
    async write(month, days) {
      await card.hold();
      await writeArchive(month, days);
    },
  });

  const whatIf = replayDesk<WhatIfAsked, WhatIfAnswer>({
    replay(asked, signal, onShare) {
      const { plant, units } = settings();
      const seriesOf = remembered((name: string): RateSeries => parts.priceSeries.read(name, asked.range));
      const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf);
      const co2 = ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, seriesOf);
      return figures.replays.read(asked, { plant: plantDataOf(plant), prices, co2 }, signal, onShare);
    },
    log: parts.log,
  });

  const leakAlarm = alarmKeeper({
    read: (signal) => figures.leakage.alarm(plantDataOf(settings().plant), signal),
    what: 'leaks: the nights',
    log: parts.log,
  });
  const machineAlarm = alarmKeeper({
    read: async (signal) => risenMachines((await figures.machines.ofYear(plantDataOf(settings().plant), signal)).machines),
    what: 'machines: their days',
    log: parts.log,
  });
  figures.sumsKeeper.onDone(() => {
    leakAlarm.look();
    machineAlarm.look();
  });

  // behind the archives, which read the same files
  void archives.run().then(() => figures.sumsKeeper.run());

  const asked = {
    leakage: leaksAndCost({ figures, alarm: () => leakAlarm.settled(), series: parts.priceSeries, settings, zone }),
    energyCost: (range: TimeRange, every: CostPeriod, signal: AbortSignal) =>
      costAnswer(figures, settings(), parts.priceSeries, { range, every, zone: zone() }, signal),
    heatReport: (range: TimeRange, circuit: HeatCircuit, signal: AbortSignal) =>
      heatAnswer(figures, settings(), { range, circuit, zone: zone() }, signal),
    machines: (range: TimeRange, signal: AbortSignal) =>
      machinesAnswer(figures, settings(), parts.priceSeries, { range, zone: zone() }, signal),
    profile,
  };

  const measuresOf = (range: TimeRange, signal: AbortSignal) =>
    [
      { ...figures, ...asked, cycles: (of: TimeRange, stop: AbortSignal) => figures.machines.cycles(of, stop) },
      settings(),
      parts.priceSeries,
      { range, zone: zone() },
      signal,
    ] as const;

  return {
    add(row, snapshot, estimated) {
      latest = snapshot;
      figures.add(row, estimated);
    },
    async statistics(request, signal) {
      const { name, range } = decodeStatisticsRequest(request);
      return encodeStatistics(name, await figures.dailyStatistics(range, signal));
    },
    dailyCounts: (range, signal) => figures.dailyStatistics(range, signal),
    balance: (range, signal) => figures.energyBalance(range, signal),
    days: () => figures.days(),
    dayTotals: (day, signal) => figures.dayTotals(day, signal),
    fleetDays: {
      files: () => figures.sumsKeeper.files(),
      record: (day, signal) => figures.fleetDay(day, signal),
      onDone: (listener) => {
        figures.sumsKeeper.onDone(listener);
      },
    },
    energyBalance: async (request, signal) => encodeBalance(await figures.energyBalance(decodeBalanceRequest(request), signal)),
    ...asked,
    history: figures.history,
    performance: (asked, signal) =>
      performanceAnswer(
        { ...figures, variables: parts.variables, series: parts.priceSeries },
        settings(),
        { asked, zone: zone(), nowMs: clock.nowMs() },
        signal,
      ),
    leakage: leaksAndCost({ figures, alarm: () => leakAlarm.settled(), series: parts.priceSeries, settings, zone }),
    machines: (range, signal) => machinesAnswer(figures, settings(), parts.priceSeries, { range, zone: zone() }, signal),
    switching: figures.machines,
    whatIf,
    measures: (range, signal) => measuresAnswer(...measuresOf(range, signal)),
    replayedMeasures: replayDesk<TimeRange, MeasuresAnswer>({
      replay: (range, signal, onShare) => replayedMeasuresAnswer(figures.replays, [...measuresOf(range, signal)], onShare),
      log: parts.log,
    }),
    leakAlarm,
    machineAlarm,
    thinkGreen: {
      current: () => figures.thinkGreen.current(),
      reset() {
        figures.thinkGreen.reset(clock.nowMs());
      },
    },
    damaged: () => damaged.list(),
    rebuild: (onFile, signal) => figures.rebuild(onFile, signal),
    async close() {
      await archives.close();
      await leakAlarm.close();
      await machineAlarm.close();
      await figures.close();
    },
  };
}
