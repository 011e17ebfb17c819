import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import { SeriesMark } from '../../charts/lineChart/index.ts';
import { classNames } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { comparedColumns, ComparedHeads, ComparedValues } from './ComparedColumns.tsx';
import { ComparedNote } from './ComparedNote.tsx';
import { figureHeads } from './figureHeads.ts';
import type { AnalysisLine } from './model/series.ts';
import './rangeTable.css';
import { RangeValue } from './RangeValue.tsx';
import { useSeriesName } from './useSeriesName.ts';

/** Below the chart: each line's value at the crosshair and now, and how far it went in the range that is shown, and in the one that it is compared with. It is as high whichever lines are hidden, and each column in its place. */
export const RangeTable = observer(function RangeTable({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const isCompared = vm.compared.span !== undefined;
  if (vm.lines.length === 0) return null;
  return (
    <section className="panel an-values" aria-labelledby="an-values">
      <h2 id="an-values" className="ph">
        {i18n._('Werte im gezeigten Zeitraum')}
      </h2>
      <div className="an-values-scroll" role="region" aria-label={i18n._('Werte im gezeigten Zeitraum')} tabIndex={0}>
        <table className={classNames('tb', isCompared && 'an-with-compared')}>
          <colgroup>
            <col className="an-col-name" />
            <col className="an-col-pointed" />
            <col className="an-col" span={1 + figureHeads.length} />
            <col className={isCompared ? 'an-col' : 'an-col-free'} span={comparedColumns} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {i18n._('Linie')}
              </th>
              <th scope="colgroup" colSpan={2 + figureHeads.length} className="an-group">
                {i18n._('Gezeigter Zeitraum')}
              </th>
              {isCompared ? (
                <th scope="colgroup" colSpan={comparedColumns} className="an-group an-then">
                  <ComparedNote vm={vm} />
                </th>
              ) : (
                <td colSpan={comparedColumns} rowSpan={2} />
              )}
            </tr>
            <tr>
              <PointedHead vm={vm} />
              <th scope="col" className="r">
                {i18n._('Jetzt')}
              </th>
              {figureHeads.map(([of, word]) => (
                <th key={of} scope="col" className="r">
                  {i18n._(word)}
                </th>
              ))}
              {isCompared && <ComparedHeads vm={vm} />}
            </tr>
          </thead>
          <tbody>
            {vm.lines.map((line) => (
              <Row key={line.id} vm={vm} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

/** When the values at the crosshair were measured. */
const PointedHead = observer(function PointedHead({ vm: { pointed, range } }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const { clock, date } = useFormat();
  const { atMs } = pointed;
  return (
    <th scope="col" className="r an-pointed">
      {atMs === undefined ? (
        i18n._('Zeitpunkt')
      ) : (
        <span key={atMs}>
          {range.isOneDay ? '' : `${date(atMs)} `}
          <b>{clock(atMs)}</b>
        </span>
      )}
    </th>
  );
});

interface RowProps {
  readonly vm: AnalysisChartVm;
  readonly line: AnalysisLine;
}

const Row = observer(function Row({ vm, line }: RowProps) {
  const nameOf = useSeriesName();
  const { units } = useFormat();
  const isCompared = vm.compared.span !== undefined;
  const figures = line.isHidden ? undefined : vm.figures.of(line);
  return (
    <tr className={classNames(line.isHidden && 'an-hidden')}>
      <th scope="row">
        <SeriesMark mark={line.mark} place={line.stack?.place} />
        <span className="an-line-name">{nameOf(line)}</span> <span className="unit">{unitSymbol(displayUnit(line.quantity, units))}</span>
      </th>
      <PointedCell vm={vm} line={line} />
      <RangeValue line={line} value={line.isHidden ? undefined : vm.nowOf(line)} isOfNow />
      {figureHeads.map(([of]) => (
        <RangeValue key={of} line={line} value={figures?.[of]} />
      ))}
      {isCompared ? <ComparedValues vm={vm} line={line} mean={figures?.mean} /> : <td colSpan={comparedColumns} />}
    </tr>
  );
});

const PointedCell = observer(function PointedCell({ vm, line }: RowProps) {
  return <RangeValue line={line} value={line.isHidden ? undefined : vm.pointed.valueOf(line.column)} className="an-pointed" />;
});
