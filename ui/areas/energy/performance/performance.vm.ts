import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import { type DayRange, type PerformanceAsked, type PerformanceDue, performanceDue } from '../../../../core/performance/index.ts';
import type { CallResult, Clock, Log, PerformanceAnswer, Performances } from '../../../../core/ports/index.ts';
import { type PlantDay, shiftDay } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

export interface PerformanceParts {
  readonly performances: Performances;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** The energy of the plant against its baseline. */
export class PerformanceVm {
  private asked: PerformanceAsked = {};
  private readonly query = new StationQuery<CallResult<PerformanceAnswer>>();
  private readonly parts: PerformanceParts;

  constructor(parts: PerformanceParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'query' | 'parts'>(
      this,
      { asked: observableRef, query: false, parts: false, yesterday: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** What the address asks for; what it leaves out is as set at the station. */
  choose(baseline: DayRange | undefined, report: DayRange | undefined): void {
    this.asked = { baseline, report };
  }

  /** The last day that is over. */
  get yesterday(): PlantDay {
    return shiftDay(presentDay(this.parts), -1);
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isNotOffered(): boolean {
    return this.query.failure?.outcome === 'notOffered';
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  /** Undefined while there is none. */
  get answer(): PerformanceAnswer | undefined {
    return this.query.result?.outcome === 'succeeded' ? this.query.result.value : undefined;
  }

  /** The station is not through with all days yet. */
  get isCounting(): boolean {
    return this.answer !== undefined && this.answer.summedDays < this.answer.recordedDays;
  }

  /** When there is what still lacks days; undefined while that is not known. */
  get due(): PerformanceDue | undefined {
    if (this.answer === undefined || this.isCounting) return undefined;
    return performanceDue(this.answer, this.yesterday, this.asked.report === undefined);
  }

  /** Asks for the chosen days, and for others that are chosen, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.asked, this.parts.session.token, this.parts.settings.settings.time.zone] as const,
      () => void this.ask(),
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      this.query.forget();
    };
  }

  /** Again: after a failure, or since something was entered. */
  async ask(): Promise<void> {
    const { asked } = this;
    const { session, performances, log } = this.parts;
    const { token } = session;
    if (token === undefined) return;
    const answered = await this.query.ask((waiting) => performances.read(asked, token, waiting));
    if (answered === undefined || answered.outcome === 'aborted' || answered.outcome === 'succeeded') return;
    if (answered.outcome !== 'notOffered') log.warn('the energy against its baseline could not be fetched', answered.outcome);
  }
}
