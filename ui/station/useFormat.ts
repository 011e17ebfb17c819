import { stores, useService } from '../di/index.ts';
import { type Format, formatFor } from '../kit/index.ts';

/** Only inside an observer: it reads language, region, units and zone, and follows their change. */
export function useFormat(): Format {
  const { region } = useService(stores.preferences);
  const { units, time } = useService(stores.settings).settings;
  return formatFor({ region, units, zone: time.zone });
}
