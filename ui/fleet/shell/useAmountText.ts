import { useLingui } from '@lingui/react';
import { amountText, type AmountText } from '../../../i18n/index.ts';
import { useFleetFormat } from './useFleetFormat.ts';

/** How figures with an interval are written as the reader's region does. Only inside an observer. */
export function useAmountText(): AmountText {
  const { i18n } = useLingui();
  const { region, units } = useFleetFormat();
  return amountText(i18n, region, units);
}
