import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CallResult, Clock, Log, SessionToken, Statistics, Waiting } from '../../../../core/ports/index.ts';
import {
  plantIndex,
  refreshDue,
  type Statistic,
  statisticRows,
  type StatisticRows,
  type StatisticValues,
} from '../../../../core/statistics/index.ts';
import { type Tariff, tariffOf } from '../../../../core/tariff/index.ts';
import { type DayRangeChoice, msPerSecond, type PlantDay } from '../../../../core/time/index.ts';
import {
  type MachinesStore,
  type PlantStore,
  presentDay,
  presentMinuteMs,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';
import type { AvailableDays } from '../../../dates/AvailableDays.ts';
import { type StatisticPeriods, statisticPeriods, defaultRange } from './model/statisticPeriods.ts';
import { sourcesOf, statisticValues } from './model/statisticValues.ts';

/** How often it is looked whether a refresh is due. */
const lookMs = 5 * msPerSecond;

export interface StatisticParts {
  readonly statistics: Statistics;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly machines: MachinesStore;
  readonly plant: PlantStore;
  readonly available: AvailableDays;
  readonly clock: Clock;
  readonly log: Log;
}

interface Question {
  readonly name: Statistic;
  readonly range: DayRangeChoice;
  /** IANA name. */
  readonly zone: string;
}

interface Answer extends Question {
  readonly periods: StatisticPeriods;
  readonly now: readonly StatisticValues[];
  /** Undefined when nothing is known of the period before. */
  readonly before: readonly StatisticValues[] | undefined;
  /** By the controller's clock. */
  readonly atMs: number;
}

/** A statistic of a range of days beside that of the period before; fetched while somebody follows it. */
export class StatisticVm {
  private name: Statistic;
  private askedRange: DayRangeChoice | undefined;
  private readonly query = new StationQuery<CallResult<Answer>>({ isDroppedByFailure: true });
  /** When the last call was answered, by the browser's clock. */
  private answeredAtMs = -Infinity;
  private readonly parts: StatisticParts;

  constructor(parts: StatisticParts, name: Statistic) {
    this.parts = parts;
    this.name = name;
    makeAutoObservable<this, 'askedRange' | 'query' | 'answeredAtMs' | 'parts' | 'question'>(
      this,
      {
        askedRange: observableRef,
        query: false,
        answeredAtMs: false,
        parts: false,
        question: computed({ equals: compareStructural }),
        range: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** Of the last call; a failure drops what was known. */
  get state(): QueryState {
    return this.query.state;
  }

  /** What a person wants to see; without a range the usual one. */
  show(name: Statistic, range: DayRangeChoice | undefined): void {
    this.name = name;
    this.askedRange = range;
  }

  /** The days that have a file. */
  get available(): AvailableDays {
    return this.parts.available;
  }

  get today(): PlantDay {
    return presentDay(this.parts);
  }

  /** The days that are shown; undefined while it is not known which have data. */
  get range(): DayRangeChoice | undefined {
    const { isAwaited, days } = this.parts.available;
    if (this.askedRange !== undefined) return this.askedRange;
    return isAwaited ? undefined : defaultRange(this.today, days);
  }

  /** The instants that the shown figures are of; of the wanted ones while there are none. */
  get periods(): StatisticPeriods | undefined {
    return this.answer?.periods ?? this.wantedPeriods;
  }

  /** The instants that are asked for. */
  get wantedPeriods(): StatisticPeriods | undefined {
    return this.question && statisticPeriods(this.question.range, presentMinuteMs(this.parts), this.question.zone);
  }

  /** Undefined while nothing is known. */
  get rows(): StatisticRows | undefined {
    if (this.answer === undefined) return undefined;
    const { now, before } = this.answer;
    const { machines } = this.parts;
    const installed = machines.isKnown ? machines.list.map(({ slot }) => slot) : [];
    return statisticRows(this.name, { now, before, installed, tariff: this.tariff });
  }

  /** What the plant's figures are calculated from. */
  get plantValues(): StatisticValues | undefined {
    return this.answer?.now.find(({ index }) => index === plantIndex);
  }

  get tariff(): Tariff {
    return tariffOf(this.parts.settings.settings.units);
  }

  /** The station answered, and has nothing of the range. */
  get isEmpty(): boolean {
    const { rows } = this;
    if (rows === undefined || (rows.plant.coverage ?? 0) > 0) return false;
    return [rows.plant, ...rows.machines].every(({ figures }) => Object.values(figures).every(({ now }) => now === undefined));
  }

  /** The figures are those of another range, or can't be kept fresh. */
  get isStale(): boolean {
    const { answer, question } = this;
    if (answer === undefined) return false;
    return this.isLost || answer.range.from !== question?.range.from || answer.range.until !== question.range.until;
  }

  /** There is no connection to the station: what was fetched stays. */
  get isLost(): boolean {
    return this.parts.plant.connection === 'webserverLost';
  }

  /** When the figures were counted, by the controller's clock. */
  get answeredMs(): number | undefined {
    return this.answer?.atMs;
  }

  /** Fetches what is wanted, and again while its range is not over, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.question, this.parts.session.token, this.today] as const,
      () => void this.load(),
      { fireImmediately: true, equals: compareStructural },
    );
    const stopWaiting = reaction(
      () => this.isLost,
      (isLost) => {
        if (!isLost && (this.state === 'failed' || this.isDue)) void this.load();
      },
    );
    const timer = setInterval(() => {
      if (this.isDue && !this.isLost) void this.load();
    }, lookMs);
    return () => {
      stop();
      stopWaiting();
      clearInterval(timer);
      this.query.abort();
    };
  }

  /** Asks for what is wanted; a call that is on its way is no more. */
  async load(): Promise<void> {
    const { token } = this.parts.session;
    const { question } = this;
    this.query.abort();
    if (token === undefined || question === undefined) return;
    const periods = statisticPeriods(question.range, presentMinuteMs(this.parts), question.zone);
    await this.query.ask(async (waiting): Promise<CallResult<Answer>> => {
      const [now, before] = await Promise.all([
        this.read(question.name, periods.now, token, waiting),
        periods.before && this.read(question.name, periods.before, token, waiting),
      ]);
      if (!waiting.signal.aborted) this.answeredAtMs = this.parts.clock.nowMs();
      if (now === undefined) return { outcome: 'failed' };
      return { outcome: 'succeeded', value: { ...question, periods, now, before, atMs: presentMinuteMs(this.parts) } };
    });
  }

  private get answer(): Answer | undefined {
    return this.query.answer?.value;
  }

  private get question(): Question | undefined {
    const { name, range } = this;
    return range && { name, range, zone: this.parts.settings.settings.time.zone };
  }

  /** Undefined when the statistic that decides could not be fetched; without another one its figures are missing. */
  private async read(
    name: Statistic,
    range: StatisticPeriods['now'],
    token: SessionToken,
    waiting: Waiting,
  ): Promise<readonly StatisticValues[] | undefined> {
    const [first, ...others] = await Promise.all(
      sourcesOf[name].map(async (source) => {
        const answer = await this.parts.statistics.read(source, range, token, waiting);
        if (answer.outcome === 'succeeded') return answer.value;
        if (answer.outcome !== 'aborted') this.parts.log.warn('a statistic could not be fetched', answer.outcome);
        return undefined;
      }),
    );
    return first && statisticValues([first, ...others.filter((other) => other !== undefined)]);
  }

  /** The range is not over, and the last answer is old enough. */
  private get isDue(): boolean {
    const { question } = this;
    if (question === undefined || this.query.isUnderWay) return false;
    const nowMs = presentMinuteMs(this.parts);
    const { untilMs } = statisticPeriods(question.range, nowMs, question.zone).now;
    const ageMs = this.parts.clock.nowMs() - this.answeredAtMs;
    return refreshDue({ untilMs, fetchedAtMs: nowMs - ageMs }, nowMs, question.zone);
  }
}
