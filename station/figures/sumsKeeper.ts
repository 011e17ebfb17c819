import type { Logger } from 'pino';
import type { Clock, FileIdentity } from '../../core/ports/index.ts';
import { msPerHour, msPerMinute, type PlantDay, plantDayOf } from '../../core/time/index.ts';
import { possibleSpan } from '../../core/totals/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { DayFiles } from './DayFiles.ts';
import type { DayRecords } from './dayRecords.ts';
import type { KeptDetails } from './keptDetails.ts';
import type { KeptSums } from './keptSums.ts';

/** Brings the sums and details of finished days up to date with their files: at the start, after midnight, and when a file has changed. */
export interface SumsKeeper {
  /** The files on the card, as they were looked at lately. */
  files(): Promise<ReadonlyMap<PlantDay, FileIdentity>>;
  /** Whether a day's sums are those of its file, or the file can't be read. */
  isDone(day: PlantDay): boolean;
  /** Whether a day's details are those of its file, or the file can't be read. */
  isDetailed(day: PlantDay): boolean;
  /** Makes what is missing, those days first that are wanted; those who ask meanwhile wait for the same. */
  run(wanted?: (day: PlantDay) => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface SumsKeeperParts {
  readonly files: DayFiles;
  readonly records: Pick<DayRecords, 'keepDay'>;
  readonly sums: Pick<KeptSums, 'files'>;
  readonly details: Pick<KeptDetails, 'files'>;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly everyMs?: number;
}

const lookedAtMs = msPerMinute;
const defaultEveryMs = msPerHour;

const isSame = (one: FileIdentity | undefined, other: FileIdentity | undefined) =>
  one !== undefined && one.sizeBytes === other?.sizeBytes && one.modifiedMs === other.modifiedMs;

export function sumsKeeper({ files, records, sums, details, zone, clock, log, everyMs = defaultEveryMs }: SumsKeeperParts): SumsKeeper {
  const closing = new AbortController();
  const { signal } = closing;
  /** Files that gave nothing, so that they are not read again and again. */
  const unreadable = new Map<PlantDay, FileIdentity>();
  let looked: ReadonlyMap<PlantDay, FileIdentity> = new Map();
  let looking: Promise<ReadonlyMap<PlantDay, FileIdentity>> | undefined;
  let lookedMs = -Infinity;
  let running: Promise<void> | undefined;
  let isFirst: (day: PlantDay) => boolean = () => false;
  let ranMs = -Infinity;
  let ranOn: PlantDay | undefined;
  let reported = '';

  const look = async () => {
    const found = new Map<PlantDay, FileIdentity>();
    for (const day of await files.days()) {
      const file = await files.identity(day);
      if (file !== undefined) found.set(day, file);
    }
    lookedMs = performance.now();
    return (looked = found);
  };
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)));

  const isDone = (day: PlantDay) => {
    const file = looked.get(day);
    return file === undefined || isSame(file, sums.files.get(day)) || isSame(file, unreadable.get(day));
  };
  const isKept = (day: PlantDay, file: FileIdentity) => isSame(file, sums.files.get(day)) && isSame(file, details.files().get(day));
  const isMissing = (day: PlantDay) => {
    const file = looked.get(day);
    return file !== undefined && !isKept(day, file) && !isSame(file, unreadable.get(day));
  };

  const sumMissing = async () => {
    const today = plantDayOf(clock.nowMs(), zone());
    await lookOnce();
    for (;;) {
      const missing = [...looked.keys()].filter((day) => day < today && isMissing(day));
      const day = missing.findLast((each) => isFirst(each)) ?? missing.at(-1);
      if (day === undefined || signal.aborted) break;
      const file = looked.get(day)!;
      await records.keepDay({ day, file, span: possibleSpan(day) }, signal);
      if (!isKept(day, file)) unreadable.set(day, file);
    }
    ranMs = performance.now();
    ranOn = today;
    reported = '';
  };

  const run = () => {
    running ??= sumMissing()
      .catch((error: unknown) => {
        const text = reasonOf(error);
        if (!signal.aborted && text !== reported) log.error(`sums: the card cannot be read (${text})`);
        reported = text;
      })
      .finally(() => (running = undefined));
    return running;
  };
  const timer = setInterval(() => {
    if (plantDayOf(clock.nowMs(), zone()) !== ranOn || performance.now() - ranMs > everyMs) void run();
  }, lookedAtMs).unref();

  return {
    files: async () => (performance.now() - lookedMs < lookedAtMs ? looked : lookOnce()),
    isDone,
    isDetailed: (day) => !isMissing(day),
    run(wanted) {
      if (wanted !== undefined) isFirst = wanted;
      return run();
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
