import { instantsOf } from './clockTimes.ts';
import { isPlantDay } from './dayChoice.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::00(?:\.0+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * The first instant behind another one that a text such as `2026-03-29T06:00Z` or `2026-03-29 06:00` can be, whole minutes; without an
 * offset it is a time of the zone (IANA name), which can be there twice. Undefined for any other text.
 */
export function instantInText(text: string, afterMs: number, zone: string): number | undefined {
  const [, day, hour, minute, offset] = pattern.exec(text) ?? [];
  if (day === undefined || !isPlantDay(day)) return undefined;
  if (offset !== undefined) {
    const atMs = Date.parse(`${day}T${hour}:${minute}:00${offset}`);
    return Number.isNaN(atMs) ? undefined : atMs;
  }
  const instants = instantsOf(day, { hour: Number(hour), minute: Number(minute), second: 0 }, zone);
  return instants.find((atMs) => atMs > afterMs) ?? instants[0];
}
