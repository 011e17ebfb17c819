import { msPerSecond } from '../../core/time/index.ts';

/** How much one station may ask at once, and all of them. */
export interface StationTurns {
  /** Whether an exchange may be made: one a second. */
  mayExchange(station: string, nowMs: number): boolean;
  /** A place for a day record, of two; gives the call that frees it, undefined when both are taken. */
  takeDayPlace(station: string): (() => void) | undefined;
  /** So many day records are on their way at this process that no more are to be asked for. */
  isLoaded(): boolean;
}

const dayPlaces = 2;
/** Stations that are remembered; more than call within a second. */
const maxRemembered = 20_000;

/** What a process stores in some seconds: beyond, a record would wait longer than for a connection of the database. */
const maxAtOnce = 1500;

export function stationTurns(daysAtOnce = maxAtOnce): StationTurns {
  const exchangedMs = new Map<string, number>();
  const taken = new Map<string, number>();
  let atOnce = 0;
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
      atOnce++;
      return () => {
        atOnce--;
        const left = (taken.get(station) ?? 1) - 1;
        if (left === 0) taken.delete(station);
        else taken.set(station, left);
      };
    },
    isLoaded: () => atOnce >= daysAtOnce,
  };
}
