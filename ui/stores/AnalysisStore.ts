import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import { type DayFileFacts, maxDayFiles } from '../../core/dayFile/index.ts';
import type {
  CallResult,
  DayFiles,
  DayFileParser,
  DayFileReading,
  FilesProgress,
  ListedDayFile,
  Log,
  SessionToken,
} from '../../core/ports/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';
import { type DayRangeChoice, daysBetween, type PlantDay } from '../../core/time/index.ts';
import type { SessionStore } from './SessionStore.ts';
import { type QueryState, StationQuery } from './StationQuery.ts';

/** How far the day files are. */
export interface LoadProgress extends FilesProgress {
  /** Files whose rows are read. */
  readonly readFiles: number;
}

/** A day file that was read. */
export interface AnalysisFile {
  readonly name: string;
  readonly day: PlantDay;
  readonly facts: DayFileFacts;
}

/** The rows of day files, all at once. */
export interface AnalysisData {
  /** Of those asked for, from the first one that was loaded when files were left out. */
  readonly days: DayRangeChoice;
  readonly files: readonly AnalysisFile[];
  /** The oldest files of the days asked for, left out because there may be no more at once. */
  readonly omittedFiles: number;
  readonly table: SampleTable;
}

export interface AnalysisStoreParts {
  readonly dayFiles: DayFiles;
  readonly parser: DayFileParser;
  readonly session: SessionStore;
  readonly log: Log;
}

type DatedFile = ListedDayFile & { readonly day: PlantDay };

const seenBytes = 4_000_000;
const notStarted: LoadProgress = { loadedBytes: 0, totalBytes: undefined, loadedFiles: 0, readFiles: 0, fileCount: 0 };

/** The day files that the analysis shows; they stay while one goes from page to page, and are gone with the session. */
export class AnalysisStore {
  progress: LoadProgress = notStarted;
  /** A person ended the last request. */
  isCancelled = false;
  /** The days last asked for. */
  private days: DayRangeChoice | undefined;
  private readonly query = new StationQuery<CallResult<AnalysisData>>({ isDroppedByFailure: true });
  private readonly parts: AnalysisStoreParts;

  constructor(parts: AnalysisStoreParts) {
    this.parts = parts;
    makeAutoObservable<this, 'days' | 'query' | 'parts'>(
      this,
      { progress: observableRef, days: false, query: false, parts: false },
      { autoBind: true },
    );
    reaction(
      () => parts.session.token,
      () => this.forget(),
    );
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** Of the last request that was answered; stays while the next one is under way. */
  get data(): AnalysisData | undefined {
    return this.query.answer?.value;
  }

  /** Loads the files of these days unless they were the last that were asked for. */
  async ask(days: DayRangeChoice): Promise<void> {
    if (compareStructural(days, this.days)) return;
    this.days = days;
    await this.load(days);
  }

  /** Asks again for the same days. */
  async retry(): Promise<void> {
    if (this.days !== undefined) await this.load(this.days);
  }

  /** Ends a request that is under way; what was shown before stays. */
  cancel(): void {
    if (!this.query.isUnderWay) return;
    this.query.abort();
    this.isCancelled = true;
  }

  private async load(days: DayRangeChoice): Promise<void> {
    const { token } = this.parts.session;
    if (token === undefined) return;
    this.isCancelled = false;
    this.progress = notStarted;
    await this.query.ask(async ({ signal }) => {
      const value = await this.fetch(days, token, signal);
      return value === undefined ? { outcome: 'failed' } : { outcome: 'succeeded', value };
    });
  }

  private async fetch(days: DayRangeChoice, token: SessionToken, signal: AbortSignal): Promise<AnalysisData | undefined> {
    const { dayFiles, parser, log } = this.parts;
    const reading = parser.open(daysBetween(days.from, days.until, maxDayFiles).length);
    signal.addEventListener('abort', () => reading.close());
    try {
      const listed = await dayFiles.list(token, { signal });
      if (listed.outcome !== 'succeeded' || signal.aborted) return undefined;
      const ofDays = filesOf(listed.value, days);
      const wanted = ofDays.slice(-maxDayFiles);
      this.notify({ fileCount: wanted.length }, signal);
      const files = await this.readFiles({ wanted, reading, token, signal });
      if (files === undefined) return undefined;
      const table = await reading.joined();
      const omittedFiles = ofDays.length - wanted.length;
      const from = omittedFiles > 0 ? wanted[0]!.day : days.from;
      if (table !== undefined) return { days: { ...days, from }, files, omittedFiles, table };
      if (!signal.aborted) log.warn('the day files could not be read');
      return undefined;
    } finally {
      reading.close();
    }
  }

  /** Reads each file while the next ones load; undefined when any fails. */
  private async readFiles({ wanted, reading, token, signal }: Reading): Promise<readonly AnalysisFile[] | undefined> {
    const read: Promise<DayFileFacts | undefined>[] = [];
    const onFile = ({ bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }) => {
      const facts = reading.add(bytes);
      read.push(facts);
      void facts.then(() => this.notify({ readFiles: this.progress.readFiles + 1 }, signal));
    };
    const paths = wanted.map(({ path }) => path);
    const answer = await this.parts.dayFiles.readSeveral(paths, token, { signal, onFile, onProgress: (of) => this.notify(of, signal) });
    if (answer.outcome !== 'succeeded') return undefined;
    const facts = await Promise.all(read);
    return wanted.flatMap(({ name, day }, at) => {
      const of = facts[at];
      return of === undefined ? [] : [{ name, day, facts: of }];
    });
  }

  /** Pieces of a file come faster than anybody can see. */
  private notify(of: Partial<LoadProgress>, signal: AbortSignal): void {
    const next = { ...this.progress, ...of };
    const seen = ({ loadedBytes, loadedFiles, readFiles, fileCount }: LoadProgress) =>
      [Math.floor(loadedBytes / seenBytes), loadedFiles, readFiles, fileCount].join();
    if (!signal.aborted && seen(next) !== seen(this.progress)) this.progress = next;
  }

  private forget(): void {
    this.query.forget();
    this.days = undefined;
    this.isCancelled = false;
  }
}

interface Reading {
  readonly wanted: readonly DatedFile[];
  readonly reading: DayFileReading;
  readonly token: SessionToken;
  readonly signal: AbortSignal;
}

const isDated = (file: ListedDayFile): file is DatedFile => file.day !== undefined;

function filesOf(listed: readonly ListedDayFile[], { from, until }: DayRangeChoice): readonly DatedFile[] {
  return listed
    .filter(isDated)
    .filter(({ day }) => day >= from && day <= until)
    .sort((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1));
}
