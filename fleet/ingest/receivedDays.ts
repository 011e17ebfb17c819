import { decodeFleetDay, fleetDayFormats } from '../../adapters/contract/index.ts';
import { digestOf, packKeptDay, readKeptDay, unpackDay } from '../../adapters/fleetlink/index.ts';
import { dayFigures, isPossibleDay } from '../../core/fleet/index.ts';
import type { Clock, FleetStore } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';

export interface ReceivingParts {
  readonly ingest: FleetStore['ingest'];
  readonly clock: Clock;
}

interface SentDay {
  readonly station: string;
  readonly day: PlantDay;
  readonly body: Uint8Array;
}

/** Keeps a day record of a station; gives its digest once it is committed. Throws a CallRefused for what can't be kept, and remembers that. */
export async function takeDay(parts: ReceivingParts, sent: SentDay): Promise<string> {
  const atMs = parts.clock.nowMs();
  try {
    return await keptDay(parts.ingest, sent, atMs);
  } catch (error) {
    if (error instanceof CallRefused) await parts.ingest.noteRefusal(sent.station, { day: sent.day, atMs, reason: error.message });
    throw error;
  }
}

async function keptDay(ingest: FleetStore['ingest'], { station, day, body }: SentDay, receivedMs: number): Promise<string> {
  if (!isPossibleDay(day, receivedMs)) throw new CallRefused(409, `clock: ${day} is not a day that can be over or has begun.`);
  const unpacked = await unpackDay(body);
  if (unpacked === 'tooLarge') throw new CallRefused(413, 'The day record is too large.');
  if (unpacked === 'broken') throw new CallRefused(400, 'The body is not packed with gzip.');
  const reading = decodeFleetDay(unpacked.text);
  if (reading.kind === 'bad') throw new CallRefused(400, `The day record cannot be read: ${reading.problem}.`);
  const named = reading.kind === 'day' ? reading.record.day : reading.day;
  if (named !== day) throw new CallRefused(400, `The day record cannot be read: day: expected ${day}, found ${named}.`);
  const digest = digestOf(unpacked.text);
  const { format } = reading;
  const kept =
    reading.kind === 'day' ? { body: packKeptDay(reading.record), figures: dayFigures(reading.record) } : { body, figures: undefined };
  await ingest.saveDay(station, { day, digest, format, receivedMs, ...kept });
  return digest;
}

/** Days that one round derives again. */
const daysARound = 50;

/** Derives the figures of days again that an older program has derived, or none; gives how many. One that can't be read any more stays as it is, and is not looked at again. */
export async function deriveAgain(ingest: FleetStore['ingest'], signal: AbortSignal): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const behind = await ingest.daysBehind(fleetDayFormats, daysARound);
    if (behind.length === 0) break;
    for (const { body, ...of } of behind) {
      const record = await readKeptDay(body);
      await ingest.saveFigures(of, record && dayFigures(record));
      if (record !== undefined) done++;
    }
  }
  return done;
}
