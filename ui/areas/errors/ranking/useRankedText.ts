import { useLingui } from '@lingui/react';
import type { RankedFault } from '../../../../core/faults/index.ts';
import { useFaultWords } from '../../../station/index.ts';

/** Returns the function that gives a fault's code and text, in the words of its newest entry if that has some. Only inside an observer. */
export function useRankedText(): (fault: Pick<RankedFault, 'source' | 'bitIndex' | 'entries'>) => string {
  const { i18n } = useLingui();
  const faultWords = useFaultWords();
  return ({ source, bitIndex, entries }) => {
    const { code, text } = faultWords(source, bitIndex, entries[0]?.words);
    return `${code} ${text ?? i18n._('Kein Text')}`;
  };
}
