import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { Comparison } from '../../../../core/statistics/index.ts';
import { classNames } from '../../../kit/index.ts';
import type { StatisticFigure } from './model/statisticFigures.ts';
import { useFigureText } from './useFigureText.ts';

interface Props {
  readonly figure: StatisticFigure;
  readonly comparison: Comparison | undefined;
}

/** A figure, and below it the change and the figure of the period before. */
export const ComparedCell = observer(function ComparedCell({ figure, comparison }: Props) {
  const { i18n } = useLingui();
  const text = useFigureText();
  const now = text.of(figure, comparison?.now);
  return (
    <td className={classNames('r', now.isMissing && 'none')}>
      {now.number}
      <span className="sx-before">
        {comparison?.change !== undefined && (
          <>
            <span className="vh">{i18n._('Änderung')} </span>
            <b>{text.change(figure, comparison)}</b>
          </>
        )}
        <span className="vh">{i18n._('Vorzeitraum')} </span>
        {text.of(figure, comparison?.before).number}
      </span>
    </td>
  );
});
