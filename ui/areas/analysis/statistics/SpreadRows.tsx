import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import {
  type FigureSpread,
  figureSpread,
  ratioFigures,
  type StatisticFigure,
  type StatisticRow,
} from '../../../../core/statistics/index.ts';
import { useFigureText } from './useFigureText.ts';

interface Props {
  readonly rows: readonly StatisticRow[];
  readonly figures: readonly StatisticFigure[];
}

/** Text ids. */
const words: readonly (readonly [of: keyof FigureSpread, name: string])[] = [
  ['max', /*i18n*/ 'Größter Wert'],
  ['mean', /*i18n*/ 'Mittel je Verdichter'],
  ['min', /*i18n*/ 'Kleinster Wert'],
];

/** Least, greatest and mean of the machines; ratios have no mean. */
export const SpreadRows = observer(function SpreadRows({ rows, figures }: Props) {
  const { i18n } = useLingui();
  const text = useFigureText();
  const hasMean = figures.some((figure) => !ratioFigures.has(figure));
  const shown = words.filter(([of]) => of !== 'mean' || hasMean);
  return shown.map(([of, word]) => (
    <tr key={of} className="sx-spread">
      <th scope="row">{i18n._(word)}</th>
      {figures.map((figure) => (
        <td key={figure} className="r" data-label={text.name(figure)}>
          {of === 'mean' && ratioFigures.has(figure) ? '' : text.of(figure, figureSpread(rows, figure)[of]).number}
        </td>
      ))}
      <td />
    </tr>
  ));
});
