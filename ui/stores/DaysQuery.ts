import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CallResult, Clock, Log, SessionToken, Waiting } from '../../core/ports/index.ts';
import { type DayRangeChoice, msPerSecond, type PlantDay, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import type { PlantStore } from './PlantStore.ts';
import { presentDay } from './present.ts';
import type { SessionStore } from './SessionStore.ts';
import type { SettingsStore } from './SettingsStore.ts';
import { type QueryState, StationQuery } from './StationQuery.ts';

/** What finished days say, some of which may be evaluated yet. */
export interface EvaluatedAnswer {
  readonly recordedDays: number;
  readonly evaluatedDays: number;
}

/** What a page of finished days is made of. */
export interface DaysParts {
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

export interface DaysQuestion<Answer> {
  readonly read: (range: TimeRange, token: SessionToken, waiting: Waiting) => Promise<CallResult<Answer>>;
  /** The days that are shown until others are chosen. */
  readonly usual: (today: PlantDay) => DayRangeChoice;
  /** In the log, where it could not be fetched. */
  readonly what: string;
}

const againMs = 3 * msPerSecond;

/** What some finished days say, asked for again while the station evaluates them. */
export class DaysQuery<Answer extends EvaluatedAnswer> {
  private asked: DayRangeChoice | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = new StationQuery<CallResult<Answer>>();
  private readonly parts: DaysParts;
  private readonly question: DaysQuestion<Answer>;

  constructor(parts: DaysParts, question: DaysQuestion<Answer>) {
    this.parts = parts;
    this.question = question;
    makeAutoObservable<this, 'asked' | 'timer' | 'query' | 'parts' | 'question'>(
      this,
      { asked: observableRef, timer: false, query: false, parts: false, question: false, days: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** What the address asks for; without that the usual days. */
  choose(days: DayRangeChoice | undefined): void {
    this.asked = days;
  }

  get today(): PlantDay {
    return presentDay(this.parts);
  }

  get days(): DayRangeChoice {
    return this.asked ?? this.question.usual(this.today);
  }

  get zone(): string {
    return this.parts.settings.settings.time.zone;
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isNotOffered(): boolean {
    return this.query.failure?.outcome === 'notOffered';
  }

  /** The session may not see all of it. */
  get isForbidden(): boolean {
    return this.query.failure?.outcome === 'forbidden';
  }

  /** There is no connection to the station: what was fetched stays. */
  get isLost(): boolean {
    return this.parts.plant.connection === 'webserverLost';
  }

  /** Undefined while there is none. */
  get answer(): Answer | undefined {
    return this.query.answer?.value;
  }

  /** Asks for the chosen days until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.days, this.parts.session.token, this.zone, this.isLost] as const,
      ([, , , isLost]) => {
        if (!isLost) void this.ask();
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      clearTimeout(this.timer);
      this.query.forget();
    };
  }

  /** Again, after a failure or a change; what is shown stays meanwhile. */
  async ask(): Promise<void> {
    const { days, zone } = this;
    const { session, log } = this.parts;
    const { token } = session;
    clearTimeout(this.timer);
    this.query.abort();
    if (token === undefined) return;
    const range = { fromMs: plantDayRange(days.from, zone).fromMs, untilMs: plantDayRange(days.until, zone).untilMs };
    const answered = await this.query.ask((waiting) => this.question.read(range, token, waiting));
    if (answered === undefined || answered.outcome === 'aborted') return;
    if (answered.outcome !== 'succeeded') {
      if (answered.outcome !== 'notOffered') log.warn(`${this.question.what} could not be fetched`, answered.outcome);
      return;
    }
    const { evaluatedDays, recordedDays } = answered.value;
    if (evaluatedDays < recordedDays) this.timer = setTimeout(() => void this.ask(), againMs);
  }
}
