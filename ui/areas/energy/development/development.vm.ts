import { compareStructural, computed, makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import {
  developmentPeriods,
  type DevelopmentPeriod,
  type DevelopmentPeriods,
  type DevelopmentRow,
  developmentRows,
  type MachineAirStatistics,
  type StepValues,
  volumeAndLeakage,
  volumeOfEnergyM3,
} from '../../../../core/balance/index.ts';
import { tariffOf } from '../../../../core/tariff/index.ts';
import type { CallResult, Log, OrderResult, SessionToken, Statistics } from '../../../../core/ports/index.ts';
import { samplePeriodMs } from '../../../../core/samples/index.ts';
import { type TimeRange, type PlantDay, plantDayOf } from '../../../../core/time/index.ts';
import { coverageOf, plantIndex } from '../../../../core/statistics/index.ts';
import { type PlantStore, type QueryState, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';
import { thinkGreenOf } from '../thinkGreen/thinkGreenOf.ts';

export interface DevelopmentParts {
  readonly statistics: Statistics;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly log: Log;
}

/** What the shown development is of. */
interface Asked extends DevelopmentPeriods {
  readonly timespan: TimeRange;
  readonly machines: readonly MachineAirStatistics[];
}

/** What came of a step, and of which range. */
interface Came {
  readonly key: string;
  readonly values: StepValues;
}

type Asking = { readonly signal: AbortSignal };

/** The station is asked for so many steps at a time. */
const atATime = 3;

const nothingAsked: Asked = { timespan: { fromMs: 0, untilMs: 0 }, machines: [], pace: 'day', periods: [] };

const nothingKnown = { energyKWh: undefined, energyLoadKWh: undefined };
const nothingLeaked = { leakedM3: undefined, leakageCost: undefined };
const ofPlant = ({ index }: { readonly index: number }) => index === plantIndex;
const keyOf = ({ fromMs, untilMs }: TimeRange) => `${fromMs} ${untilMs}`;

/** The first failure, else that all have succeeded. */
function allOf(ends: readonly Promise<OrderResult>[]): Promise<OrderResult> {
  const failure = ends.map((end) => end.then((result) => (result.outcome === 'succeeded' ? new Promise<never>(() => undefined) : result)));
  return Promise.race([...failure, Promise.all(ends).then((): OrderResult => ({ outcome: 'succeeded' }))]);
}

/** How the plant's energy and air developed since the reset; fetched step by step while somebody follows it. */
export class DevelopmentVm {
  private asked = nothingAsked;
  /** By the first day of the step. */
  private readonly counted = observable.map<PlantDay, Came>({}, { deep: false });
  private readonly query = new StationQuery<OrderResult>();
  private readonly parts: DevelopmentParts;

  constructor(parts: DevelopmentParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query' | 'asked' | 'counted' | 'question'>(
      this,
      { parts: false, query: false, asked: observableRef, counted: false, question: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** Of the steps together: they are on their way, or one could not be fetched; what came before stays. */
  get state(): QueryState {
    return this.query.state;
  }

  get pace(): DevelopmentPeriods['pace'] {
    return this.asked.pace;
  }

  get timespan(): TimeRange | undefined {
    return this.asked === nothingAsked ? undefined : this.asked.timespan;
  }

  /** How many steps have come, and how many there are. */
  get progress(): { readonly done: number; readonly of: number } {
    const { periods } = this.asked;
    return { done: periods.filter(({ firstDay }) => this.counted.has(firstDay)).length, of: periods.length };
  }

  /** Ascending; a step that has not come has no figures, one that grew since has those it had. */
  get rows(): readonly DevelopmentRow[] {
    const { periods, machines } = this.asked;
    const tariff = tariffOf(this.parts.settings.settings.units);
    const steps = periods.map((period) => ({ period, values: this.counted.get(period.firstDay)?.values }));
    return developmentRows(steps, volumeAndLeakage(machines, tariff).find(ofPlant) ?? nothingLeaked, tariff);
  }

  /** Fetches what is missing, and the step that still grows with every word of the station, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.question, this.parts.session.token] as const,
      () => void this.load(),
      { fireImmediately: true, equals: compareStructural },
    );
    const stopGrowing = reaction(
      () => thinkGreenOf(this.parts.plant.snapshot)?.timespan.untilMs,
      () => {
        const isCancelled = this.state !== 'failed' && this.progress.done < this.progress.of;
        if (!this.query.isUnderWay && !isCancelled) void this.load();
      },
    );
    return () => {
      stop();
      stopGrowing();
      this.cancel();
    };
  }

  /** Fetches the steps that have not come, the latest first. */
  async load(): Promise<void> {
    const thinkGreen = thinkGreenOf(this.parts.plant.snapshot);
    const { token } = this.parts.session;
    if (thinkGreen === undefined || token === undefined) return;
    this.cancel();
    const { timespan, machines } = thinkGreen;
    const { zone } = this.parts.settings.settings.time;
    // it ends with the last sample, which counts its period
    const counted = { ...timespan, untilMs: timespan.untilMs + samplePeriodMs };
    this.begin({ timespan, machines, ...developmentPeriods(counted, zone) });

    const missing = this.asked.periods.filter(({ firstDay, range }) => this.counted.get(firstDay)?.key !== keyOf(range));
    await this.query.ask(async (waiting): Promise<OrderResult> => {
      const end = await allOf(Array.from({ length: atATime }, () => this.fetch(missing, token, waiting)));
      if (end.outcome !== 'succeeded' && end.outcome !== 'aborted')
        this.parts.log.warn('a step of the development could not be fetched', end.outcome);
      return end;
    });
  }

  /** Ends what is on its way; what came stays. */
  cancel(): void {
    this.query.forget();
  }

  /** Fetches one step after the other until none is missing, or one fails. */
  private async fetch(missing: DevelopmentPeriod[], token: SessionToken, waiting: Asking): Promise<OrderResult> {
    const step = missing.pop();
    if (step === undefined || waiting.signal.aborted) return { outcome: 'succeeded' };
    const { firstDay, range } = step;
    const answer = await this.read(range, token, waiting);
    if (waiting.signal.aborted) return { outcome: 'aborted' };
    if (answer.outcome !== 'succeeded') return answer;
    runInAction(() => this.counted.set(firstDay, { key: keyOf(range), values: answer.value }));
    return this.fetch(missing, token, waiting);
  }

  /** The plant's values of a range. The volume that is not reported follows from energy per volume. */
  private async read(range: TimeRange, token: SessionToken, waiting: Asking): Promise<CallResult<StepValues>> {
    const { statistics } = this.parts;
    const consumption = await statistics.read('energyConsumption', range, token, waiting);
    if (consumption.outcome !== 'succeeded') return consumption;
    const { records, counts } = consumption.value;
    const { energyKWh, energyLoadKWh } = records.find(ofPlant) ?? nothingKnown;
    const reported = counts.find(ofPlant);
    if (reported !== undefined) {
      const { volumeM3, estimated } = reported;
      return { outcome: 'succeeded', value: { energyKWh, energyLoadKWh, volumeM3, coverage: coverageOf(reported), estimated } };
    }
    const specific = await statistics.read('specificPower', range, token, waiting);
    if (specific.outcome !== 'succeeded') return specific;
    const volumeM3 = volumeOfEnergyM3(energyKWh, specific.value.records.find(ofPlant)?.totalKWhM3);
    return { outcome: 'succeeded', value: { energyKWh, energyLoadKWh, volumeM3, coverage: undefined } };
  }

  /** What decides on the steps: all but the end of the last one. */
  private get question(): readonly unknown[] {
    const { plant, settings } = this.parts;
    const timespan = thinkGreenOf(plant.snapshot)?.timespan;
    const { zone } = settings.settings.time;
    return timespan === undefined ? [] : [timespan.fromMs, plantDayOf(timespan.untilMs, zone), zone];
  }

  private begin(asked: Asked): void {
    const before = this.asked;
    this.asked = asked;
    const firstDays = new Set(asked.periods.map(({ firstDay }) => firstDay));
    if (before.timespan.fromMs !== asked.timespan.fromMs) this.counted.clear();
    for (const day of [...this.counted.keys()]) if (!firstDays.has(day)) this.counted.delete(day);
  }
}
