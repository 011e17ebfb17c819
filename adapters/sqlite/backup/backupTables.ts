/** A table that a backup has. */
export interface BackupTable {
  readonly name: string;
  /** Only in the part that a pass phrase seals. */
  readonly isSecret: boolean;
}

const open = (name: string): BackupTable => ({ name, isSecret: false });
const secret = (name: string): BackupTable => ({ name, isSecret: true });

/** What a backup keeps of the database; sums are made again from the card, sessions and audit belong to a machine. */
export const backupTables: readonly BackupTable[] = [
  open('settings'),
  open('field'),
  open('counter_readings'),
  open('counter_events'),
  open('fault_events'),
  open('fault_notes'),
  open('fault_windows'),
  open('services'),
  open('service_calendar'),
  open('notes'),
  open('station_events'),
  open('active_faults'),
  open('think_green'),
  open('price_series'),
  open('energy_variables'),
  open('energy_variable_days'),
  open('month_reports'),
  secret('passwords'),
  secret('secrets'),
  secret('wall_links'),
  secret('program_tokens'),
];
