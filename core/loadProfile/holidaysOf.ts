import type { PlantWindow } from '../plantData/index.ts';
import { daysBetween, type PlantDay, plantDayOf } from '../time/index.ts';

/** The days of the plant's zone (IANA name) that holidays touch. */
export const holidaysOf = (windows: readonly PlantWindow[], zone: string): ReadonlySet<PlantDay> =>
  new Set(
    windows
      .filter(({ kind }) => kind === 'holiday')
      .flatMap(({ fromMs, untilMs }) => daysBetween(plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone))),
  );
