import type { SettingsStore, StationStore } from '../stores/index.ts';

/** The station's name as last heard; undefined while it has none. */
export function stationName({ settings }: SettingsStore, { facts }: StationStore): string | undefined {
  return settings.customer.stationName || facts?.stationName || undefined;
}
