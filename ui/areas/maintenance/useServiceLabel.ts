import { useLingui } from '@lingui/react';
import type { MaintenanceComponent } from '../../../core/maintenance/index.ts';
import { labelLimit } from '../../../core/labels/index.ts';
import { serviceNames } from '../../../i18n/index.ts';
import { fittingName } from './model/fittingName.ts';
import { shortServiceNames } from './shortServiceNames.ts';

/** From so few characters on a cut name says less than an abbreviation. */
const briefestAtMost = 4;

/** Returns the function that names a part beside its bar, within the limit for so many bars. */
export function useServiceLabel(barCount: number): (component: MaintenanceComponent) => string {
  const { i18n } = useLingui();
  const limit = labelLimit(barCount);
  return (component) => {
    const { brief, briefest } = shortServiceNames[component];
    const short = limit <= briefestAtMost ? briefest : brief;
    return fittingName(
      [serviceNames[component], ...(short === undefined ? [] : [short])].map((id) => i18n._(id)),
      limit,
    );
  };
}
