import { useLingui } from '@lingui/react';
import type { AnalysisSeries } from './model/series.ts';

/** Returns the function that names a line: `Netzdruck`, `K3 Leistung`. */
export function useSeriesName(): (series: Pick<AnalysisSeries, 'name' | 'slot'>) => string {
  const { i18n } = useLingui();
  return ({ name, slot }) => (slot === undefined ? i18n._(name) : `${i18n._('K{number}', { number: slot })} ${i18n._(name)}`);
}
