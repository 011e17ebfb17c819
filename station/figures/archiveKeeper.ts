import type { Logger } from 'pino';
import type { Clock } from '../../core/ports/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import { msPerMinute, type PlantDay, plantDayOf, plantDayRange, monthOf } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { DayFiles } from './DayFiles.ts';

/** Keeps the card's archives up to date with the day files. */
export interface ArchiveKeeper {
  /** Writes what is due now; those who ask meanwhile wait for the same. */
  run(): Promise<void>;
  /** Ends what is being written. */
  close(): Promise<void>;
}

export interface ArchiveKeeperParts {
  readonly files: DayFiles;
  readonly dayTotals: (day: PlantDay, signal?: AbortSignal) => Promise<RangeTotals | undefined>;
  /** When a month's archive (`YYYY-MM`) was written last; undefined when there is none. */
  readonly writtenMs: (month: string) => Promise<number | undefined>;
  /** Brings days of a month into its archive and leaves the other days there as they are. */
  readonly write: (month: string, days: readonly { readonly day: PlantDay; readonly totals: RangeTotals }[]) => Promise<void>;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly everyMs?: number;
}

const defaultEveryMs = msPerMinute;

/** Writes days that are over into their month's archive: at the start those that are missing or have changed since, then each new one after midnight. */
export function archiveKeeper(parts: ArchiveKeeperParts): ArchiveKeeper {
  const { files, dayTotals, writtenMs, write, zone, clock, log, everyMs = defaultEveryMs } = parts;
  const closing = new AbortController();
  let upToDateOn: PlantDay | undefined;
  let running: Promise<void> | undefined;
  let reported = '';

  /** Days of a month that ended, or whose file was written, after the archive; all of them when there is none, or one of the future. */
  const changedDays = async (month: string, days: readonly PlantDay[]): Promise<readonly PlantDay[]> => {
    const archivedMs = await writtenMs(month);
    if (archivedMs === undefined || archivedMs > Date.now()) return days;
    const changed: PlantDay[] = [];
    for (const day of days) {
      const changedMs = Math.max(plantDayRange(day, zone()).untilMs, (await files.identity(day))?.modifiedMs ?? -Infinity);
      if (changedMs >= archivedMs) changed.push(day);
    }
    return changed;
  };

  const writeMonth = async (month: string, days: readonly PlantDay[]) => {
    const archived = [];
    for (const day of await changedDays(month, days)) {
      closing.signal.throwIfAborted();
      const totals = await dayTotals(day, closing.signal);
      if (totals !== undefined) archived.push({ day, totals });
    }
    closing.signal.throwIfAborted();
    if (archived.length > 0) await write(month, archived);
  };

  const run = async () => {
    const today = plantDayOf(clock.nowMs(), zone());
    try {
      const over = (await files.days()).filter((day) => day < today);
      for (const month of new Set(over.map(monthOf))) {
        await writeMonth(
          month,
          over.filter((day) => monthOf(day) === month),
        );
      }
      upToDateOn = today;
      reported = '';
    } catch (error) {
      const text = reasonOf(error);
      if (!closing.signal.aborted && text !== reported) log.error(`archive: it cannot be written (${text})`);
      reported = text;
    }
  };

  const runOnce = () => (running ??= run().finally(() => (running = undefined)));
  const timer = setInterval(() => {
    if (plantDayOf(clock.nowMs(), zone()) !== upToDateOn) void runOnce();
  }, everyMs).unref();
  void runOnce();

  return {
    run: runOnce,
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
