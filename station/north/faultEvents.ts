import type { FaultEvent } from '../../core/north/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import type { FaultNews } from './Outlet.ts';

/** What other programs are said of the faults that came and ended with a sample. */
export function faultEventsOf({ came, ended }: FaultNews, { atMs: sampleMs }: Pick<PlantSample, 'atMs'>) {
  const events: readonly FaultEvent[] = [
    ...came.map(({ source, bitIndex, words, atMs }) => ({ source, bitIndex, words, atMs, came: true })),
    ...ended.map(({ source, bitIndex, end }) => ({ source, bitIndex, atMs: end.atMs, came: false })),
  ];
  return events.map((event) => ({ event, atMs: event.atMs ?? sampleMs }));
}
