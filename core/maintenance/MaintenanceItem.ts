/** Parts with a service interval, in the order in which they are listed. */
export const maintenanceComponents = [
  'waterFilter',
  'suctionFilter',
  'oilFilter',
  'oilSeparator',
  'motor',
  'dryer',
  'universal1',
  'universal2',
  'universal3',
  'universal4',
  'annualMaintenance',
] as const;
/** A part with a service interval. */
export type MaintenanceComponent = (typeof maintenanceComponents)[number];

/** A part's interval and what is left of it. */
export interface MaintenanceItem {
  /** Of the compressor, 1..10. */
  readonly index: number;
  readonly component: MaintenanceComponent;
  /** From one service to the next; undefined when missing. */
  readonly intervalH: number | undefined;
  /** To the next service; negative when overdue, undefined when missing. */
  readonly remainingH: number | undefined;
}
