import type { Logger } from 'pino';
import { encodeFleetDay } from '../../adapters/contract/index.ts';
import { digestOf } from '../../adapters/fleetlink/index.ts';
import { type InventoryDay, maxInventoryDays } from '../../core/fleet/index.ts';
import type { Clock, DigestedDay, FileIdentity, StationFleetRepository } from '../../core/ports/index.ts';
import { msPerDay, type PlantDay, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { FleetDays } from '../figures/openFigures.ts';
import { overlapDays } from '../figures/ownSpan.ts';

/** A day record's text, and the digest that names it. */
export interface DayText {
  readonly text: string;
  readonly digest: string;
}

/** The digests of finished days, kept up to date with their files while the station is of a fleet. */
export interface DayDigests {
  /** Finished days whose end is so long ago at least, with the digests of their records, ascending. */
  inventory(sinceMs: number): readonly InventoryDay[];
  /** As it is now; undefined for a day without values. */
  text(day: PlantDay): Promise<DayText | undefined>;
  /** Makes what is missing, the newest day first. */
  run(): Promise<void>;
  close(): Promise<void>;
}

export interface DayDigestsParts {
  readonly repository: StationFleetRepository;
  readonly days: FleetDays;
  /** The plant's. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

export function dayDigests({ repository, days, zone, clock, log }: DayDigestsParts): DayDigests {
  const kept = new Map<PlantDay, DigestedDay>(repository.days().map((day) => [day.day, day]));
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let isWantedAgain = false;

  const endOf = (day: PlantDay) => plantDayRange(day, zone()).untilMs;
  /** Whether a day ended so long ago; what is days ago needs no look at the zone. */
  const isOver = (day: PlantDay, sinceMs = 0) => {
    const untilMs = clock.nowMs() - sinceMs;
    return Date.parse(day) < untilMs - 3 * msPerDay || endOf(day) <= untilMs;
  };

  /** What a day's record is made of: its file and those around it. One that still grows has the rows that matter already, or none yet. */
  const sourceOf = (day: PlantDay, files: ReadonlyMap<PlantDay, FileIdentity>) => {
    const around = Array.from({ length: 2 * overlapDays + 1 }, (_, i) => shiftDay(day, i - overlapDays));
    const identity = (each: PlantDay) => {
      const file = files.get(each);
      if (file === undefined) return '-';
      return isOver(each) ? `${file.sizeBytes} ${file.modifiedMs}` : 'grows';
    };
    return [zone(), ...around.map(identity)].join('|');
  };

  async function text(day: PlantDay): Promise<DayText | undefined> {
    const record = await days.record(day, closing.signal);
    if (record === undefined || record.quarters.numbers.length === 0) return undefined;
    const made = encodeFleetDay(record);
    return { text: made, digest: digestOf(made) };
  }

  function keep(day: PlantDay, source: string, digest: string): void {
    const next = { day, source, digest };
    kept.set(day, next);
    repository.saveDay(next);
  }

  async function makeMissing(): Promise<void> {
    const files = await days.files();
    const over = [...files.keys()].filter((day) => isOver(day)).sort().slice(-maxInventoryDays);
    for (const day of over.toReversed()) {
      if (closing.signal.aborted) return;
      const source = sourceOf(day, files);
      if (kept.get(day)?.source === source) continue;
      const made = await text(day);
      if (made !== undefined) keep(day, source, made.digest);
      await nextTurn();
    }
    const gone = [...kept.keys()].filter((day) => !files.has(day));
    // without any file, the card may just be out
    if (over.length === 0 || gone.length === 0) return;
    for (const day of gone) kept.delete(day);
    repository.keepOnly([...kept.keys()]);
  }

  async function runOnce(): Promise<void> {
    do {
      isWantedAgain = false;
      await makeMissing();
    } while (isWantedAgain && !closing.signal.aborted);
  }

  return {
    inventory: (sinceMs) =>
      [...kept.values()]
        .filter(({ day }) => isOver(day, sinceMs))
        .map(({ day, digest }) => [day, digest] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    async text(day) {
      const made = await text(day);
      const known = kept.get(day);
      if (made !== undefined && known !== undefined && known.digest !== made.digest) keep(day, known.source, made.digest);
      return made;
    },
    run() {
      isWantedAgain = true;
      running ??= runOnce()
        .catch((error: unknown) => {
          if (!closing.signal.aborted) log.error(`fleet: digests of days (${reasonOf(error)})`);
        })
        .finally(() => (running = undefined));
      return running;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
