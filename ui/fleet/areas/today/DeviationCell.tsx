import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { DeviationMark } from '../../shell/DeviationMark.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { noDeviationWords } from '../../shell/reasonWords.ts';
import { SignedShare } from '../../shell/SignedShare.tsx';

interface DeviationCellProps {
  readonly value: number | undefined;
  /** Of its data, 0..1. */
  readonly coverageShare: number;
}

/** How much more energy a station needs than others at like load. */
export const DeviationCell = observer(function DeviationCell({ value, coverageShare }: DeviationCellProps) {
  const { i18n } = useLingui();
  return (
    <span className="td-deviation">
      <DeviationMark of={value === undefined ? undefined : { value }} />
      {value === undefined ? <Missing why={i18n._(noDeviationWords(coverageShare))} /> : <SignedShare value={value} />}
    </span>
  );
});
