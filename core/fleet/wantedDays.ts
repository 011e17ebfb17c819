import { msPerHour, type PlantDay } from '../time/index.ts';

/** A finished day that a station has, with the digest of its record. */
export type InventoryDay = readonly [day: PlantDay, digest: string];

/** Days that an answer asks for at most. */
export const maxWantedDays = 31;
/** Finished days that an inventory has at most: 20 years and more. */
export const maxInventoryDays = 8000;

const firstDay: PlantDay = '2000-01-01';
/** No zone's clock is further ahead of UTC, with room for a clock that is somewhat fast. */
const aheadMs = 26 * msPerHour;

/** Whether a record of a day can be true: not before 2000, and begun, 26 h ahead of the fleet's clock at most; another day comes of a wrong clock. */
export function isPossibleDay(day: PlantDay, nowMs: number): boolean {
  const startMs = Date.parse(day);
  return day >= firstDay && startMs >= Date.parse(firstDay) && startMs <= nowMs + aheadMs;
}

/**
 * The days of a station's inventory that the fleet lacks or has otherwise, the newest first: what people look at comes back first.
 * `kept` is what the fleet has, by day. Days that can't be true are left out; `count` is 0 to ask for none, as under load.
 */
export function wantedDays(
  inventory: readonly InventoryDay[],
  kept: ReadonlyMap<PlantDay, string>,
  { nowMs, count = maxWantedDays }: { readonly nowMs: number; readonly count?: number },
): readonly PlantDay[] {
  return inventory
    .filter(([day, digest]) => kept.get(day) !== digest && isPossibleDay(day, nowMs))
    .map(([day]) => day)
    .sort()
    .reverse()
    .slice(0, count);
}
