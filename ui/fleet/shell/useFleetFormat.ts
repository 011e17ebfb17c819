import { defaultSettings } from '../../../core/settings/index.ts';
import { type Format, formatFor } from '../../kit/index.ts';
import { fleetStores, useService } from '../di/index.ts';

/** Of the reader: times of many stations stand in one zone. */
export const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** As the reader's region writes it; times are the reader's own, or those of a station's zone. Only inside an observer. */
export function useFleetFormat(zone = readersZone): Format {
  const { region } = useService(fleetStores.preferences);
  return formatFor({ region, units: defaultSettings.units, zone });
}
