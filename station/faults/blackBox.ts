import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import { windowAround, windowBeforeMs } from '../../core/blackBox/index.ts';
import { type FaultLogEntry, faultSeverity } from '../../core/faults/index.ts';
import type { DayFile } from '../../core/dayFile/index.ts';
import type { FaultWindowRepository, PlantSample, StoredWindow } from '../../core/ports/index.ts';
import { rangeOf, rowAt, type SampleRow } from '../../core/samples/index.ts';
import { msPerMinute, msPerSecond, type PlantDay, plantDayOf, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { RowText } from './RowText.ts';
import { momentOf } from './momentOf.ts';
import { windowBytes, windowContent, type WindowContent, windowFormat, type WindowInput, type WindowMoment } from './windowBytes.ts';

export interface BlackBoxParts {
  readonly repository: FaultWindowRepository;
  readonly text: RowText;
  readonly dayFiles: { readonly read: (day: PlantDay) => Promise<DayFile | undefined> };
  /** The plant's. */
  readonly zone: () => string;
  readonly recordsWarnings: () => boolean;
  readonly log: Logger;
}

/** Records the time around each error of the plant, and around warnings where that is set. */
export interface BlackBox {
  /** Takes a sample with the entries that it brought to the log. */
  take(row: SampleRow, sample: PlantSample, came: readonly FaultLogEntry[]): void;
  /** What is kept of the time around an entry; undefined for none. */
  around(atMs: number): { readonly window: StoredWindow; readonly content: WindowContent } | undefined;
  /** What day files have of the time around an entry, and nothing of analog inputs and faults; undefined for none. */
  inDayFiles(atMs: number): Promise<{ readonly window: WindowSpan; readonly content: WindowContent } | undefined>;
  /** Once nothing is read from the card for it. */
  settled(): Promise<void>;
  close(): void;
}

/** From when until when a window is, and whether that is over. */
export type WindowSpan = Pick<StoredWindow, 'fromMs' | 'untilMs' | 'isComplete'>;

/** Faults that come one after the other share a window as long as that. */
const longestMs = 60 * msPerMinute;

/** What is known of a window before its rows. */
type Span = Pick<StoredWindow, 'fromMs' | 'untilMs' | 'hasError'>;

/** Ascending; rows are written to the second, and of a second only one is kept, as in a day file. */
const merged = (...lists: readonly (readonly WindowMoment[])[]): readonly WindowMoment[] =>
  [...new Map(lists.flat().map((moment) => [Math.floor(moment.atMs / msPerSecond), moment])).values()].sort((a, b) => a.atMs - b.atMs);

export function blackBox({ repository, text, dayFiles, zone, recordsWarnings, log }: BlackBoxParts): BlackBox {
  let recent: WindowMoment[] = [];
  let inputs: readonly WindowInput[] = [];
  /** Ascending; only the last takes more faults. */
  let growing: readonly Span[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  const attempt = (work: () => void) => {
    try {
      work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error(`black box: the time around a fault cannot be saved (${messageOf(error)})`);
      hasFailed = true;
    }
  };

  const within = ({ fromMs, untilMs }: TimeRange) => recent.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs);

  /** What is kept already stays: after a restart it is all that is known of the inputs then. */
  const store = (span: Span, isComplete: boolean, sampled: readonly WindowMoment[], ofCard: readonly WindowMoment[] = []) => {
    attempt(() => {
      const kept = repository.from(span.fromMs);
      const former = kept && windowContent(kept.bytes);
      const moments = merged(ofCard, former?.moments ?? [], sampled);
      const head = former?.head ?? text.head(plantDayOf(span.fromMs, zone()));
      const named = new Map([...(former?.inputs ?? []), ...inputs].map((input) => [input.key, input]));
      const content = { head, inputs: [...named.values()], moments };
      repository.save({ ...span, isComplete, format: windowFormat, bytes: windowBytes(content) });
    });
  };

  const fromCard = async ({ fromMs, untilMs }: TimeRange): Promise<readonly WindowMoment[]> => {
    const found: WindowMoment[] = [];
    const last = plantDayOf(untilMs, zone());
    for (let day = plantDayOf(fromMs, zone()); day <= last; day = shiftDay(day, 1)) {
      const file = await dayFiles.read(day);
      const table = file && rangeOf(file.samples, fromMs, untilMs + 1);
      for (let i = 0; i < (table?.length ?? 0); i++) {
        const row = rowAt(table!, i);
        found.push({ atMs: row.atMs, row: text.row(row), values: {}, faults: [] });
      }
    }
    return found;
  };

  const storeWithCard = (span: Span, isComplete: boolean) => {
    // Of now: the clock may be set back until the card is read.
    const sampled = within(span);
    reading = reading
      .then(async () => store(span, isComplete, sampled, await fromCard(span)))
      .catch((error: unknown) => {
        log.warn(`black box: the card cannot be read (${messageOf(error)})`);
        store(span, isComplete, sampled);
      });
  };

  /** Whether all of a span was sampled since the start. */
  const isCovered = ({ fromMs }: Span) => (recent[0]?.atMs ?? Infinity) <= fromMs;

  const finish = (span: Span) => {
    if (isCovered(span)) store(span, true, within(span));
    else storeWithCard(span, true);
  };

  const begin = (atMs: number, hasError: boolean) => {
    const { fromMs, untilMs } = windowAround(atMs);
    const last = growing.at(-1);
    const isShared = last !== undefined && untilMs - last.fromMs <= longestMs;
    const span = isShared ? { ...last, untilMs, hasError: last.hasError || hasError } : { fromMs, untilMs, hasError };
    growing = [...(isShared ? growing.slice(0, -1) : growing), span];
    store(span, false, within(span));
    if (!isCovered(span)) storeWithCard(span, false);
  };

  /** Finishes those that are over. */
  const finishUntil = (atMs: number) => {
    for (const span of growing.filter(({ untilMs }) => untilMs < atMs)) finish(span);
    growing = growing.filter(({ untilMs }) => untilMs >= atMs);
  };

  const goOn = (atMs: number) => {
    for (const { fromMs, untilMs, hasError } of repository.open()) {
      const span = { fromMs, untilMs, hasError };
      if (untilMs > atMs) growing = [...growing, span];
      else storeWithCard(span, true);
    }
  };

  let isFirst = true;

  return {
    take(row, sample, came) {
      const { atMs } = row;
      if (!Number.isFinite(atMs)) return;
      if (isFirst) attempt(() => goOn(atMs));
      isFirst = false;
      const latestMs = recent.at(-1)?.atMs ?? -Infinity;
      if (atMs <= latestMs) {
        finishUntil(Infinity);
        recent = [];
      }
      const { moment, inputs: named } = momentOf(row, sample, text);
      inputs = named;
      recent.push(moment);
      finishUntil(atMs);
      const severities = came.map(({ bitIndex }) => faultSeverity(bitIndex));
      const hasError = severities.includes('error');
      if (hasError || (recordsWarnings() && severities.includes('warning'))) begin(atMs, hasError);
      const oldestMs = Math.min(atMs - windowBeforeMs, growing[0]?.fromMs ?? Infinity);
      while (recent[1] !== undefined && recent[1].atMs <= oldestMs) recent.shift();
    },
    around(atMs) {
      const window = repository.at(atMs);
      return window && { window, content: windowContent(window.bytes) };
    },
    async inDayFiles(atMs) {
      const around = windowAround(atMs);
      const ofCard = await fromCard(around).catch((error: unknown) => {
        log.warn(`black box: the card cannot be read (${messageOf(error)})`);
        return [];
      });
      const moments = merged(ofCard, within(around));
      if (moments.length === 0) return undefined;
      const isComplete = (recent.at(-1)?.atMs ?? Infinity) > around.untilMs;
      return {
        window: { ...around, isComplete },
        content: { head: text.head(plantDayOf(around.fromMs, zone())), inputs: [], moments },
      };
    },
    async settled() {
      await reading;
    },
    close() {
      for (const span of growing) store(span, false, within(span));
    },
  };
}
