import type { AreaRights } from '../../../../core/access/index.ts';
import { entryKey, errorLogPath, serviceHistoryPath } from '../../../shell/index.ts';
import type { ChartMark } from '../model/chartMarks.ts';

/** Where a mark leads; undefined for one with a dialog, or without an entry that may be opened. */
export function markPath(mark: ChartMark, allowed: AreaRights): string | undefined {
  if (mark.kind === 'fault') {
    const row = entryKey(mark.entry);
    if (allowed.errors) return errorLogPath({ row });
    return allowed.energyBalancing ? errorLogPath({ row }, '/energy_balancing/error_log') : undefined;
  }
  if (mark.kind === 'service' && allowed.maintenance) return serviceHistoryPath(mark.record.index, mark.record.id);
  if (mark.kind === 'settings' && allowed.settings) return '/settings';
  if (mark.kind === 'reset' && allowed.energyBalancing) return '/think_green';
  if (mark.kind === 'import' && allowed.energyBalancing) return '/energy_balancing/performance';
  return undefined;
}
