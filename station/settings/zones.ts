import { msPerMinute, zoneOffsetMs } from '../../core/time/index.ts';

/** IANA names of the zones that this runtime knows, UTC first. */
export const zoneNames: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

/** The zones with what their wall time is ahead of UTC at an instant. */
export function zonesAt(atMs: number): { name: string; offset_min: number }[] {
  return zoneNames.map((name) => ({ name, offset_min: zoneOffsetMs(atMs, name) / msPerMinute }));
}
