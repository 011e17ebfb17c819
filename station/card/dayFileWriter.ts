import type { Card, DatedFiles, GrowingDayFile } from '../../core/ports/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { msPerMinute, type PlantDay, plantDayOf, plantDayRange, type TimeRange } from '../../core/time/index.ts';

/** A row, or several of one time, as lines of a day's file. */
export interface DayLine {
  readonly atMs: number;
  readonly text: string;
  /** Channels whose value in it was calculated and not measured. */
  readonly estimated?: readonly Channel[];
}

/** Appends lines to the files of their days. */
export interface DayFileWriter {
  /**
   * Appends the first lines, as far as they are of one day, and gives how many these were; a line that is not later than its file's last, or earlier
   * where times may be repeated, has no place and is left out.
   * Throws the system's error, also that of an earlier flush: then nothing is appended.
   */
  write(lines: readonly DayLine[]): Promise<number>;
  /** Closes the file, in the background. */
  leave(): void;
  /** Closes the file, once it is on the disk. */
  close(): Promise<void>;
}

/** The files of one kind that lines go to. */
export interface GrowingFiles {
  readonly files: Pick<DatedFiles<unknown>, 'open'>;
  /** What a file begins with. */
  readonly head: (day: PlantDay) => string;
  /** What a file has to begin with that has this head and gets these lines; without it the head stays. */
  readonly headFor?: (head: string, lines: readonly DayLine[]) => string;
  /** A line may have the same time as the one before, as a minute does that was cut in two. */
  readonly repeatsTimes?: boolean;
}

export interface DayFileWriterParts extends GrowingFiles {
  readonly card: Pick<Card, 'hold' | 'check'>;
  /** The plant's zone. */
  readonly zone: () => string;
  /** A file that is left can't be brought to the disk. */
  readonly onUnfinished: (error: Error) => void;
}

interface OpenDay {
  readonly file: GrowingDayFile;
  readonly range: TimeRange;
}

const flushEveryMs = msPerMinute;

const isIn = ({ fromMs, untilMs }: TimeRange, { atMs }: DayLine) => atMs >= fromMs && atMs < untilMs;

const isLater = (line: DayLine, lastMs: number, repeatsTimes: boolean) => line.atMs > lastMs || (line.atMs === lastMs && repeatsTimes);

export function dayFileWriter(parts: DayFileWriterParts): DayFileWriter {
  const { card, files, head, headFor = (same) => same, repeatsTimes = false, zone, onUnfinished } = parts;
  let open: OpenDay | undefined;
  let flushAtMs = -Infinity;
  let flushing: Promise<void> | undefined;
  let flushError: Error | undefined;
  let closing: Promise<unknown> = Promise.resolve();

  const leave = () => {
    const left = open;
    open = undefined;
    flushAtMs = -Infinity;
    flushError = undefined;
    if (left !== undefined) closing = Promise.allSettled([closing, flushing]).then(() => left.file.close().catch(onUnfinished));
  };

  /** In the background: a disk may take seconds, and rows go on meanwhile. */
  const flush = ({ file }: OpenDay) => {
    flushAtMs = performance.now() + flushEveryMs;
    flushing ??= file
      .flush()
      .catch((error: Error) => {
        if (file === open?.file) flushError = error;
      })
      .finally(() => (flushing = undefined));
  };

  const dayOf = async (line: DayLine): Promise<OpenDay> => {
    if (open !== undefined && isIn(open.range, line) && (await open.file.isInPlace())) return open;
    leave();
    const day = plantDayOf(line.atMs, zone());
    open = { range: plantDayRange(day, zone()), file: await files.open(day, headFor(head(day), [line])) };
    return open;
  };

  return {
    async write(lines) {
      if (flushError !== undefined) throw flushError;
      await card.hold();
      if (performance.now() >= flushAtMs) await card.check();
      const day = await dayOf(lines[0]!);
      const behind = lines.findIndex((line) => !isIn(day.range, line));
      const ofDay = behind < 0 ? lines : lines.slice(0, behind);
      let { lastMs } = day.file;
      const later = ofDay.filter((line) => {
        const isNext = isLater(line, lastMs, repeatsTimes);
        if (isNext) lastMs = line.atMs;
        return isNext;
      });
      const wanted = headFor(day.file.head, later);
      if (wanted !== day.file.head) await day.file.replaceHead(wanted);
      if (later.length > 0) await day.file.append(later.map(({ text }) => text).join(''), lastMs);
      if (performance.now() >= flushAtMs) flush(day);
      return ofDay.length;
    },
    leave,
    async close() {
      leave();
      await closing;
    },
  };
}
