/** What somebody wrote about a time. */
export interface MarkNoteEntry {
  readonly fromMs: number;
  /** The same as `fromMs` for a moment. */
  readonly toMs: number;
  readonly text: string;
  /** Who wrote it, as typed. */
  readonly by: string;
}

/** A note as it is kept. */
export interface MarkNote extends MarkNoteEntry {
  readonly id: number;
  /** When it was entered, or changed last. */
  readonly enteredAtMs: number;
}

/** What happened at the station itself. */
export const stationEventKinds = ['restart', 'settings', 'reset', 'import'] as const;
/** One of them. */
export type StationEventKind = (typeof stationEventKinds)[number];

/** Something that happened at the station itself. */
export interface StationEvent {
  readonly atMs: number;
  readonly kind: StationEventKind;
  /** The section of the settings that was changed, the name of a reset, or what was imported; else empty. */
  readonly section: string;
}

/** What stands on the time axis of the trend beside faults and services. */
export interface StationMarks {
  /** That touch the range, by their begin. */
  readonly notes: readonly MarkNote[];
  /** Ascending. */
  readonly events: readonly StationEvent[];
}
