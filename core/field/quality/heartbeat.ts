import type { Raw } from '../decode/words.ts';
import type { DeviceReadings, Reading } from '../Reading.ts';

/** The key of the point that a living controller changes all the time. */
export const heartbeatKey = 'heartbeat';

/** What a heartbeat said last, and since when. */
export interface Heartbeat {
  readonly raw: Raw;
  /** Of the steady clock, when it was first read so. */
  readonly sinceMs: number;
}

/** The heartbeat after a reading of it; one without a value changes nothing. */
export function heartbeatAfter(before: Heartbeat | undefined, reading: Reading | undefined): Heartbeat | undefined {
  if (reading?.raw === undefined || reading.raw === before?.raw) return before;
  return { raw: reading.raw, sinceMs: reading.readAtMs };
}

/** Whether the controller behind a gateway is dead although the gateway answers; a device without a heartbeat never is. */
export function isFrozen(heartbeat: Heartbeat | undefined, nowMs: number, limitMs: number): boolean {
  return heartbeat !== undefined && nowMs - heartbeat.sinceMs > limitMs;
}

/** Readings of a device whose heartbeat stands: none of them counts. */
export function frozenReadings(readings: DeviceReadings): DeviceReadings {
  return Object.fromEntries(
    Object.entries(readings).map(([key, { words, readAtMs }]) => [
      key,
      { value: undefined, raw: undefined, words, readAtMs, missing: { kind: 'heartbeat' } },
    ]),
  );
}
