import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ProfileSeries } from '../../../../core/loadProfile/index.ts';
import type { CallResult, Clock, LoadProfiles, RecordedProfile } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, msPerSecond, type PlantDay, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

export interface ProfileParts {
  readonly profiles: LoadProfiles;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

/** Twelve weeks show shifts, and holidays as what they are. */
const defaultDays = 84;
/** While the station sums what it has not looked at yet. */
const againMs = 2 * msPerSecond;

/** What is asked for. */
interface Question {
  readonly of: ProfileSeries;
  readonly range: DayRangeChoice;
  /** IANA name. */
  readonly zone: string;
}

interface Answer extends Question {
  readonly profile: RecordedProfile;
}

/** The profile of a range of days; fetched while somebody follows it. */
export class ProfileVm {
  private of: ProfileSeries = 'flow';
  private askedRange: DayRangeChoice | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = new StationQuery<CallResult<Answer>>({ isDroppedByFailure: true });
  private readonly parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.parts = parts;
    makeAutoObservable<this, 'askedRange' | 'query' | 'parts' | 'timer' | 'question'>(
      this,
      {
        askedRange: observableRef,
        query: false,
        parts: false,
        timer: false,
        question: computed({ equals: compareStructural }),
        range: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** The station has no such call. */
  get isNotOffered(): boolean {
    return this.query.failure?.outcome === 'notOffered';
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  /** What a person wants to see; without a range the usual one. */
  show(of: ProfileSeries, range: DayRangeChoice | undefined): void {
    this.of = of;
    this.askedRange = range;
  }

  get today(): PlantDay {
    return presentDay(this.parts);
  }

  /** The days that are asked for. */
  get range(): DayRangeChoice {
    return this.askedRange ?? { from: shiftDay(this.today, 1 - defaultDays), until: this.today };
  }

  /** What was answered last, and of what; undefined while nothing is known. */
  get answer(): Answer | undefined {
    return this.query.answer?.value;
  }

  /** There is no connection to the station: what was fetched stays. */
  get isLost(): boolean {
    return this.parts.plant.connection === 'webserverLost';
  }

  /** What is shown is of another range or series, or can't be kept fresh. */
  get isStale(): boolean {
    const { answer, question } = this;
    return answer !== undefined && (this.isLost || answer.of !== question.of || !compareStructural(answer.range, question.range));
  }

  /** Fetches what is wanted until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.question, this.parts.session.token, this.isLost] as const,
      ([, , isLost]) => {
        if (!isLost) void this.load();
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      clearTimeout(this.timer);
      this.query.abort();
    };
  }

  /** Asks for what is wanted; a call that is on its way is no more. */
  async load(): Promise<void> {
    const { token } = this.parts.session;
    const { question } = this;
    clearTimeout(this.timer);
    this.query.abort();
    if (token === undefined) return;
    const { of, range, zone } = question;
    const span = { fromMs: plantDayRange(range.from, zone).fromMs, untilMs: plantDayRange(range.until, zone).untilMs };
    const result = await this.query.ask(async (waiting): Promise<CallResult<Answer>> => {
      const answered = await this.parts.profiles.read(span, of, token, waiting);
      return answered.outcome === 'succeeded' ? { outcome: 'succeeded', value: { ...question, profile: answered.value } } : answered;
    });
    if (result?.outcome !== 'succeeded' || result.value.profile.summedDays >= result.value.profile.recordedDays) return;
    this.timer = setTimeout(() => void this.load(), againMs);
  }

  private get question(): Question {
    return { of: this.of, range: this.range, zone: this.parts.settings.settings.time.zone };
  }
}
