import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { allActiveFaults, type FaultLogEntry } from '../../../core/faults/index.ts';
import type { CallResult, Clock, ErrorLog } from '../../../core/ports/index.ts';
import { msPerSecond } from '../../../core/time/index.ts';
import { type PlantStore, presentMs, type QueryState, type SessionStore, StationQuery } from '../../stores/index.ts';

export interface LogReadingParts {
  readonly errorLog: ErrorLog;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly plant: PlantStore;
}

/** The log as the station last gave it. Call follow() while it is shown, and tick() now and then. */
export class LogReadingVm {
  /** When it was read, by the controller's clock as far as that is known. */
  readAtMs: number | undefined;
  private readonly query = new StationQuery<CallResult<readonly FaultLogEntry[]>>();
  /** This browser's clock, now and when the log was read. */
  private nowMs: number;
  private readAtNowMs: number;
  private readonly parts: LogReadingParts;

  constructor(parts: LogReadingParts) {
    this.parts = parts;
    this.nowMs = parts.clock.nowMs();
    this.readAtNowMs = this.nowMs;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  /** Newest first; undefined until it was read. What was read before a failure stays. */
  get entries(): readonly FaultLogEntry[] | undefined {
    return this.query.answer?.value;
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** It is being read, for the first time or again. */
  get isReading(): boolean {
    return this.query.isUnderWay;
  }

  /** Reads the log, and again when a fault comes or goes or the station is back, until what it returns is called. */
  follow(): () => void {
    let mayBeOld = false;
    const unfollow = reaction(
      () => (this.isLost ? 'lost' : this.standingIds),
      (heard) => {
        if (heard === undefined) return;
        if (heard !== 'lost' && (mayBeOld || this.state === 'failed')) void this.load();
        mayBeOld = true;
      },
      { equals: compareStructural, fireImmediately: true },
    );
    void this.load();
    return () => {
      unfollow();
      this.query.abort();
    };
  }

  /** Reads the log; asked for while that is under way, once more after it. */
  load(): Promise<void> {
    const { errorLog, session } = this.parts;
    return this.query.refresh(async (waiting) => {
      const result = await errorLog.read(session.token, waiting);
      if (result.outcome === 'succeeded' && !waiting.signal.aborted) this.noteRead();
      return result;
    }, 'again');
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

  private noteRead(): void {
    this.tick();
    this.readAtNowMs = this.nowMs;
    this.readAtMs = presentMs(this.parts);
  }
}
