import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import { type DayFileFacts, maxDayFiles } from '../../core/dayFile/index.ts';
import type {
  CallResult,
  ChannelHistory,
  DayFiles,
  DayFileParser,
  DayFileReading,
  FilesProgress,
  ListedDayFile,
  Log,
  SessionToken,
  SteppedHistory,
} from '../../core/ports/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import type { Band, StateShares } from '../../core/plot/index.ts';
import type { Channel, Column, SampleTable } from '../../core/samples/index.ts';
import { isStateShare, type SharedState, sharedStates, stateShare, type SummedChannel } from '../../core/totals/index.ts';
import { type DayRangeChoice, daysBetween, type PlantDay, plantDayRange } from '../../core/time/index.ts';
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

/** The rows are steps of time, with means: where each of them goes from and to. */
export interface AnalysisSteps {
  readonly stepMs: number;
  /** Where the last step ends: one that is not over yet ends when it was asked for. */
  readonly endMs: number;
  readonly bands: ReadonlyMap<Channel, Band>;
  /** Seconds of each step that a channel had a value: what its mean weighs. */
  readonly coveredS: ReadonlyMap<Channel, Column>;
  /** The shares of states of the machines that were there, by number. */
  readonly states: ReadonlyMap<number, StateShares>;
  /** Seconds of each step that anything was recorded. */
  readonly recordedS: Column;
  /** Recorded days of the range, and on how many of them a channel was estimated, of those that were. */
  readonly days: number;
  readonly estimatedDays: SteppedHistory['estimatedDays'];
}

/** The rows of day files, all at once, or the steps of a long range. */
export interface AnalysisData {
  /** Of those asked for, from the first one that was loaded when files were left out. */
  readonly days: DayRangeChoice;
  readonly files: readonly AnalysisFile[];
  /** The oldest files of the days asked for, left out because there may be no more at once. */
  readonly omittedFiles: number;
  readonly table: SampleTable;
  /** Undefined where each sample has a row. */
  readonly steps?: AnalysisSteps | undefined;
}

export interface AnalysisStoreParts {
  readonly dayFiles: DayFiles;
  readonly parser: DayFileParser;
  readonly session: SessionStore;
  readonly log: Log;
  /** So many files are loaded at once; as many as one may choose days of the card without it. */
  readonly maxFiles?: number;
  /** For ranges of more than seven days; without it, and where the station has none, the files of these days are loaded. */
  readonly history?: { readonly port: ChannelHistory; readonly zone: () => string; readonly nowMs: () => number };
}

/** Up to so many days each sample is shown. */
export const maxSampleDays = 7;
/** Until the station is asked again for days that it is still summing. */
const askAgainMs = 1000;

/** What is asked for: files of days, or the steps of some channels. */
export interface WantedPast {
  readonly days: DayRangeChoice;
  readonly channels: readonly SummedChannel[];
}

type DatedFile = ListedDayFile & { readonly day: PlantDay };

const seenBytes = 4_000_000;
const notStarted: LoadProgress = { loadedBytes: 0, totalBytes: undefined, loadedFiles: 0, readFiles: 0, fileCount: 0 };

/** The day files that the analysis shows; they stay while one goes from page to page, and are gone with the session. */
export class AnalysisStore {
  progress: LoadProgress = notStarted;
  /** A person ended the last request. */
  isCancelled = false;
  /** Days are being summed at the station, and are no files. */
  isSummed = false;
  /** What is there of a long range while the station sums the rest of it. */
  private partial: AnalysisData | undefined;
  /** What was asked for last. */
  private wanted: WantedPast | undefined;
  private readonly query = new StationQuery<CallResult<AnalysisData>>({ isDroppedByFailure: true });
  private readonly parts: AnalysisStoreParts;

  constructor(parts: AnalysisStoreParts) {
    this.parts = parts;
    makeAutoObservable<this, 'wanted' | 'partial' | 'query' | 'parts'>(
      this,
      { progress: observableRef, partial: observableRef, wanted: false, query: false, parts: false },
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
    return this.partial ?? this.query.answer?.value;
  }

  /** Asks as soon as something else is wanted: what is shown meanwhile needs not be drawn first. Returns the call that ends it. */
  follow(wanted: () => WantedPast | undefined): () => void {
    return reaction(wanted, (now) => now && void this.ask(now.days, now.channels), { fireImmediately: true });
  }

  /** Loads the files of these days, or of more than seven the steps of the channels, unless that was asked for last. */
  async ask(days: DayRangeChoice, channels: readonly SummedChannel[] = []): Promise<void> {
    const isLong = daysBetween(days.from, days.until, maxSampleDays + 1).length > maxSampleDays;
    const wanted = { days, channels: isLong ? channels : [] };
    if (compareStructural(wanted, this.wanted)) return;
    this.wanted = wanted;
    await this.load(wanted);
  }

  /** Asks again for the same days. */
  async retry(): Promise<void> {
    if (this.wanted !== undefined) await this.load(this.wanted);
  }

  /** Ends a request that is under way; what was shown before stays. */
  cancel(): void {
    if (!this.query.isUnderWay) return;
    this.query.abort();
    this.isCancelled = true;
  }

  /** Nobody waits any more: a request that is under way ends, and can be made again. */
  leave(): void {
    this.isCancelled = false;
    if (!this.query.isUnderWay) return;
    this.query.abort();
    this.wanted = undefined;
  }

  private async load(wanted: WantedPast): Promise<void> {
    const { token } = this.parts.session;
    if (token === undefined) return;
    this.isCancelled = false;
    this.progress = notStarted;
    this.isSummed = false;
    const asked = await this.query.ask(async ({ signal }) => {
      const stepped = await this.fetchSteps(wanted, token, signal);
      if (stepped !== undefined) return stepped;
      const value = await this.fetch(wanted.days, token, signal);
      return value === undefined ? { outcome: 'failed' } : { outcome: 'succeeded', value };
    });
    if (asked?.outcome === 'succeeded') this.showPartial(undefined);
  }

  private showPartial(data: AnalysisData | undefined): void {
    this.partial = data;
  }

  /** Undefined where files are wanted, or the station has no steps. */
  private async fetchSteps(
    { days, channels }: WantedPast,
    token: SessionToken,
    signal: AbortSignal,
  ): Promise<CallResult<AnalysisData> | undefined> {
    const { history } = this.parts;
    if (history === undefined || channels.length === 0) return undefined;
    const zone = history.zone();
    const range = { fromMs: plantDayRange(days.from, zone).fromMs, untilMs: plantDayRange(days.until, zone).untilMs };
    for (;;) {
      const answer = await history.port.read(range, channels, token, { signal });
      if (answer.outcome === 'notOffered') return undefined;
      if (answer.outcome !== 'succeeded') return answer;
      const data = steppedData(days, answer.value, history.nowMs());
      const { days: dayCount, summedDays } = answer.value;
      if (summedDays >= dayCount) return { outcome: 'succeeded', value: data };
      if (signal.aborted) return { outcome: 'aborted' };
      this.noteSummed(dayCount, summedDays, data);
      await pause(askAgainMs, signal);
    }
  }

  private noteSummed(fileCount: number, done: number, data: AnalysisData): void {
    this.isSummed = true;
    this.progress = { ...notStarted, fileCount, loadedFiles: done, readFiles: done };
    this.partial = data;
  }

  private async fetch(days: DayRangeChoice, token: SessionToken, signal: AbortSignal): Promise<AnalysisData | undefined> {
    const { dayFiles, parser, log, maxFiles = maxDayFiles } = this.parts;
    const reading = parser.open(daysBetween(days.from, days.until, maxFiles).length);
    signal.addEventListener('abort', () => reading.close());
    try {
      const listed = await dayFiles.list(token, { signal });
      if (listed.outcome !== 'succeeded' || signal.aborted) return undefined;
      const ofDays = filesOf(listed.value, days);
      const wanted = ofDays.slice(-maxFiles);
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
    this.wanted = undefined;
    this.partial = undefined;
    this.isSummed = false;
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

function statesOf(columns: SteppedHistory['columns']): ReadonlyMap<number, StateShares> {
  const shareOf = (state: SharedState, slot: number) => columns.get(stateShare(state, slot))?.mean;
  const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
  return new Map(
    slots.flatMap((slot): (readonly [number, StateShares])[] => {
      const [load, noLoad, error] = sharedStates.map((state) => shareOf(state, slot));
      return load && noLoad && error ? [[slot, { load, noLoad, error }]] : [];
    }),
  );
}

/** A step stands in its middle, one that is not that far yet at the present. */
function steppedData(days: DayRangeChoice, answer: SteppedHistory, nowMs: number): AnalysisData {
  const { stepMs, timesMs, columns, days: dayCount, estimatedDays } = answer;
  const lastMs = timesMs[timesMs.length - 1] ?? nowMs;
  // a clock that is behind the station's does not cut what was recorded
  const endMs = nowMs > lastMs ? Math.min(lastMs + stepMs, nowMs) : lastMs + stepMs;
  const quantities = [...columns].flatMap(([channel, of]) => (isStateShare(channel) ? [] : [[channel, of] as const]));
  const table = {
    length: timesMs.length,
    timesMs: timesMs.map((atMs) => Math.min(atMs + stepMs / 2, endMs)),
    columns: new Map(quantities.map(([channel, { mean }]) => [channel, mean])),
  };
  const bands = new Map(quantities.map(([channel, { least, greatest }]) => [channel, { low: least, high: greatest }]));
  const coveredS = new Map(quantities.map(([channel, of]) => [channel, of.coveredS]));
  const recordedS = new Float32Array(timesMs.length);
  const coverages = new Set([...columns.values()].map((of) => of.coveredS));
  for (const column of coverages) column.forEach((value, row) => (recordedS[row] = Math.max(recordedS[row]!, value)));
  const steps = { stepMs, endMs, bands, coveredS, states: statesOf(columns), recordedS, days: dayCount, estimatedDays };
  return { days, files: [], omittedFiles: 0, table, steps };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
