import { msPerDay, msPerSecond } from '../../time/index.ts';
import { eventStartsMs } from './eventTimes.ts';
import type { PlantEvent } from './PlantEvent.ts';

const { floor, min } = Math;

/** Which events are on. */
export interface EventSchedule {
  /** In the order of the configuration. */
  readonly on: readonly boolean[];
  /** It holds before this instant. */
  readonly validUntilMs: number;
}

/** Of an event. */
const longestMs = 3650 * msPerDay;

/** Which events are on at an instant; the last answer while nothing begins or ends. Time must not go back. */
export function scheduleAt(
  { events, zone }: { readonly events: readonly PlantEvent[]; readonly zone: string },
  seed: number,
  atMs: number,
  last?: EventSchedule,
): EventSchedule {
  if (last !== undefined && atMs < last.validUntilMs) return last;
  const horizonMs = (floor(atMs / msPerDay) + 1) * msPerDay;
  let validUntilMs = horizonMs;
  const on = events.map(({ begins, durationS }, position) => {
    const durationMs = min(durationS * msPerSecond, longestMs);
    let isOn = false;
    for (const startMs of eventStartsMs(begins, { zone, seed, position }, atMs - durationMs, horizonMs)) {
      const endMs = startMs + durationMs;
      if (startMs <= atMs && atMs < endMs) isOn = true;
      for (const changeMs of [startMs, endMs]) if (changeMs > atMs) validUntilMs = min(validUntilMs, changeMs);
    }
    return isOn;
  });
  return { on, validUntilMs };
}
