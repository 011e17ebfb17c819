import { useLingui } from '@lingui/react';
import type { EstimatedParts } from '../../core/balance/index.ts';
import { estimatedText } from '../../i18n/index.ts';
import { useSlotName } from './useSlotName.ts';

/** Returns the function that writes what was estimated; empty where all was measured. Only inside an observer. */
export function useEstimatedText(): (parts: EstimatedParts) => string {
  const { i18n } = useLingui();
  const slotName = useSlotName();
  return (parts) => estimatedText(i18n, parts, slotName);
}
