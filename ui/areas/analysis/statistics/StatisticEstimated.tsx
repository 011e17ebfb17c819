import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { estimatedPartsOfRows } from '../../../../core/balance/index.ts';
import { EstimatedNote, useEstimatedText } from '../../../station/index.ts';
import type { StatisticVm } from './statistic.vm.ts';

/** Which values are behind the figures of both periods and were not measured; nothing where all were. */
export const StatisticEstimated = observer(function StatisticEstimated({ vm }: { readonly vm: StatisticVm }) {
  const { i18n } = useLingui();
  const text = useEstimatedText();
  const machines = vm.rows?.machines ?? [];
  const now = text(estimatedPartsOfRows(machines));
  const before = text(estimatedPartsOfRows(machines.map(({ index, estimatedBefore }) => ({ index, estimated: estimatedBefore }))));
  const parts = before === '' ? [now] : [now, i18n._('Vorzeitraum: {text}', { text: before })];
  return <EstimatedNote text={parts.filter((part) => part !== '').join('. ')} />;
});
