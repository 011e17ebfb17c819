import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Comparison, StatisticFigure } from '../../../../core/statistics/index.ts';
import { classNames } from '../../../kit/index.ts';
import { ShortMark } from '../../../station/index.ts';
import { useFigureText } from './useFigureText.ts';

interface Props {
  readonly figure: StatisticFigure;
  readonly comparison: Comparison | undefined;
  /** Which of both figures is of too little running time. */
  readonly brief: { readonly now: boolean; readonly before: boolean };
}

/** A figure, and below it the change and the figure of the period before. */
export const ComparedCell = observer(function ComparedCell({ figure, comparison, brief }: Props) {
  const { i18n } = useLingui();
  const text = useFigureText();
  const now = text.of(figure, comparison?.now);
  const before = text.of(figure, comparison?.before);
  return (
    <td className={classNames('r', now.isMissing && 'none')} data-label={text.name(figure)}>
      {now.number}
      {brief.now && !now.isMissing && <ShortMark />}
      <span className="sx-before">
        {comparison?.change !== undefined && (
          <>
            <span className="vh">{i18n._('Änderung')} </span>
            <b>{text.change(figure, comparison)}</b>
          </>
        )}
        <span className="vh">{i18n._('Vorzeitraum')} </span>
        {before.number}
        {brief.before && !before.isMissing && <ShortMark />}
      </span>
    </td>
  );
});
