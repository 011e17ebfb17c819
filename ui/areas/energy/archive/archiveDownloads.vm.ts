import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Archive, CallResult, Log } from '../../../../core/ports/index.ts';
import { type SessionStore, StationQuery } from '../../../stores/index.ts';
import type { ArchiveEntry } from './model/archiveEntry.ts';

export interface ArchiveDownloadsParts {
  readonly archive: Archive;
  readonly session: SessionStore;
  readonly log: Log;
  /** Gives a whole file to the person. */
  readonly save: (name: string, content: Uint8Array<ArrayBuffer>) => void;
}

/** A file that is on its way. */
interface Loading {
  readonly loadedBytes: number;
  /** Undefined where nobody says. */
  readonly totalBytes: number | undefined;
}

/** The files of the archive that are being downloaded, each on its own; only a whole one is saved. */
export class ArchiveDownloads {
  /** By name, in the order in which they were begun. */
  private readonly queries = observable.map<string, StationQuery<CallResult<Uint8Array<ArrayBuffer>>>>({}, { deep: false });
  private readonly loading = observable.map<string, Loading>({}, { deep: false });
  private readonly parts: ArchiveDownloadsParts;

  constructor(parts: ArchiveDownloadsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'queries' | 'loading'>(
      this,
      { parts: false, queries: false, loading: false, doneShare: false, isFailed: false },
      { autoBind: true },
    );
  }

  /** Names of the files whose download failed. */
  get failed(): readonly string[] {
    return [...this.queries.keys()].filter((name) => this.isFailed(name));
  }

  isFailed(name: string): boolean {
    return this.queries.get(name)?.state === 'failed';
  }

  /** How much of a file is here, 0..1; undefined while it is not being downloaded. */
  doneShare(name: string): number | undefined {
    const file = this.loading.get(name);
    if (file === undefined) return undefined;
    return file.totalBytes === undefined || file.totalBytes <= 0 ? 0 : Math.min(1, file.loadedBytes / file.totalBytes);
  }

  /** Fetches a file and saves it; does nothing while it is on its way. */
  async fetch({ name, sizeBytes }: Pick<ArchiveEntry, 'name' | 'sizeBytes'>): Promise<void> {
    if (this.queries.get(name)?.isUnderWay === true) return;
    const { archive, session, save, log } = this.parts;
    const query = new StationQuery<CallResult<Uint8Array<ArrayBuffer>>>();
    this.queries.delete(name);
    this.queries.set(name, query);
    this.loading.set(name, { loadedBytes: 0, totalBytes: sizeBytes });
    const answer = await query.ask(({ signal }) =>
      archive.read(name, session.token, {
        signal,
        onProgress: ({ loadedBytes, totalBytes }) => {
          if (!signal.aborted) this.note(name, { loadedBytes, totalBytes: totalBytes ?? sizeBytes });
        },
      }),
    );
    if (answer === undefined) return;
    runInAction(() => this.loading.delete(name));
    if (answer.outcome === 'succeeded') save(name, answer.value);
    else log.warn('an archive file could not be downloaded', answer.outcome);
  }

  cancel(name: string): void {
    this.queries.get(name)?.abort();
    this.loading.delete(name);
  }

  /** Lets downloads go on until the returned function is called. */
  follow(): () => void {
    return () => {
      for (const name of [...this.loading.keys()]) this.cancel(name);
    };
  }

  private note(name: string, loading: Loading): void {
    this.loading.set(name, loading);
  }
}
