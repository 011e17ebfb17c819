import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { compared } from '../../../core/statistics/index.ts';
import { displayDifference, displayValue, type Quantity } from '../../../core/units/index.ts';
import { formattedValueOf, signedText } from '../../../i18n/format/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import type { AnalysisLine } from './model/series.ts';
import { useComparedText } from './useComparedText.ts';

/** Of these, part of a value says little: their zero is a convention, or they are parts themselves. */
const differs: ReadonlySet<Quantity> = new Set<Quantity>(['temperature', 'ratio']);

interface Props {
  readonly vm: AnalysisChartVm;
  readonly line: AnalysisLine;
  readonly value: number | undefined;
}

/** What a line came to in the range that is compared with, below what it comes to now. */
export const ComparedValue = observer(function ComparedValue({ vm, line, value }: Props) {
  const { quantity } = useFormat();
  const { number } = quantity(line.quantity, value);
  return (
    <small className="an-then">
      <span className="vh"> {useComparedText(vm)?.name} </span>
      <span key={number}>{number}</span>
    </small>
  );
});

interface ChangeProps {
  readonly quantity: Quantity;
  readonly now: number | undefined;
  readonly before: number | undefined;
}

/** How the mean changed, below a line's name: in percent of before; of temperatures and shares the difference, in the unit of the line. */
export const ChangedMean = observer(function ChangedMean({ quantity, now, before }: ChangeProps) {
  const { i18n } = useLingui();
  const { units, number, quantity: format, region } = useFormat();
  const difference = displayDifference(quantity, now, before, units);
  const { text } = differs.has(quantity)
    ? formattedValueOf(signedText(number(difference, displayValue(quantity, difference, units).digits)), '', region)
    : formattedValueOf(signedText(format('share', compared(now, before).changeRatio).number), '%', region);
  return (
    <small className="an-then">
      {i18n._('Mittel')} <span key={text}>{text}</span>
    </small>
  );
});
