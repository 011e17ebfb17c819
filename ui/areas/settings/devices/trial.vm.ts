import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type TrialProgress,
  trialPeriodMs,
  trialProgress,
  trialRunMs,
  type TrialSample,
  unseenStates,
  type WatchedState,
} from '../../../../core/field/index.ts';
import type { CallResult, Clock, FieldApi, FieldTrial, TrialResult } from '../../../../core/ports/index.ts';
import { type PreferencesStore, type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface TrialParts {
  readonly fieldApi: Pick<FieldApi, 'try'>;
  readonly session: Pick<SessionStore, 'token'>;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  readonly clock: Clock;
  /** What is tried, as it stands on the page; undefined while it can't be. */
  readonly trial: () => FieldTrial | undefined;
  /** What the station shows now. */
  readonly plant?: () => TrialSample['plant'];
}

/** Tests of a connection or of a device: once, and again and again for ten minutes. */
export class TrialVm {
  /** What the run brought so far. */
  samples: readonly TrialSample[] = [];
  private begunAtMs: number | undefined;
  /** When the run ended or was ended. */
  private endedAtMs: number | undefined;
  private triedAtMs: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = new StationQuery<CallResult<TrialResult>>();
  private readonly parts: TrialParts;

  constructor(parts: TrialParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query' | 'timer'>(
      this,
      { parts: false, query: false, timer: false, samples: observableRef },
      { autoBind: true },
    );
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isUnderWay(): boolean {
    return this.query.isUnderWay;
  }

  /** Of the last trial that the station made. */
  get result(): TrialResult | undefined {
    return this.query.answer?.value;
  }

  /** Why the station made none. */
  get failure(): Exclude<CallResult<TrialResult>['outcome'], 'succeeded' | 'aborted'> | undefined {
    return this.query.failure?.outcome;
  }

  /** When the last result came. */
  get atMs(): number | undefined {
    return this.triedAtMs;
  }

  get canTry(): boolean {
    return this.parts.trial() !== undefined && !this.isUnderWay;
  }

  get isRunning(): boolean {
    return this.begunAtMs !== undefined && this.endedAtMs === undefined;
  }

  /** When the run began; undefined without one. */
  get fromMs(): number | undefined {
    return this.begunAtMs;
  }

  /** Of the run; undefined without one. */
  progressAt(nowMs: number): TrialProgress | undefined {
    return this.begunAtMs === undefined ? undefined : trialProgress(this.begunAtMs, this.endedAtMs ?? nowMs);
  }

  get unseen(): readonly WatchedState[] {
    return unseenStates(this.samples);
  }

  /** One trial; one that reads something begins the run. */
  async read(): Promise<void> {
    const trial = this.parts.trial();
    if (trial === undefined) return;
    const { fieldApi, session, preferences } = this.parts;
    await this.query.ask((waiting) => fieldApi.try(trial, session.token, preferences.language, waiting));
    this.take(this.query.failure === undefined ? this.query.answer?.value : undefined);
  }

  /** Ends the run; what it brought stays. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.isRunning) this.endedAtMs = this.parts.clock.nowMs();
  }

  /** Watches until the returned function is called. */
  follow(): () => void {
    return () => {
      this.stop();
      this.query.abort();
    };
  }

  private take(result: TrialResult | undefined): void {
    const nowMs = this.parts.clock.nowMs();
    runInAction(() => {
      if (result !== undefined) {
        this.triedAtMs = nowMs;
        const values = Object.fromEntries(result.readings.map(({ key, value }) => [key, value]));
        const steps = Object.fromEntries(
          result.readings.flatMap(({ key, counterStep }) => (counterStep === undefined ? [] : [[key, counterStep]])),
        );
        const hasValues = result.readings.some(({ value }) => value !== undefined);
        if (hasValues && !this.isRunning) this.begin(nowMs);
        if (this.isRunning) {
          const { status } = result;
          this.samples = [...this.samples, { atMs: nowMs, values, steps, status, plant: this.parts.plant?.() }];
        }
      }
      clearTimeout(this.timer);
      if (!this.isRunning) return;
      if (nowMs >= this.begunAtMs! + trialRunMs) this.endedAtMs = nowMs;
      else this.timer = setTimeout(() => void this.again(), trialPeriodMs);
    });
  }

  private begin(nowMs: number): void {
    this.begunAtMs = nowMs;
    this.endedAtMs = undefined;
    this.samples = [];
  }

  private async again(): Promise<void> {
    const trial = this.parts.trial();
    const { fieldApi, session, preferences } = this.parts;
    if (!this.isRunning) return;
    if (trial === undefined) {
      this.stop();
      return;
    }
    await this.query.refresh((waiting) => fieldApi.try(trial, session.token, preferences.language, waiting));
    this.take(this.query.failure === undefined ? this.query.answer?.value : undefined);
  }
}
