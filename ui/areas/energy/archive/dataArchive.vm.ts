import { makeAutoObservable, observableStruct } from 'mobx';
import type { Archive, ArchiveList, CallResult, Clock, DamagedDayFile } from '../../../../core/ports/index.ts';
import { msPerSecond, type PlantDay, plantDayOf } from '../../../../core/time/index.ts';
import { type PlantStore, type QueryState, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';
import { archiveEntries, type ArchiveEntry, inputEntries } from './model/archiveEntry.ts';

export interface DataArchiveParts {
  readonly archive: Archive;
  readonly session: SessionStore;
  readonly plant: PlantStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
}

const pollMs = 10_000;

/** The files of the archive. Call follow() while they are shown. */
export class DataArchiveVm {
  search = '';
  private readonly query = new StationQuery<CallResult<ArchiveList>>({ answer: observableStruct });
  /** This browser's clock, as of the last try and of the last success. */
  private triedAtMs: number | undefined;
  private fetchedAtMs: number | undefined;
  private readonly parts: DataArchiveParts;

  constructor(parts: DataArchiveParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { parts: false, query: false }, { autoBind: true });
  }

  /** Fetches the list now and every 10 s. Returns the call that ends it. */
  follow(): () => void {
    void this.fetch();
    const timer = setInterval(() => void this.fetch(), pollMs);
    return () => {
      clearInterval(timer);
      this.query.abort();
    };
  }

  /** Of the list; what was fetched before a failure stays. */
  get state(): QueryState {
    return this.query.state;
  }

  find(search: string): void {
    this.search = search;
  }

  /** Newest first; undefined until the list came once. */
  get entries(): readonly ArchiveEntry[] | undefined {
    return this.list && archiveEntries(this.list);
  }

  /** Files of analog inputs, newest first; undefined until the list came once. */
  get inputEntries(): readonly ArchiveEntry[] | undefined {
    return this.list && inputEntries(this.list);
  }

  /** Newest first; none until the list came once. */
  get damaged(): readonly DamagedDayFile[] {
    return this.list?.damaged ?? [];
  }

  /** Nothing is there yet, but may come. */
  get isLoading(): boolean {
    return this.list === undefined && this.state !== 'failed';
  }

  /** What is shown is of the past. */
  get isStale(): boolean {
    return this.list !== undefined && (this.state === 'failed' || this.parts.plant.connection === 'webserverLost');
  }

  /** When the list was fetched, by this browser's clock; undefined when it never was. */
  get fetchedMs(): number | undefined {
    return this.fetchedAtMs;
  }

  /** How old the list was when it was last tried to renew it. */
  get ageS(): number | undefined {
    if (this.fetchedAtMs === undefined || this.triedAtMs === undefined) return undefined;
    return Math.max(0, this.triedAtMs - this.fetchedAtMs) / msPerSecond;
  }

  /** The month that still grows, `YYYY-MM` by the plant's calendar; undefined while the controller's clock is not known. */
  get currentMonth(): string | undefined {
    return this.today?.slice(0, 7);
  }

  /** The day by the plant's calendar; undefined while the controller's clock is not known. */
  get today(): PlantDay | undefined {
    const { plant, settings } = this.parts;
    return plant.clockMs === undefined ? undefined : plantDayOf(plant.clockMs, settings.settings.time.zone);
  }

  private get list(): ArchiveList | undefined {
    return this.query.answer?.value;
  }

  private fetch(): Promise<void> {
    const { archive, session } = this.parts;
    return this.query.refresh(async (waiting) => {
      const result = await archive.list(session.token, waiting);
      if (!waiting.signal.aborted) this.note(result.outcome === 'succeeded');
      return result;
    });
  }

  private note(isFetched: boolean): void {
    this.triedAtMs = this.parts.clock.nowMs();
    if (isFetched) this.fetchedAtMs = this.triedAtMs;
  }
}
