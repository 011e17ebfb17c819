import { useLingui } from '@lingui/react';
import { faultCode, type FaultSource } from '../../../core/faults/index.ts';
import { missing } from '../../../i18n/format/index.ts';

/** Returns the function that names what a fault belongs to. */
export function useFaultSourceName(): (source: FaultSource) => string {
  const { i18n } = useLingui();
  return (source) => {
    if (source === 'limits') return i18n._('Messstellen');
    return source === 'master' ? i18n._('Steuerung') : i18n._('Verdichter {slot}', { slot: source });
  };
}

/** The code of a fault, such as W021. */
export const faultCodeText = (source: FaultSource, bitIndex: number): string => faultCode(source, bitIndex) ?? missing;
