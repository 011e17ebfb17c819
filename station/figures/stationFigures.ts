import type { Logger } from 'pino';
import { type BalancedMachine, countedEnergy, type CounterRun, type EnergyBalance, energyBalanceOf } from '../../core/balance/index.ts';
import type { ChannelSumsRepository, DayDetailRepository, Clock, ThinkGreenRepository, TotalsRepository } from '../../core/ports/index.ts';
import type { Channel, SampleRow } from '../../core/samples/index.ts';
import { type TimeRange, msPerSecond } from '../../core/time/index.ts';
import { type Counts, countsOfTotals } from '../../core/statistics/index.ts';
import type { CostQuestion, EnergyCost } from '../../core/cost/index.ts';
import type { HeatQuestion } from '../../core/heatReport/index.ts';
import type { Tariff } from '../../core/tariff/index.ts';
import type { DamagedFiles } from './damagedFiles.ts';
import type { EvaluatedHeat } from './dayFileTask.ts';
import { dayFileReader } from './dayFileReader.ts';
import type { DayFiles } from './DayFiles.ts';
import { rangeLeak } from './rangeLeak.ts';
import { type StationTotals, stationTotals } from './stationTotals.ts';
import { type ThinkGreen, thinkGreen } from './thinkGreen.ts';

/** All figures that a station makes of its samples. */
export interface StationFigures extends Pick<
  StationTotals,
  'dayTotals' | 'days' | 'estimated' | 'rebuild' | 'totals' | 'history' | 'leakage' | 'machines' | 'replays' | 'profile' | 'sumsKeeper' | 'fleetDay'
> {
  /** Takes a sample that is on the card by now, and which of its channels are estimated. */
  add(row: SampleRow, estimated?: readonly Channel[]): void;
  /** What was counted in a range, of each machine that has data and of the plant: the four daily statistics are made of it. */
  dailyStatistics(range: TimeRange, signal?: AbortSignal): Promise<readonly Counts[]>;
  energyBalance(range: TimeRange, signal?: AbortSignal): Promise<EnergyBalance>;
  energyCost(question: CostQuestion, signal?: AbortSignal): Promise<EnergyCost>;
  heat(question: HeatQuestion, signal?: AbortSignal): Promise<EvaluatedHeat>;
  readonly thinkGreen: Pick<ThinkGreen, 'current' | 'reset' | 'refresh'>;
  close(): Promise<void>;
}

export interface StationFiguresParts {
  readonly files: DayFiles;
  readonly totals: TotalsRepository;
  readonly channelSums: ChannelSumsRepository;
  readonly dayDetails: DayDetailRepository;
  readonly damaged: Pick<DamagedFiles, 'note' | 'keepOnly'>;
  readonly thinkGreen: ThinkGreenRepository;
  /** What the counters of energy counted in a range. */
  readonly counterRuns: (range: TimeRange) => readonly CounterRun[];
  /** The machines that are installed now. */
  readonly machines: () => readonly BalancedMachine[];
  /** As it is set now. */
  readonly tariff: () => Tariff;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Logger;
  /** From one live sample to the next. */
  readonly periodS?: number;
}

const refreshEveryMs = 30 * msPerSecond;

export function stationFigures(parts: StationFiguresParts): StationFigures {
  const { machines, tariff, zone, log } = parts;
  const reader = dayFileReader();
  const totals = stationTotals({ ...parts, reader, repository: parts.totals });
  const green = thinkGreen({ totals, repository: parts.thinkGreen, zone, log });
  let refreshedMs = -Infinity;

  return {
    totals: (range, signal) => totals.totals(range, signal),
    days: () => totals.days(),
    estimated: (range, signal) => totals.estimated(range, signal),
    history: totals.history,
    leakage: totals.leakage,
    machines: totals.machines,
    replays: totals.replays,
    profile: (found, question, range, signal) => totals.profile(found, question, range, signal),
    sumsKeeper: totals.sumsKeeper,
    fleetDay: (day, signal) => totals.fleetDay(day, signal),
    dayTotals: (day, signal) => totals.dayTotals(day, signal),
    add(row, estimated) {
      totals.add(row, estimated);
      if (performance.now() - refreshedMs < refreshEveryMs) return;
      refreshedMs = performance.now();
      void green.refresh();
    },
    dailyStatistics: async (range, signal) => countsOfTotals(await totals.totals(range, signal)),
    async energyBalance(range, signal) {
      const counted = await totals.totals(range, signal);
      const balance = energyBalanceOf(counted, machines(), tariff(), await rangeLeak(totals, range, zone(), signal));
      const counters = [];
      for (const run of parts.counterRuns(range)) counters.push(countedEnergy(run, await totals.totals(run, signal)));
      return counters.length === 0 ? balance : { ...balance, counters };
    },
    energyCost: (question, signal) => totals.cost(question, signal),
    heat: (question, signal) => totals.heat(question, signal),
    thinkGreen: green,
    async rebuild(onDay, signal) {
      green.recount();
      await totals.rebuild(onDay, signal);
    },
    async close() {
      await totals.close();
      await green.close();
      await reader.close();
    },
  };
}
