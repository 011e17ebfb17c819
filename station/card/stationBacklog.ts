import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { encodeBacklogLine } from '../../adapters/contract/index.ts';
import type { Clock } from '../../core/ports/index.ts';
import type { SampleRow } from '../../core/samples/index.ts';
import { msPerMinute, plantDayOf, plantDayRange, type PlantDay, shiftDay } from '../../core/time/index.ts';
import { type BacklogFiles, backlogRecords, backlogSpacingMs } from './backlogRecords.ts';

/** A day's records: compressed once when the day is over. */
export interface BacklogBody {
  readonly gzip: Buffer | undefined;
  text(): Readable;
}

/** The records of today and the days before, by UTC day. */
export interface StationBacklog {
  /** Takes a sample that was given to the card before. */
  add(row: SampleRow): void;
  /** Undefined for a day that is not offered. */
  day(day: PlantDay): Promise<BacklogBody | undefined>;
}

const daysBefore = 7;
/** After midnight: who began to ask before it gets all days. */
const leewayMs = 10 * msPerMinute;
const compress = promisify(gzip);

async function joined(parts: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all.join('');
}

/** What was sampled since the start is kept as lines; the rest is read from the card once a day. */
export function stationBacklog(files: BacklogFiles, clock: Clock): StationBacklog {
  const compressed = new Map<PlantDay, Promise<Buffer>>();
  let reading: Promise<unknown> = Promise.resolve();
  let startMs: number | undefined;
  let latest: SampleRow | undefined;
  let live: { day: string; interval: number; lines: string[] } = { day: '', interval: NaN, lines: [] };

  const fromCard = (fromMs: number, untilMs: number): Promise<Buffer> => {
    const result = reading.then(async () => compress(await joined(backlogRecords(files, { fromMs, untilMs }, latest))));
    reading = result.catch(() => undefined);
    return result;
  };

  const once = (day: PlantDay, make: () => Promise<Buffer>): Promise<Buffer> => {
    const made = compressed.get(day) ?? make();
    compressed.set(day, made);
    made.catch(() => compressed.delete(day));
    return made;
  };

  const finished = async (day: PlantDay): Promise<BacklogBody> => {
    const { fromMs, untilMs } = plantDayRange(day, 'UTC');
    const whole = await once(day, () => fromCard(fromMs, untilMs));
    return { gzip: whole, text: () => Readable.from([whole]).pipe(createGunzip()) };
  };

  const today = async (day: PlantDay): Promise<BacklogBody> => {
    const { fromMs, untilMs } = plantDayRange(day, 'UTC');
    const untilStartMs = Math.min(startMs ?? untilMs, untilMs);
    const read = () => fromCard(fromMs, untilStartMs);
    const isComplete = clock.nowMs() >= untilStartMs;
    const beforeStart = untilStartMs <= fromMs ? undefined : await (isComplete ? once(`${day} before start`, read) : read());
    const sinceStart = live.day === day ? live.lines.join('') : '';
    async function* text() {
      if (beforeStart !== undefined) yield* Readable.from([beforeStart]).pipe(createGunzip());
      yield sinceStart;
    }
    return { gzip: undefined, text: () => Readable.from(text()) };
  };

  const forget = (firstDay: PlantDay) => {
    for (const key of compressed.keys()) if (key < firstDay) compressed.delete(key);
  };

  return {
    add(row) {
      latest = row;
      startMs ??= Math.ceil(row.atMs / backlogSpacingMs) * backlogSpacingMs;
      if (row.atMs < startMs) return;
      const day = plantDayOf(row.atMs, 'UTC');
      const interval = Math.floor(row.atMs / backlogSpacingMs);
      if (day !== live.day) live = { day, interval: NaN, lines: [] };
      if (interval === live.interval) return;
      live.interval = interval;
      live.lines.push(`${encodeBacklogLine(row)}\n`);
    },
    async day(day) {
      const now = plantDayOf(clock.nowMs(), 'UTC');
      const oldest = shiftDay(plantDayOf(clock.nowMs() - leewayMs, 'UTC'), -daysBefore);
      forget(oldest);
      if (day === now) return today(day);
      return oldest <= day && day < now ? finished(day) : undefined;
    },
  };
}
