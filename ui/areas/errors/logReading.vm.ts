import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { allActiveFaults, type FaultLogEntry } from '../../../core/faults/index.ts';
import type { Clock, ErrorLog } from '../../../core/ports/index.ts';
import { msPerSecond } from '../../../core/time/index.ts';
import type { PlantStore, SessionStore } from '../../stores/index.ts';

export interface LogReadingParts {
  readonly errorLog: ErrorLog;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly plant: PlantStore;
}

/** The log as the station last gave it. Call start() while it is shown, and tick() now and then. */
export class LogReadingVm {
  /** Newest first; undefined until it was read. */
  entries: readonly FaultLogEntry[] | undefined;
  /** When it was read, by the controller's clock as far as that is known. */
  readAtMs: number | undefined;
  isPending = false;
  /** The last time to read it failed; what was read before stays. */
  hasFailed = false;
  /** This browser's clock, now and when the log was read. */
  private nowMs: number;
  private readAtNowMs: number;
  private isWantedAgain = false;
  private stop = new AbortController();
  private readonly parts: LogReadingParts;

  constructor(parts: LogReadingParts) {
    this.parts = parts;
    this.nowMs = parts.clock.nowMs();
    this.readAtNowMs = this.nowMs;
    makeAutoObservable<this, 'isWantedAgain' | 'stop' | 'parts'>(
      this,
      { entries: observableRef, isWantedAgain: false, stop: false, parts: false },
      { autoBind: true },
    );
  }

  /** Reads the log, and again when a fault comes or the station is back, until what it returns is called. */
  start(): () => void {
    const stop = new AbortController();
    this.stop = stop;
    let known: ReadonlySet<string> | undefined;
    let wasLost = false;
    const unfollow = reaction(
      () => this.standingIds,
      (ids) => {
        if (ids === undefined) {
          wasLost = true;
          return;
        }
        const before = known;
        const isNews = before !== undefined && (wasLost || ids.some((id) => !before.has(id)));
        known = new Set(ids);
        wasLost = false;
        if (isNews || this.hasFailed) void this.load();
      },
      { equals: compareStructural, fireImmediately: true },
    );
    void this.load();
    return () => {
      unfollow();
      stop.abort();
    };
  }

  /** Reads the log; asked for while that is under way, once more after it. */
  async load(): Promise<void> {
    this.isWantedAgain = this.isPending;
    if (this.isPending) return;
    this.isPending = true;
    do {
      this.isWantedAgain = false;
      await this.read(this.stop.signal);
    } while (this.isWantedAgain);
    runInAction(() => {
      this.isPending = false;
    });
  }

  /** Notes the time, for the age of what is shown. */
  tick(): void {
    this.nowMs = this.parts.clock.nowMs();
  }

  /** The plant is heard no more. */
  get isLost(): boolean {
    const { connection } = this.parts.plant;
    return connection !== 'connected' && connection !== 'connecting';
  }

  /** What was read may be out of date. */
  get isStale(): boolean {
    return this.entries !== undefined && this.isLost;
  }

  /** How long ago the log was read. */
  get ageS(): number {
    return Math.max(0, this.nowMs - this.readAtNowMs) / msPerSecond;
  }

  private get standingIds(): readonly string[] | undefined {
    const { connection, faults } = this.parts.plant;
    return connection === 'connected' ? allActiveFaults(faults).map(({ source, number }) => `${source}.${number}`) : undefined;
  }

  private async read(signal: AbortSignal): Promise<void> {
    const { errorLog, session, plant, clock } = this.parts;
    const result = await errorLog.read(session.token, { signal });
    if (result.outcome === 'aborted') return;
    runInAction(() => {
      this.hasFailed = result.outcome !== 'succeeded';
      if (result.outcome !== 'succeeded') return;
      this.entries = result.value;
      this.nowMs = clock.nowMs();
      this.readAtNowMs = this.nowMs;
      this.readAtMs = plant.clockMs ?? this.nowMs;
    });
  }
}
