import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import { type LeakFinding, type NightLevel, nightPicture, type NightPicture, plantLeak } from '../../../../core/leakage/index.ts';
import type { CallResult, Clock, LeakageAnswer, Leakages, Log } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, msPerSecond, type PlantDay, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

export interface LeakageParts {
  readonly leakages: Leakages;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Twelve weeks: enough for what nights are compared with, and for those behind. */
const defaultDays = 84;
const againMs = 3 * msPerSecond;

/** What the nights of some days say of leaks. */
export class LeakageVm {
  private asked: DayRangeChoice | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = new StationQuery<CallResult<LeakageAnswer>>();
  private readonly parts: LeakageParts;

  constructor(parts: LeakageParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'timer' | 'query' | 'parts'>(
      this,
      { asked: observableRef, timer: false, query: false, parts: false, days: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** What the address asks for; without that the last twelve weeks. */
  choose(days: DayRangeChoice | undefined): void {
    this.asked = days;
  }

  get today(): PlantDay {
    return presentDay(this.parts);
  }

  /** The day that is going on says nothing of nights, but a test of today counts. */
  get days(): DayRangeChoice {
    return this.asked ?? { from: shiftDay(this.today, -defaultDays), until: this.today };
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

  /** There is no connection to the station: what was fetched stays. */
  get isLost(): boolean {
    return this.parts.plant.connection === 'webserverLost';
  }

  /** Undefined while there is none. */
  get answer(): LeakageAnswer | undefined {
    return this.query.answer?.value;
  }

  /** The leak flow of the plant; undefined where none was found. */
  get leak(): LeakFinding | undefined {
    return this.answer && plantLeak(this.answer.leakage);
  }

  get picture(): NightPicture | undefined {
    const { answer } = this;
    return (
      answer &&
      nightPicture(
        answer.leakage,
        this.zone,
        answer.seen.map(({ since }) => since),
      )
    );
  }

  /** The level of the nights now and, where it changed, that before. */
  get levels(): { readonly before: NightLevel | undefined; readonly since: NightLevel | undefined } {
    const { levels = [] } = this.picture ?? {};
    return { before: levels.at(-2), since: levels.at(-1) };
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
    const { session, leakages, log } = this.parts;
    const { token } = session;
    clearTimeout(this.timer);
    this.query.abort();
    if (token === undefined) return;
    const range = { fromMs: plantDayRange(days.from, zone).fromMs, untilMs: plantDayRange(days.until, zone).untilMs };
    const answered = await this.query.ask((waiting) => leakages.read(range, token, waiting));
    if (answered === undefined || answered.outcome === 'aborted') return;
    if (answered.outcome !== 'succeeded') {
      if (answered.outcome !== 'notOffered') log.warn('what leaks could not be fetched', answered.outcome);
      return;
    }
    const { evaluatedDays, recordedDays } = answered.value;
    if (evaluatedDays < recordedDays) this.timer = setTimeout(() => void this.ask(), againMs);
  }
}
