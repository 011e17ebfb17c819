import type { Logger } from 'pino';
import type { Clock, FileIdentity } from '../../core/ports/index.ts';
import { msPerHour, msPerMinute, type PlantDay, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { DayFiles } from './DayFiles.ts';
import type { DayRecords } from './dayRecords.ts';
import type { KeptDetails } from './keptDetails.ts';
import type { KeptSums } from './keptSums.ts';
import { overlapDays, ownSpan } from './ownSpan.ts';

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
  /** Calls back each time all finished days are up to date. */
  onDone(listener: () => void): void;
  close(): Promise<void>;
}

export interface SumsKeeperParts {
  readonly files: DayFiles;
  readonly records: Pick<DayRecords, 'keepDay' | 'summary'>;
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
  /** What the files before a day were when its sums were made. */
  const madeBehind = new Map<PlantDay, string>();
  /** Days whose sums were made with other files before them. */
  const outdated = new Set<PlantDay>();
  let looked: ReadonlyMap<PlantDay, FileIdentity> = new Map();
  let looking: Promise<ReadonlyMap<PlantDay, FileIdentity>> | undefined;
  let lookedMs = -Infinity;
  let running: Promise<void> | undefined;
  let isFirst: (day: PlantDay) => boolean = () => false;
  let ranMs = -Infinity;
  let ranOn: PlantDay | undefined;
  let reported = '';
  const listeners: (() => void)[] = [];

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
    return file !== undefined && (outdated.has(day) || !isKept(day, file)) && !isSame(file, unreadable.get(day));
  };

  const filesBefore = (day: PlantDay) =>
    Array.from({ length: overlapDays }, (_, back) => looked.get(shiftDay(day, -1 - back)))
      .map((file) => `${file?.sizeBytes} ${file?.modifiedMs}`)
      .join(' ');
  const make = async (day: PlantDay) => {
    const file = looked.get(day)!;
    const hasNewFile = !outdated.delete(day);
    const behind = filesBefore(day);
    await records.keepDay({ day, file, span: await ownSpan(day, looked, records, signal) }, signal);
    if (!isKept(day, file)) unreadable.set(day, file);
    madeBehind.set(day, behind);
    if (!hasNewFile) return;
    for (let ahead = 1; ahead <= overlapDays; ahead++) {
      const later = shiftDay(day, ahead);
      if (looked.has(later) && sums.files.has(later) && madeBehind.get(later) !== filesBefore(later)) outdated.add(later);
    }
  };

  const sumMissing = async () => {
    const today = plantDayOf(clock.nowMs(), zone());
    await lookOnce();
    for (;;) {
      const missing = [...looked.keys()].filter((day) => day < today && isMissing(day));
      const day = missing.findLast((each) => isFirst(each)) ?? missing.at(-1);
      if (day === undefined || signal.aborted) break;
      await make(day);
    }
    ranMs = performance.now();
    ranOn = today;
    reported = '';
    if (!signal.aborted) for (const listener of listeners) listener();
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
    onDone(listener) {
      listeners.push(listener);
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
