import { useLingui } from '@lingui/react';
import type { FaultTally } from '../../../../core/faults/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { formatDuration, missing } from '../../../../i18n/format/index.ts';

/** Returns how long faults were up together, `bis 2 h` where they may have been over before; a dash where it is not known of any. */
export function useTallyText(): (tally: Pick<FaultTally, 'longestMs' | 'durationMs' | 'isAtMost'>) => string {
  const { i18n } = useLingui();
  return ({ longestMs, durationMs, isAtMost }) => {
    if (longestMs === undefined) return missing;
    const duration = formatDuration(durationMs / msPerSecond);
    return isAtMost ? i18n._('bis {duration}', { duration }) : duration;
  };
}
