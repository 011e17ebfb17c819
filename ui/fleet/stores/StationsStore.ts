import { makeAutoObservable, observableRef } from 'mobx';
import { type FaultSeverity, worstFault } from '../../../core/faults/index.ts';
import { countStandings, type StationStanding } from '../../../core/fleet/index.ts';
import type { Clock, FleetLive, FleetLiveRow, FleetStationRow, FleetStationsApi } from '../../../core/ports/index.ts';
import { msPerMinute, msPerSecond } from '../../../core/time/index.ts';
import { FleetQuery } from './FleetQuery.ts';

export interface StationsStoreParts {
  readonly stations: FleetStationsApi;
  readonly live: FleetLive;
  readonly clock: Clock;
}

/** What does not change at each beat is asked for so often. */
const refreshMs = 5 * msPerMinute;
/** While the stream is lost, which it says at each try, all is asked for so often. */
const lostRefreshMs = 30 * msPerSecond;
const tickMs = 5 * msPerSecond;

/** The stations that somebody may see, as they stand now. */
export class StationsStore {
  /** What came since the list was asked for. */
  private changed: ReadonlyMap<string, FleetLiveRow> = new Map();
  /** The stream of changes is up. */
  isLive = false;
  nowMs: number;
  /** For want of the stream. */
  private askedMs: number;
  readonly query: FleetQuery<readonly FleetStationRow[]>;
  private readonly parts: StationsStoreParts;

  constructor(parts: StationsStoreParts) {
    this.parts = parts;
    this.nowMs = parts.clock.nowMs();
    this.askedMs = this.nowMs;
    this.query = new FleetQuery({ read: (waiting) => parts.stations.stations(waiting), everyMs: refreshMs });
    makeAutoObservable<this, 'changed' | 'parts' | 'askedMs'>(
      this,
      { changed: observableRef, query: false, parts: false, askedMs: false },
      { autoBind: true },
    );
  }

  /** Undefined before the first answer. */
  get rows(): readonly FleetStationRow[] | undefined {
    const { changed } = this;
    return this.query.value?.map((row) => {
      const now = changed.get(row.id);
      const newerMs = (now?.seenMs ?? 0) - (row.seenMs ?? 0);
      // the stream has no word of a revocation, only of a call that came after it
      const isOver = row.standing === 'revoked' ? newerMs <= 0 : newerMs < 0;
      return now === undefined || isOver ? row : { ...row, ...now };
    });
  }

  get counts(): Readonly<Record<StationStanding, number>> | undefined {
    return this.rows && countStandings(this.rows);
  }

  /** Faults that are up at all stations. */
  get faultsUp(): number {
    return (this.rows ?? []).reduce((sum, { faultsUp }) => sum + faultsUp, 0);
  }

  /** Of all faults that are up; undefined where none is known. */
  get worstUp(): FaultSeverity | undefined {
    return worstFault((this.rows ?? []).flatMap(({ worst }) => worst ?? []))?.severity;
  }

  /** Asks for the list and follows its changes until the returned function is called. */
  follow(): () => void {
    const stopAsking = this.query.follow();
    const stopLive = this.parts.live.follow({
      onRows: (rows) => this.receive(rows),
      onOpened: () => this.setLive(true),
      onLost: () => this.loseLive(),
    });
    const timer = setInterval(() => this.tick(), tickMs);
    return () => {
      clearInterval(timer);
      stopLive();
      stopAsking();
      this.setLive(false);
    };
  }

  private receive(rows: readonly FleetLiveRow[]): void {
    this.changed = new Map([...this.changed, ...rows.map((row) => [row.id, row] as const)]);
    this.tick();
  }

  /** What changed while the stream was down was not sent. */
  private setLive(isLive: boolean): void {
    if (isLive && !this.isLive) void this.query.refresh();
    this.isLive = isLive;
  }

  /** The server may be gone, which only a question finds out. */
  private loseLive(): void {
    const nowMs = this.parts.clock.nowMs();
    if (this.isLive || nowMs - this.askedMs >= lostRefreshMs) {
      this.askedMs = nowMs;
      void this.query.refresh();
    }
    this.isLive = false;
  }

  private tick(): void {
    this.nowMs = this.parts.clock.nowMs();
  }
}
