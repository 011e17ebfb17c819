import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Archive, Log } from '../../../../core/ports/index.ts';
import type { SessionStore } from '../../../stores/index.ts';
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
  /** Undefined where nobody tells. */
  readonly totalBytes: number | undefined;
}

/** The files of the archive that are being downloaded, each on its own; only a whole one is saved. */
export class ArchiveDownloads {
  private readonly loading = observable.map<string, Loading>({}, { deep: false });
  /** Names of those whose last download failed, in that order. */
  private readonly failures = observable.set<string>();
  private readonly asking = new Map<string, AbortController>();
  private readonly parts: ArchiveDownloadsParts;

  constructor(parts: ArchiveDownloadsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'asking' | 'loading' | 'failures'>(
      this,
      { parts: false, asking: false, loading: false, failures: false, doneShare: false, isFailed: false },
      { autoBind: true },
    );
  }

  /** Names of the files whose download failed. */
  get failed(): readonly string[] {
    return [...this.failures];
  }

  isFailed(name: string): boolean {
    return this.failures.has(name);
  }

  /** How much of a file is here, 0..1; undefined while it is not being downloaded. */
  doneShare(name: string): number | undefined {
    const file = this.loading.get(name);
    if (file === undefined) return undefined;
    return file.totalBytes === undefined || file.totalBytes <= 0 ? 0 : Math.min(1, file.loadedBytes / file.totalBytes);
  }

  /** Fetches a file and saves it; does nothing while it is on its way. */
  async start({ name, sizeBytes }: Pick<ArchiveEntry, 'name' | 'sizeBytes'>): Promise<void> {
    if (this.asking.has(name)) return;
    const { archive, session, save, log } = this.parts;
    const asking = new AbortController();
    const tell = (loadedBytes: number, totalBytes: number | undefined) =>
      runInAction(() => {
        if (this.asking.get(name) === asking) this.loading.set(name, { loadedBytes, totalBytes: totalBytes ?? sizeBytes });
      });
    this.asking.set(name, asking);
    this.failures.delete(name);
    tell(0, undefined);
    const answer = await archive.read(name, session.token, {
      signal: asking.signal,
      onProgress: ({ loadedBytes, totalBytes }) => tell(loadedBytes, totalBytes),
    });
    if (this.asking.get(name) !== asking) return;
    this.forget(name);
    if (answer.outcome === 'succeeded') {
      save(name, answer.value);
      return;
    }
    log.warn('an archive file could not be downloaded', answer.outcome);
    runInAction(() => this.failures.add(name));
  }

  cancel(name: string): void {
    this.asking.get(name)?.abort();
    this.forget(name);
  }

  /** Ends all that are on their way. */
  stop(): void {
    for (const name of [...this.asking.keys()]) this.cancel(name);
  }

  private forget(name: string): void {
    this.asking.delete(name);
    this.loading.delete(name);
  }
}
