import type { Clock } from '../../core/ports/index.ts';
import { msPerDay, type PlantDay } from '../../core/time/index.ts';

/** A day record that the fleet does not take. */
export interface RefusedDay {
  readonly day: PlantDay;
  /** In the fleet's words; undefined for one that it has taken, but made another digest of. */
  readonly reason: string | undefined;
}

/** Day records that the fleet does not take as they are: they are not offered until they change, or a day is over. */
export interface RefusedDays {
  add(refused: RefusedDay, digest: string): void;
  isRefused(day: PlantDay, digest: string): boolean;
  remove(day: PlantDay): void;
  /** Newest first. */
  all(): readonly RefusedDay[];
}

/** A fleet that was updated may take them. */
const forgottenAfterMs = msPerDay;

export function refusedDays(steady: Clock): RefusedDays {
  const refused = new Map<PlantDay, { readonly refused: RefusedDay; readonly digest: string; readonly atMs: number }>();
  const isKept = ({ atMs }: { readonly atMs: number }) => steady.nowMs() - atMs < forgottenAfterMs;
  return {
    add(day, digest) {
      refused.set(day.day, { refused: day, digest, atMs: steady.nowMs() });
    },
    isRefused(day, digest) {
      const found = refused.get(day);
      return found !== undefined && found.digest === digest && isKept(found);
    },
    remove(day) {
      refused.delete(day);
    },
    all: () =>
      [...refused.values()]
        .filter(isKept)
        .map((each) => each.refused)
        .sort((a, b) => (a.day < b.day ? 1 : -1)),
  };
}
