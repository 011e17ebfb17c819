import { msPerSecond } from '../../core/time/index.ts';

/** How much one station may ask at once. */
export interface StationTurns {
  /** Whether an exchange may be made: one a second. */
  mayExchange(station: string, nowMs: number): boolean;
  /** A place for a day record, of two; gives the call that frees it, undefined when both are taken. */
  takeDayPlace(station: string): (() => void) | undefined;
}

const dayPlaces = 2;
/** Stations that are remembered; more than call within a second. */
const maxRemembered = 20_000;

export function stationTurns(): StationTurns {
  const exchangedMs = new Map<string, number>();
  const taken = new Map<string, number>();
  return {
    mayExchange(station, nowMs) {
      if (nowMs - (exchangedMs.get(station) ?? -Infinity) < msPerSecond) return false;
      exchangedMs.delete(station);
      exchangedMs.set(station, nowMs);
      const [oldest] = exchangedMs.keys();
      if (exchangedMs.size > maxRemembered && oldest !== undefined) exchangedMs.delete(oldest);
      return true;
    },
    takeDayPlace(station) {
      const count = taken.get(station) ?? 0;
      if (count >= dayPlaces) return undefined;
      taken.set(station, count + 1);
      return () => {
        const left = (taken.get(station) ?? 1) - 1;
        if (left === 0) taken.delete(station);
        else taken.set(station, left);
      };
    },
  };
}
