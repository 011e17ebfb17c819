import type { AreaRights } from '../../../core/access/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { entryKey } from '../entryKey.ts';
import { accessoriesPath, compressorPath, errorLogPath } from '../paths.ts';
import type { Alarm } from './alarms.ts';

const energyLog = '/energy_balancing/error_log';

/** Where an alarm leads, by what may be opened: its entry in the error log, its machine, the overview; undefined for nowhere. */
export function alarmPath({ source }: Alarm, entry: FaultLogEntry | undefined, allowed: AreaRights): string | undefined {
  const row = entry && entryKey(entry);
  if (allowed.errors) return errorLogPath({ row });
  if (allowed.energyBalancing) return errorLogPath({ row }, energyLog);
  if (!allowed.overview) return undefined;
  if (source === 'limits') return accessoriesPath();
  return source === 'master' ? '/overview/master' : compressorPath(source);
}
