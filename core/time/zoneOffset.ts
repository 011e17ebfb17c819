import { msPerSecond } from './durations.ts';

const walls = new Map<string, Intl.DateTimeFormat>();

function wallOf(zone: string): Intl.DateTimeFormat {
  const known = walls.get(zone);
  if (known !== undefined) return known;
  // The runtime's zone data is right in every zone of the machine; see docs/decisions/0006-zones.md.
  // eslint-disable-next-line no-restricted-globals
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  walls.set(zone, wall);
  return wall;
}

/** What a zone's wall time (IANA name) is ahead of UTC at an instant of the years 1 to 9999; throws a RangeError for an unknown zone. */
export function zoneOffsetMs(atMs: number, zone: string): number {
  const secondMs = Math.floor(atMs / msPerSecond) * msPerSecond;
  const [month, day, year, hour, minute, second] = wallOf(zone).format(secondMs).match(/\d+/g)!;
  return Date.parse(`${year!.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) - secondMs;
}
