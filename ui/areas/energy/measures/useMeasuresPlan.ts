import { useLingui } from '@lingui/react';
import type { CsvRows } from '../../../../core/csv/index.ts';
import { type MeasuresPicture, type PlanHead, planTable } from '../../../../core/measures/index.ts';
import { kindWords, measureNames, measureStateNames } from '../../../../i18n/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { useFormat, useSlotName } from '../../../station/index.ts';
import { planWords } from './measureWords.ts';

const money: readonly PlanHead[] = ['savingLow', 'savingHigh', 'investment', 'npvLow', 'npvHigh'];

/** The implementation plan in words of the dashboard's language. Only inside an observer. */
export function useMeasuresPlan(): (picture: MeasuresPicture) => CsvRows {
  const { i18n } = useLingui();
  const machine = useSlotName();
  const { units } = useFormat();
  return (picture) =>
    planTable(picture, {
      machine,
      head: (head) => (money.includes(head) ? `${i18n._(planWords[head])}, ${unitSymbol(units.currency)}` : i18n._(planWords[head])),
      measure: ({ measure }) => i18n._(measureNames[measure]),
      basis: (kind) => i18n._(kindWords[kind]),
      state: (state) => i18n._(measureStateNames[state]),
      yesOrNo: (is) => (is ? i18n._('ja') : i18n._('nein')),
    });
}
