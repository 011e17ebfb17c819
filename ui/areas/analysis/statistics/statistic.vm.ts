import { compareStructural, computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Clock, Log, SessionToken, Statistics } from '../../../../core/ports/index.ts';
import { refreshDue, type Statistic, statisticRows, type StatisticRows, type StatisticValues } from '../../../../core/statistics/index.ts';
import { tariffOf } from '../../../../core/tariff/index.ts';
import { type DayRangeChoice, msPerMinute, msPerSecond, plantDayOf, type PlantDay } from '../../../../core/time/index.ts';
import type { MachinesStore, PlantStore, SessionStore, SettingsStore } from '../../../stores/index.ts';
import type { AvailableDays } from '../../../dates/AvailableDays.ts';
import { type StatisticPeriods, statisticPeriods, usualRange } from './model/statisticPeriods.ts';
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
  /** A call is on its way. */
  pending = false;
  /** The last call failed; what was known is dropped then. */
  failed = false;
  private name: Statistic;
  private askedRange: DayRangeChoice | undefined;
  private answer: Answer | undefined;
  /** When the last call was answered, by the browser's clock. */
  private answeredAtMs = -Infinity;
  /** Of the call that is on its way. */
  private asking: AbortController | undefined;
  private readonly parts: StatisticParts;

  constructor(parts: StatisticParts, name: Statistic) {
    this.parts = parts;
    this.name = name;
    makeAutoObservable<this, 'askedRange' | 'answer' | 'answeredAtMs' | 'asking' | 'parts' | 'question' | 'nowMs'>(
      this,
      {
        askedRange: observableRef,
        answer: observableRef,
        answeredAtMs: false,
        asking: false,
        parts: false,
        nowMs: false,
        question: computed({ equals: compareStructural }),
        range: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
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
    const { plant, clock, settings } = this.parts;
    return plantDayOf(plant.clockMs ?? clock.nowMs(), settings.settings.time.zone);
  }

  /** The days that are shown; undefined while it is not known which have data. */
  get range(): DayRangeChoice | undefined {
    const { state, days } = this.parts.available;
    if (this.askedRange !== undefined) return this.askedRange;
    return state === 'pending' ? undefined : usualRange(this.today, days);
  }

  /** The instants that the shown figures are of; of the wanted ones while there are none. */
  get periods(): StatisticPeriods | undefined {
    return this.answer?.periods ?? this.wantedPeriods;
  }

  /** The instants that are asked for. */
  get wantedPeriods(): StatisticPeriods | undefined {
    return this.question && statisticPeriods(this.question.range, this.nowMs(), this.question.zone);
  }

  /** Undefined while nothing is known. */
  get rows(): StatisticRows | undefined {
    if (this.answer === undefined) return undefined;
    const { now, before } = this.answer;
    const { machines, settings } = this.parts;
    const installed = machines.isKnown ? machines.list.map(({ slot }) => slot) : [];
    return statisticRows(this.name, { now, before, installed, tariff: tariffOf(settings.settings.units) });
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
        if (!isLost && (this.failed || this.isDue)) void this.load();
      },
    );
    const timer = setInterval(() => {
      if (this.isDue && !this.isLost) void this.load();
    }, lookMs);
    return () => {
      stop();
      stopWaiting();
      clearInterval(timer);
      this.stopAsking();
    };
  }

  /** Asks for what is wanted; a call that is on its way is no more. */
  async load(): Promise<void> {
    const { token } = this.parts.session;
    const { question } = this;
    this.stopAsking();
    if (token === undefined || question === undefined) return;
    const asking = new AbortController();
    this.asking = asking;
    this.pending = true;
    const periods = statisticPeriods(question.range, this.nowMs(), question.zone);
    const [now, before] = await Promise.all([
      this.read(question.name, periods.now, token, asking),
      periods.before && this.read(question.name, periods.before, token, asking),
    ]);
    if (this.asking !== asking) return;
    this.asking = undefined;
    runInAction(() => {
      this.pending = false;
      this.failed = now === undefined;
      this.answeredAtMs = this.parts.clock.nowMs();
      this.answer = now && { ...question, periods, now, before, atMs: this.nowMs() };
    });
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
    asking: AbortController,
  ): Promise<readonly StatisticValues[] | undefined> {
    const [first, ...others] = await Promise.all(
      sourcesOf[name].map(async (source) => {
        const answer = await this.parts.statistics.read(source, range, token, asking);
        if (answer.outcome === 'succeeded') return answer.value;
        if (answer.outcome !== 'aborted') this.parts.log.warn('a statistic could not be fetched', answer.outcome);
        return undefined;
      }),
    );
    return first && statisticValues([first, ...others.filter((other) => other !== undefined)]);
  }

  /** The range is not over, and the last answer is old enough. */
  private get isDue(): boolean {
    const { question, pending } = this;
    if (question === undefined || pending) return false;
    const nowMs = this.nowMs();
    const { untilMs } = statisticPeriods(question.range, nowMs, question.zone).now;
    const ageMs = this.parts.clock.nowMs() - this.answeredAtMs;
    return refreshDue({ untilMs, fetchedAtMs: nowMs - ageMs }, nowMs, question.zone);
  }

  /** By the controller's clock, by the browser's while that is not known; the begun minute does not count. */
  private nowMs(): number {
    const { plant, clock } = this.parts;
    return Math.floor((plant.clockMs ?? clock.nowMs()) / msPerMinute) * msPerMinute;
  }

  private stopAsking(): void {
    this.asking?.abort();
    this.asking = undefined;
    this.pending = false;
  }
}
