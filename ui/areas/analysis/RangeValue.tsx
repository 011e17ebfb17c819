import { observer } from 'mobx-react-lite';
import { classNames } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisLine } from './model/series.ts';

interface Props {
  readonly line: AnalysisLine;
  readonly value: number | undefined;
  readonly className?: string;
}

/** A value of a line, without its unit. */
export const RangeValue = observer(function RangeValue({ line, value, className }: Props) {
  const { quantity } = useFormat();
  const { number, isMissing } = quantity(line.quantity, value);
  return (
    <td className={classNames('r', className, isMissing && 'none')}>
      {/* another text, and not one that moves: it is as wide as its digits */}
      <span key={number}>{number}</span>
    </td>
  );
});
