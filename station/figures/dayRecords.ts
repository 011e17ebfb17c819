import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import { type SampleTable, joinedRows } from '../../core/samples/index.ts';
import type { TimeRange, PlantDay } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { FileIdentity, TotalsPart, TotalsRepository } from '../../core/ports/index.ts';
import {
  type ChannelSums,
  type DayRecord,
  noRecords,
  possibleSpan,
  type QuarterRecords,
  type SummedChannel,
} from '../../core/totals/index.ts';
import { decodedSums, type StoredSums } from './channelSumsBytes.ts';
import { decodeQuarters, decodeSummary, isIntact } from './dayRecordBytes.ts';
import type { DamagedFiles } from './damagedFiles.ts';
import type { DayFileReader } from './dayFileReader.ts';
import type { DayFiles } from './DayFiles.ts';
import type { DayFileAnswers, ReadTotals } from './dayFileTask.ts';
import type { KeptDetails } from './keptDetails.ts';
import type { KeptSums } from './keptSums.ts';
import { latelyUsed } from './latelyUsed.ts';
import { sharedWork } from './sharedWork.ts';

/** The rows of a day's file in a span of time. */
export interface FileRows {
  readonly day: PlantDay;
  /** Undefined for rows of a growing file that don't change any more. */
  readonly file: FileIdentity | undefined;
  readonly span: TimeRange;
}

/** Sums of day files: from memory, else from the database, else from the file, which is read once however many ask. */
export interface DayRecords {
  summary(of: FileRows, signal: AbortSignal): Promise<DayRecord['summary']>;
  quarters(of: FileRows, signal: AbortSignal): Promise<QuarterRecords>;
  /** What the quarter hours say of leaks, or of energy, as `decodeFlows` or `decodeEnergies` takes it; undefined without any. */
  placed(part: PlacedPart, of: FileRows, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /** The quarter hours of each channel, read from the file; none where it can't be read. */
  channels(of: FileRows, signal: AbortSignal): Promise<ReadonlyMap<SummedChannel, ChannelSums>>;
  /** Reads a day that is over, and keeps its channels' quarter hours and its details. */
  keepDay(of: FileRows, signal: AbortSignal): Promise<void>;
  /** The rows themselves; meant for short spans. */
  rows(of: FileRows, signal: AbortSignal): Promise<SampleTable>;
  /** Forgets all that was made, also in the database. */
  clear(): void;
}

/** Small parts of the sums of quarter hours. */
export type PlacedPart = 'flows' | 'energies';

export interface DayRecordParts {
  readonly files: DayFiles;
  readonly reader: DayFileReader;
  readonly repository: TotalsRepository;
  readonly sums: Pick<KeptSums, 'save'>;
  readonly details: Pick<KeptDetails, 'save'>;
  /** The plant's. */
  readonly zone: () => string;
  /** Whether nothing is written to a day's file any more: only then it is worth a place in the database. */
  readonly isOver: (day: PlantDay) => boolean;
  readonly damaged: Pick<DamagedFiles, 'note'>;
  readonly log: Logger;
}

/** About 10 kB each. */
const keptSummaries = 800;
/** About 20 kB each. */
const keptPlaced = 32;
/** About 100 kB each. */
const keptQuarters = 32;
/** About 300 kB each. */
const keptChannels = 4;
/** About 120 kB each. */
const keptRows = 16;

type DaySummary = Pick<DayRecord, 'summary'>;
const noRows: DaySummary = { summary: undefined };

const nameOf = ({ day, file, span }: FileRows) => [day, span.fromMs, span.untilMs, file?.sizeBytes, file?.modifiedMs].join(' ');

function isWhole({ day, span }: FileRows): boolean {
  const whole = possibleSpan(day);
  return span.fromMs === whole.fromMs && span.untilMs === whole.untilMs;
}

export function dayRecords({ files, reader, repository, sums, details, zone, isOver, damaged, log }: DayRecordParts): DayRecords {
  const summaries = latelyUsed<DaySummary>(keptSummaries);
  const placed = { flows: latelyUsed<Uint8Array>(keptPlaced), energies: latelyUsed<Uint8Array>(keptPlaced) };
  const quarters = latelyUsed<Uint8Array>(keptQuarters);
  const channels = latelyUsed<StoredSums>(keptChannels);
  const rows = latelyUsed<SampleTable>(keptRows);
  const readingRows = sharedWork<SampleTable>();
  const unreadable = new Set<PlantDay>();
  let generation = 0;

  /** The database is a convenience: without it the files are read. */
  const attempt = <T>(use: () => T): T | undefined => {
    try {
      return use();
    } catch (error) {
      log.error(`totals: ${reasonOf(error)}`);
      return undefined;
    }
  };

  const attemptRead = async <T>(day: PlantDay, ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> => {
    try {
      const answer = await ask();
      unreadable.delete(day);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (!unreadable.has(day)) log.error(`SD card: the file of ${day} cannot be read (${messageOf(error)})`);
      unreadable.add(day);
      return undefined;
    }
  };

  const read = <W extends 'totals' | 'quarters' | 'channels' | 'rows'>(wanted: W, { day, span }: FileRows, signal: AbortSignal) =>
    attemptRead(day, () => reader.read<W>({ wanted, path: files.path(day), span }, signal), signal);

  const keep = (of: FileRows, { bytes, damage }: ReadTotals) => {
    const name = nameOf(of);
    // what is decoded lies in its bytes: without a copy of them, the whole answer would be kept with it
    summaries.set(name, decodeSummary(Uint8Array.from(bytes.summary)) ?? noRows);
    placed.flows.set(name, bytes.flows);
    placed.energies.set(name, bytes.energies);
    const { day, file } = of;
    if (file === undefined || !isWhole(of) || !isOver(day)) return;
    attempt(() => {
      damaged.note(day, file, damage);
      repository.save(day, file, bytes);
    });
  };

  const keepQuarters = (of: FileRows, bytes: Uint8Array) => {
    quarters.set(nameOf(of), bytes);
    const { day, file } = of;
    if (file !== undefined && isWhole(of)) attempt(() => repository.saveQuarters(day, file, bytes));
  };

  const keepSums = (of: FileRows, stored: StoredSums) => {
    const { day, file } = of;
    if (file !== undefined && isWhole(of) && isOver(day)) sums.save(day, file, stored);
    else channels.set(nameOf(of), stored);
  };

  /** Reads a file once for all who ask for the same meanwhile, and keeps what was made of it. */
  const maker = <W extends 'totals' | 'quarters' | 'channels'>(
    wanted: W,
    keepMade: (of: FileRows, made: NonNullable<DayFileAnswers[W]>) => void,
  ) => {
    const making = sharedWork<DayFileAnswers[W] | undefined>();
    return (of: FileRows, signal: AbortSignal) =>
      making.join(
        nameOf(of),
        async (stop) => {
          const begun = generation;
          const made = await read(wanted, of, stop);
          if (made !== undefined && begun === generation) keepMade(of, made);
          return made;
        },
        signal,
      );
  };
  const make = maker('totals', keep);
  const makeQuarters = maker('quarters', keepQuarters);
  const makeSums = maker('channels', keepSums);

  /** What the database has of this very file. */
  const stored = (of: FileRows, part: TotalsPart): Uint8Array | undefined => {
    const { day, file } = of;
    return file !== undefined && isWhole(of) ? attempt(() => repository.find(part, day, file)) : undefined;
  };

  const knownSummary = (of: FileRows): DaySummary | undefined => {
    const name = nameOf(of);
    const inMemory = summaries.get(name);
    if (inMemory !== undefined) return inMemory;
    const bytes = stored(of, 'summary');
    const found = bytes && decodeSummary(bytes);
    if (found !== undefined) summaries.set(name, found);
    return found;
  };

  return {
    async summary(of, signal) {
      const known = knownSummary(of);
      if (known !== undefined) return known.summary;
      const made = await make(of, signal);
      return made && (summaries.get(nameOf(of)) ?? decodeSummary(made.bytes.summary))?.summary;
    },
    async quarters(of, signal) {
      const bytes = quarters.get(nameOf(of)) ?? stored(of, 'quarters');
      const known = bytes && decodeQuarters(bytes);
      if (known !== undefined) return known;
      const made = await makeQuarters(of, signal);
      return (made && decodeQuarters(made)) ?? noRecords;
    },
    async placed(part, of, signal) {
      const known = placed[part].get(nameOf(of)) ?? stored(of, part);
      return known !== undefined && isIntact(known) ? known : (await make(of, signal))?.bytes[part];
    },
    async channels(of, signal) {
      const stored = channels.get(nameOf(of)) ?? (await makeSums(of, signal));
      return decodedSums(stored ?? new Map());
    },
    async keepDay(of, signal) {
      const { day, file, span } = of;
      const madeIn = zone();
      const made = await attemptRead(
        day,
        () => reader.read({ wanted: 'day', path: files.path(day), span, day, zone: madeIn }, signal),
        signal,
      );
      if (made === undefined || file === undefined || !isOver(day)) return;
      sums.save(day, file, made.sums);
      details.save(day, file, madeIn, made.details);
    },
    async rows(of, signal) {
      const name = nameOf(of);
      const work = async (stop: AbortSignal) => {
        const table = await read('rows', of, stop);
        if (table !== undefined) rows.set(name, table);
        return table ?? joinedRows([]);
      };
      return rows.get(name) ?? readingRows.join(name, work, signal);
    },
    clear() {
      generation++;
      summaries.clear();
      placed.flows.clear();
      placed.energies.clear();
      quarters.clear();
      channels.clear();
      rows.clear();
      attempt(() => {
        repository.clear();
      });
    },
  };
}
