import { type FaultLogEntry, faultSeverity } from '../../../../core/faults/index.ts';
import type { ServiceRecord } from '../../../../core/maintenance/index.ts';
import type { MarkNote, StationEvent, StationEventKind, StationMarks } from '../../../../core/marks/index.ts';
import type { ClosedTimeRange } from '../../../../core/time/index.ts';

/** What stands on the time axis. */
export const markKinds = ['fault', 'service', 'note', 'restart', 'settings', 'reset', 'import'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark with what it is of. */
export type ChartMark = { readonly id: string; readonly fromMs: number; readonly toMs: number } & (
  | { readonly kind: 'fault'; readonly entry: FaultLogEntry }
  | { readonly kind: 'service'; readonly record: ServiceRecord }
  | { readonly kind: 'note'; readonly note: MarkNote }
  | { readonly kind: StationEventKind; readonly event: StationEvent }
);

/** What is known of the marks; undefined for what could not be asked for. */
export interface MarkSources {
  readonly faults: readonly FaultLogEntry[];
  readonly services: readonly ServiceRecord[];
  readonly station: StationMarks | undefined;
}

/** A reminder of a service in the log is a fault like others; what has no time is left out. */
function faultMarks(faults: readonly FaultLogEntry[]): readonly ChartMark[] {
  return faults.flatMap((entry): readonly ChartMark[] => {
    const { atMs, source, bitIndex, end } = entry;
    if (atMs === undefined || faultSeverity(bitIndex) === undefined) return [];
    return [{ id: `fault-${atMs}-${source}-${bitIndex}`, kind: 'fault', fromMs: atMs, toMs: end?.atMs ?? atMs, entry }];
  });
}

/** The marks of some kinds that touch a span, ascending by their begin. */
export function chartMarks(
  { faults, services, station }: MarkSources,
  kinds: ReadonlySet<MarkKind>,
  span: ClosedTimeRange,
): readonly ChartMark[] {
  const all: readonly ChartMark[] = [
    ...faultMarks(faults),
    ...services.map((record): ChartMark => ({
      id: `service-${record.id}`,
      kind: 'service',
      fromMs: record.doneAtMs,
      toMs: record.doneAtMs,
      record,
    })),
    ...(station?.notes ?? []).map((note): ChartMark => ({
      id: `note-${note.id}`,
      kind: 'note',
      fromMs: note.fromMs,
      toMs: note.toMs,
      note,
    })),
    ...(station?.events ?? []).map((event, i): ChartMark => ({
      id: `${event.kind}-${event.atMs}-${i}`,
      kind: event.kind,
      fromMs: event.atMs,
      toMs: event.atMs,
      event,
    })),
  ];
  return all
    .filter(({ kind, fromMs, toMs }) => kinds.has(kind) && fromMs <= span.toMs && (kind === 'note' ? toMs : fromMs) >= span.fromMs)
    .sort((a, b) => a.fromMs - b.fromMs);
}
