import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { compared } from '../../../core/statistics/index.ts';
import { displayDifference, displayValue, type Quantity } from '../../../core/units/index.ts';
import { formattedValueOf } from '../../../i18n/format/index.ts';
import { classNames } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { figureHeads } from './figureHeads.ts';
import type { AnalysisLine } from './model/series.ts';
import { RangeValue } from './RangeValue.tsx';
import { signedText } from './signedText.ts';

/** Its value at the crosshair, its figures, and how the mean changed. */
export const comparedColumns = 2 + figureHeads.length;

/** Of these, part of a value says little: their zero is a convention, or they are parts themselves. */
const differs: ReadonlySet<Quantity> = new Set<Quantity>(['temperature', 'ratio']);

/** The heads of the compared columns, behind those of the shown range. */
export const ComparedHeads = observer(function ComparedHeads({ vm: { pointed } }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  return (
    <>
      <th scope="col" className="r an-pointed an-then">
        {pointed.atMs === undefined ? i18n._('Zeitpunkt') : i18n._('Damals')}
      </th>
      {figureHeads.map(([of, word]) => (
        <th key={of} scope="col" className="r an-then">
          {i18n._(word)}
        </th>
      ))}
      <th scope="col" className="r an-then">
        {i18n._('Änderung')}
      </th>
    </>
  );
});

interface Props {
  readonly vm: AnalysisChartVm;
  readonly line: AnalysisLine;
  /** Within the shown range. */
  readonly mean: number | undefined;
}

/** What a line came to in the range that is compared with, and how its mean changed since. */
export const ComparedValues = observer(function ComparedValues({ vm, line, mean }: Props) {
  const figures = line.isHidden ? undefined : vm.compared.figuresOf(line);
  return (
    <>
      <PointedValue vm={vm} line={line} />
      {figureHeads.map(([of]) => (
        <RangeValue key={of} line={line} value={figures?.[of]} className="an-then" />
      ))}
      <Change quantity={line.quantity} now={mean} before={figures?.mean} />
    </>
  );
});

const PointedValue = observer(function PointedValue({ vm: { compared: other, pointed }, line }: Omit<Props, 'mean'>) {
  return <RangeValue line={line} value={line.isHidden ? undefined : other.valueAt(line.id, pointed.atMs)} className="an-pointed an-then" />;
});

interface ChangeProps {
  readonly quantity: Quantity;
  readonly now: number | undefined;
  readonly before: number | undefined;
}

/** In percent of before; of temperatures and shares the difference, in the unit of the line. */
const Change = observer(function Change({ quantity, now, before }: ChangeProps) {
  const { units, number, quantity: format, region } = useFormat();
  const difference = displayDifference(quantity, now, before, units);
  const { text, isMissing } = differs.has(quantity)
    ? formattedValueOf(signedText(number(difference, displayValue(quantity, difference, units).digits)), '', region)
    : formattedValueOf(signedText(format('share', compared(now, before).changeRatio).number), '%', region);
  return (
    <td className={classNames('r an-then', isMissing && 'none')}>
      <span key={text}>{text}</span>
    </td>
  );
});
