import { useLingui } from '@lingui/react';
import { performanceText } from '../../../../i18n/index.ts';
import { useFormat } from '../../../station/index.ts';

/** Figures against a baseline as they are written. Only inside an observer. */
export function usePerformanceText() {
  const { i18n } = useLingui();
  const { region, units } = useFormat();
  return performanceText(i18n, units, region);
}
