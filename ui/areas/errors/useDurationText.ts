import { useLingui } from '@lingui/react';
import { faultDurationMs, type FaultLogEntry } from '../../../core/faults/index.ts';
import { msPerSecond } from '../../../core/time/index.ts';
import { formatDuration, missing } from '../../../i18n/format/index.ts';

/** Returns how long a fault was up, `bis 12 min` where it may have been over before; a dash where it is not known. */
export function useDurationText(): (entry: FaultLogEntry, isUp: boolean) => string {
  const { i18n } = useLingui();
  return (entry, isUp) => {
    const durationMs = faultDurationMs(entry);
    if (isUp || durationMs === undefined) return missing;
    const duration = formatDuration(durationMs / msPerSecond);
    return entry.end?.isAtLatest === true ? i18n._('bis {duration}', { duration }) : duration;
  };
}
