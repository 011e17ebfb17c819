import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type DataNeedName, isShortOf } from '../../../../core/figures/index.ts';
import { markedShortfall } from '../../../../i18n/index.ts';
import { classNames, Panel, SortHead } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';
import { ShortMark } from '../../../station/index.ts';
import { ComparedCell } from './ComparedCell.tsx';
import { figureStyle } from './figureStyle.ts';
import { byNumber, directionOf, nextSorting, sortedRows, type SortKey } from './model/sortedRows.ts';
import {
  briefness,
  comparablePoints,
  statisticFigures,
  isLikeCovered,
  ratioFigures,
  type StatisticFigure,
  type StatisticRow,
  type StatisticRows,
} from '../../../../core/statistics/index.ts';
import { SaveStatistic } from './SaveStatistic.tsx';
import { SpreadRows } from './SpreadRows.tsx';
import type { StatisticVm } from './statistic.vm.ts';
import { StatisticPlaceholder } from './StatisticPlaceholder.tsx';
import { statisticOf, type StatisticSlug } from './statisticPages.ts';
import { statisticTitles } from './statisticTitles.ts';
import { useFigureText } from './useFigureText.ts';
import { usePeriodText } from './usePeriodText.ts';
import { useRowName } from './useRowName.ts';
import { ViewLink } from './ViewLink.tsx';

interface Props {
  readonly vm: StatisticVm;
  readonly slug: StatisticSlug;
}

/** Text id of what stands below the figures. */
function secondLine({ machines, plant }: StatisticRows, figures: readonly StatisticFigure[]): string {
  if (plant.coverage === undefined)
    return /*i18n*/ 'Zweite Zeile: Wert des Vorzeitraums {period}. Keine Änderung, weil die Steuerung keine Abdeckung nennt.';
  const hasChanges = [plant, ...machines].some((row) => figures.some((figure) => isLikeCovered(row, figure)));
  if (!hasChanges)
    return /*i18n*/ 'Zweite Zeile: Wert des Vorzeitraums {period}. Keine Änderung, weil die Abdeckung um mehr als {ratio} Prozentpunkte abweicht.';
  return figures.every((figure) => ratioFigures.has(figure))
    ? /*i18n*/ 'Zweite Zeile: Änderung und Wert des Vorzeitraums {period}. Keine Änderung, wo die Abdeckung um mehr als {ratio} Prozentpunkte abweicht.'
    : /*i18n*/ 'Zweite Zeile: Änderung und Wert des Vorzeitraums {period}. Keine Änderung, wo die Abdeckung um mehr als {sum} Prozentpunkte abweicht, bei Anteilen und Raten um mehr als {ratio}.';
}

/** A figure of the rows has the mark of too little running time. */
const hasBrief = ({ machines, plant }: StatisticRows, figures: readonly StatisticFigure[]): boolean =>
  [plant, ...machines].some((row) =>
    figures.some((figure) => {
      const { now, before } = briefness(row, figure);
      return (now && row.figures[figure]?.now !== undefined) || (before && row.figures[figure]?.before !== undefined);
    }),
  );

/** What figures of the rows are marked for. */
const marksOf = (rows: StatisticRows, figures: readonly StatisticFigure[]): readonly DataNeedName[] => [
  ...(hasBrief(rows, figures) ? (['runningHour'] as const) : []),
  ...([rows.plant, ...rows.machines].some(({ coverage, coverageBefore }) =>
    [coverage, coverageBefore].some((share) => isShortOf('recorded', { coverage: share })),
  )
    ? (['recorded'] as const)
    : []),
];

/** A statistic as a table: each figure with that of the period before, the plant, and how far the machines differ. */
export const StatisticTable = observer(function StatisticTable({ vm, slug }: Props) {
  const { i18n } = useLingui();
  const text = useFigureText();
  const rowName = useRowName();
  const periodText = usePeriodText();
  const isNarrow = usePhoneUpright();
  const [sorting, setSorting] = useState(byNumber);
  const { rows, isEmpty, periods } = vm;
  const name = statisticOf[slug];
  const figures = statisticFigures[name];
  const title = i18n._(statisticTitles[slug]);
  const sortedBy = (key: SortKey) => ({ direction: directionOf(sorting, key), onSort: () => setSorting(nextSorting(sorting, key)) });
  const cells = (row: StatisticRow) => (
    <>
      <th scope="row">{rowName(row.index)}</th>
      {figures.map((figure) => (
        <ComparedCell key={figure} figure={figure} comparison={row.figures[figure]} brief={briefness(row, figure)} />
      ))}
      <td className="r" data-label={`${i18n._('Abdeckung')} %`}>
        {text.coverage(row.coverage).number}
        {isShortOf('recorded', { coverage: row.coverage }) && <ShortMark />}
        <span className="sx-before">
          <span className="vh">{i18n._('Vorzeitraum')} </span>
          {text.coverage(row.coverageBefore).number}
          {isShortOf('recorded', { coverage: row.coverageBefore }) && <ShortMark />}
        </span>
      </td>
    </>
  );
  return (
    <Panel
      bare
      className="sx-panel"
      title={title}
      actions={
        <div className="sx-actions">
          <SaveStatistic vm={vm} slug={slug} />
          <ViewLink slug={slug} view="chart" />
        </div>
      }
    >
      {vm.state === 'asking' && <div className="progress" aria-hidden />}
      {rows === undefined || isEmpty ? (
        <div className="pb">
          <StatisticPlaceholder as="table" isLoading={vm.state === 'asking' || vm.range === undefined} />
        </div>
      ) : (
        <div className="scroll sx-scroll" role="group" aria-label={title} tabIndex={0}>
          <table className={classNames('tb tb-named sx-table', vm.isStale && 'sx-faded', isNarrow && 'tb-stacked tb-cards')}>
            <thead>
              <tr>
                <SortHead {...sortedBy('index')}>{i18n._('{count, plural, one {Verdichter} other {Verdichter}}', { count: 1 })}</SortHead>
                {figures.map((figure) => (
                  <SortHead key={figure} isNumber {...sortedBy(figure)}>
                    {i18n._(figureStyle[figure].title)}
                    <Unit symbol={text.of(figure, undefined).symbol} />
                  </SortHead>
                ))}
                <SortHead isNumber {...sortedBy('coverage')}>
                  {i18n._('Abdeckung')}
                  <Unit symbol="%" />
                </SortHead>
              </tr>
            </thead>
            <tbody>
              {sortedRows(rows.machines, sorting).map((row) => (
                <tr key={row.index}>{cells(row)}</tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="sx-plant">{cells(rows.plant)}</tr>
              {rows.machines.length > 1 && <SpreadRows rows={rows.machines} figures={figures} />}
            </tfoot>
          </table>
        </div>
      )}
      {rows !== undefined && !isEmpty && (
        <p className="label sx-foot">
          {periods?.before !== undefined && i18n._(secondLine(rows, figures), { period: periodText(periods.before), ...comparablePoints })}
          {marksOf(rows, figures).map((need) => (
            <span key={need} className="sx-brief">
              {markedShortfall(i18n, need)}
              {need === 'runningHour' && ` ${i18n._('Solche Werte werden nicht verglichen.')}`}
            </span>
          ))}
        </p>
      )}
    </Panel>
  );
});

const Unit = ({ symbol }: { readonly symbol: string }) => symbol !== '' && <span className="unit">{symbol}</span>;
