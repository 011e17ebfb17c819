import { compareStructural, computed, makeAutoObservable, reaction } from 'mobx';
import type { Clock, StationReport } from '../../../core/ports/index.ts';
import type { Channel, SampleTable } from '../../../core/samples/index.ts';
import { msPerSecond } from '../../../core/time/index.ts';
import type { HistoryStore, PlantStore } from '../../stores/index.ts';

export interface LiveDataParts {
  readonly plant: PlantStore;
  readonly log: HistoryStore;
  readonly clock: Clock;
  /** The channels that are shown. */
  readonly wanted: () => readonly Channel[];
}

/** The live log as the chart needs it, and how old it is. Call follow() while it is shown, and tick() every second while not live. */
export class LiveData {
  /** This browser's clock. */
  nowMs: number;
  /** This browser's clock when the last values came; undefined when that was not seen. */
  private seenAtMs: number | undefined;
  private readonly parts: LiveDataParts;

  constructor(parts: LiveDataParts) {
    this.parts = parts;
    this.nowMs = parts.clock.nowMs();
    makeAutoObservable<this, 'parts'>(this, { parts: false, channels: computed({ equals: compareStructural }) }, { autoBind: true });
  }

  /** Notes when values come, for their age later on. Returns the call that ends it. */
  follow(): () => void {
    return reaction(
      () => this.snapshot,
      (snapshot) => {
        if (snapshot !== undefined) this.noteSeen();
      },
      { fireImmediately: true },
    );
  }

  tick(): void {
    this.nowMs = this.parts.clock.nowMs();
  }

  get snapshot(): StationReport | undefined {
    return this.parts.plant.snapshot;
  }

  get isLive(): boolean {
    return this.snapshot !== undefined;
  }

  get channels(): readonly Channel[] {
    return this.parts.wanted();
  }

  /** All that is logged. */
  get logged(): SampleTable {
    return this.parts.log.table(0, Infinity, this.channels);
  }

  /** When the values shown were those of now; undefined while they still are, and when there never were any. */
  get lastSeenMs(): number | undefined {
    return this.isLive ? undefined : (this.parts.plant.lastSeenMs ?? this.parts.log.latestMs);
  }

  /** How long ago the last values came; undefined while live, and when it can't be known. */
  get ageS(): number | undefined {
    return this.ageMs === undefined ? undefined : this.ageMs / msPerSecond;
  }

  private get ageMs(): number | undefined {
    if (this.isLive || this.seenAtMs === undefined || this.parts.plant.lastSeenMs === undefined) return undefined;
    return Math.max(0, this.nowMs - this.seenAtMs);
  }

  /** Moment of the newest values, by the controller's clock; undefined when there never were any. */
  get latestMs(): number | undefined {
    return this.snapshot?.atMs ?? this.lastSeenMs;
  }

  /** Time since the newest values, by the controller's clock where that is known. */
  get outageMs(): number {
    const { clockMs } = this.parts.plant;
    if (this.isLive || this.latestMs === undefined) return 0;
    return Math.max(0, clockMs === undefined ? (this.ageMs ?? 0) : clockMs - this.latestMs);
  }

  private noteSeen(): void {
    this.tick();
    this.seenAtMs = this.nowMs;
  }
}
