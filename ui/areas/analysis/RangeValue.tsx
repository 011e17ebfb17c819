import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { classNames } from '../../kit/index.ts';
import { useEstimated, useFormat } from '../../station/index.ts';
import type { AnalysisLine } from './model/series.ts';

interface Props {
  readonly line: AnalysisLine;
  readonly value: number | undefined;
  readonly className?: string;
  /** It is the value of now, and has a sign where that is estimated. */
  readonly isOfNow?: boolean;
  /** Below it. */
  readonly children?: ReactNode;
}

/** A value of a line, without its unit. */
export const RangeValue = observer(function RangeValue({ line, value, className, isOfNow = false, children }: Props) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { number, isMissing } = quantity(line.quantity, value);
  const isEstimated = useEstimated(isOfNow && !isMissing && line.channel !== undefined ? [line.channel] : undefined);
  return (
    <td className={classNames('r', className, isMissing && 'none')}>
      {/* another text, and not one that moves: it is as wide as its digits */}
      <span key={number} className={classNames(isEstimated && 'est')}>
        {number}
        {isEstimated && <span className="vh"> {i18n._('geschätzt')}</span>}
      </span>
      {children}
    </td>
  );
});
