import { compareShallow, makeAutoObservable, reaction } from 'mobx';
import type { Figure } from '../../core/figures/index.ts';
import { runningHoursByIndex } from '../../core/maintenance/index.ts';
import type { CallResult, Clock, SessionToken, Statistics } from '../../core/ports/index.ts';
import { msPerDay, msPerHour, msPerMinute, msPerSecond } from '../../core/time/index.ts';
import type { PlantStore } from './PlantStore.ts';
import type { SessionStore } from './SessionStore.ts';
import { StationQuery } from './StationQuery.ts';

/** How far back the running hours are counted. */
const recentMs = 14 * msPerDay;
/** How long an answer counts, and how long after a failure it is asked again. */
const pauses = { succeeded: msPerHour, failed: 5 * msPerMinute } as const;
/** An answer that takes longer than this is late. */
const timeoutMs = 3 * msPerSecond;

/**
 * `notAllowed`: the session's rights don't include statistics; `pending`: on its way or not asked for yet; `late`: on its way for long;
 * `uncovered`: the controller does not report how much of the time is known.
 */
export type RunningHoursState = 'notAllowed' | 'pending' | 'late' | 'known' | 'uncovered' | 'failed';

export interface RunningHoursParts {
  readonly statistics: Statistics;
  readonly session: SessionStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

interface RunningHours {
  readonly token: SessionToken;
  readonly perDayH: ReadonlyMap<number, Figure>;
  readonly isCovered: boolean;
}

/** How many hours a day each machine ran lately; asked for while somebody follows it, at most once an hour. */
export class RunningHoursStore {
  private readonly query = new StationQuery<CallResult<RunningHours>>();
  private late = false;
  private nextTryMs = -Infinity;
  private readonly parts: RunningHoursParts;

  constructor(parts: RunningHoursParts) {
    this.parts = parts;
    makeAutoObservable<this, 'query' | 'nextTryMs' | 'parts'>(this, { query: false, nextTryMs: false, parts: false }, { autoBind: true });
  }

  get state(): RunningHoursState {
    if (!this.isAllowed) return 'notAllowed';
    if (this.perDayH !== undefined) return this.answer?.isCovered === false ? 'uncovered' : 'known';
    if (this.query.state === 'failed') return 'failed';
    return this.late ? 'late' : 'pending';
  }

  /** 0..24 by compressor index, as this session was reported; undefined while that is not known. */
  get perDayH(): ReadonlyMap<number, Figure> | undefined {
    return this.isAllowed && this.answer?.token === this.parts.session.token ? this.answer?.perDayH : undefined;
  }

  /** Keeps the hours fresh until the returned function is called. */
  follow(): () => void {
    const { plant, session } = this.parts;
    const stop = reaction(
      () => [session.token, this.isAllowed, plant.snapshot === undefined] as const,
      ([token], before) => {
        if (token !== before?.[0]) this.forget();
        void this.load();
      },
      { fireImmediately: true, equals: compareShallow },
    );
    const timer = setInterval(() => void this.load(), msPerMinute);
    return () => {
      stop();
      clearInterval(timer);
      this.query.abort();
    };
  }

  /** Asks again at once, as a person wants it. */
  retry(): Promise<void> {
    this.forget();
    return this.load();
  }

  /** Asks unless the last answer still counts, nothing is known of the plant's time, or the rights are missing. */
  async load(): Promise<void> {
    const { statistics, session, plant, clock } = this.parts;
    const { token } = session;
    const untilMs = plant.snapshot?.atMs;
    const isWanted = token !== undefined && untilMs !== undefined && Number.isFinite(untilMs) && this.isAllowed;
    if (!isWanted || this.query.isUnderWay || clock.nowMs() < this.nextTryMs) return;
    this.late = false;
    const timeouts = setTimeout(() => this.giveUp(), timeoutMs);
    await this.query.refresh(async (waiting) => {
      const result = await statistics.read('loadTimes', { fromMs: untilMs - recentMs, untilMs }, token, waiting);
      clearTimeout(timeouts);
      if (!waiting.signal.aborted) this.nextTryMs = clock.nowMs() + pauses[result.outcome === 'succeeded' ? 'succeeded' : 'failed'];
      if (result.outcome !== 'succeeded') return result;
      const { records, counts } = result.value;
      const isCovered = counts.length > 0 || records.length === 0;
      return { outcome: 'succeeded', value: { token, perDayH: runningHoursByIndex(records, counts), isCovered } };
    });
  }

  private get answer(): RunningHours | undefined {
    return this.query.answer?.value;
  }

  private get isAllowed(): boolean {
    const { analytics, energyBalancing } = this.parts.session.allowed;
    return analytics || energyBalancing;
  }

  private giveUp(): void {
    this.late = true;
  }

  /** The next call may be made at once. */
  private forget(): void {
    this.query.forget();
    this.nextTryMs = -Infinity;
  }
}
