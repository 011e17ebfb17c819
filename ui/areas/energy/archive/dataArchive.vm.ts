import { makeAutoObservable, observableStruct, runInAction } from 'mobx';
import type { Archive, ArchiveList, Clock, DamagedDayFile } from '../../../../core/ports/index.ts';
import { msPerSecond, plantDayOf } from '../../../../core/time/index.ts';
import type { PlantStore, SessionStore, SettingsStore } from '../../../stores/index.ts';
import { archiveEntries, type ArchiveEntry } from './model/archiveEntry.ts';

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
  /** The last try to fetch the list failed; what was fetched before stays. */
  failed = false;
  private list: ArchiveList | undefined;
  /** This browser's clock, as of the last try and of the last success. */
  private triedAtMs: number | undefined;
  private fetchedAtMs: number | undefined;
  /** The call that is under way. */
  private asking: AbortController | undefined;
  private readonly parts: DataArchiveParts;

  constructor(parts: DataArchiveParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'asking' | 'list'>(
      this,
      { parts: false, asking: false, list: observableStruct },
      { autoBind: true },
    );
  }

  /** Fetches the list now and every 10 s. Returns the call that ends it. */
  follow(): () => void {
    void this.fetch();
    const timer = setInterval(() => void this.fetch(), pollMs);
    return () => {
      clearInterval(timer);
      this.asking?.abort();
      this.asking = undefined;
    };
  }

  find(search: string): void {
    this.search = search;
  }

  /** Newest first; undefined until the list came once. */
  get entries(): readonly ArchiveEntry[] | undefined {
    return this.list && archiveEntries(this.list);
  }

  /** Newest first; none until the list came once. */
  get damaged(): readonly DamagedDayFile[] {
    return this.list?.damaged ?? [];
  }

  /** Nothing is there yet, but may come. */
  get isLoading(): boolean {
    return this.list === undefined && !this.failed;
  }

  /** What is shown is of the past. */
  get isStale(): boolean {
    return this.list !== undefined && (this.failed || this.parts.plant.connection === 'webserverLost');
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
    const { plant, settings } = this.parts;
    return plant.clockMs === undefined ? undefined : plantDayOf(plant.clockMs, settings.settings.time.zone).slice(0, 7);
  }

  private async fetch(): Promise<void> {
    if (this.asking !== undefined) return;
    const { archive, session, clock } = this.parts;
    const asking = new AbortController();
    this.asking = asking;
    const result = await archive.list(session.token, { signal: asking.signal });
    if (this.asking !== asking) return;
    runInAction(() => {
      this.asking = undefined;
      this.triedAtMs = clock.nowMs();
      this.failed = result.outcome !== 'succeeded';
      if (result.outcome !== 'succeeded') return;
      this.list = result.value;
      this.fetchedAtMs = this.triedAtMs;
    });
  }
}
