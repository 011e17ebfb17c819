import type { FleetEvent, NumberedEvent } from '../../core/fleet/index.ts';
import { msPerDay, msPerSecond } from '../../core/time/index.ts';
import { historyStartMs, historyDays, type KindHistory } from './kindHistory.ts';

/** What can come to a station of a demo. */
export interface StationEventParts {
  /** Two weeks of its kind, which are repeated until its plant runs. */
  readonly history: Pick<KindHistory, 'events'>;
  /** Of its kind's plant since it runs: what the station's state has is among them. */
  readonly live: { readonly sinceMs: number; readonly events: readonly FleetEvent[] };
  /** The fault that it has all the time. */
  readonly own: FleetEvent | undefined;
}

const roundMs = historyDays * msPerDay;
const longest = 200;

/** What came behind one instant and until another one, oldest first; numbered by its second, so that each keeps its number over all runs. */
export function stationEvents({ history, live, own }: StationEventParts, sinceMs: number, untilMs: number): readonly NumberedEvent[] {
  const rounds: number[] = [];
  for (let startMs = historyStartMs + Math.floor((sinceMs - historyStartMs) / roundMs) * roundMs; startMs <= untilMs; startMs += roundMs) {
    rounds.push(startMs);
  }
  const before = rounds
    .flatMap((startMs) => history.events.map(({ source, bitIndex, afterMs }) => ({ source, bitIndex, atMs: startMs + afterMs })))
    .filter(({ atMs }) => atMs < live.sinceMs);
  return [...before, ...live.events, ...(own === undefined ? [] : [own])]
    .filter(({ atMs }) => atMs > sinceMs && atMs <= untilMs)
    .sort((a, b) => a.atMs - b.atMs)
    .slice(-longest)
    .map((event) => ({ ...event, id: Math.floor(event.atMs / msPerSecond) }));
}
