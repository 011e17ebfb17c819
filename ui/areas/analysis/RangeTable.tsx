import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import { SeriesMark } from '../../charts/lineChart/index.ts';
import { classNames } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import type { AnalysisLine } from './model/series.ts';
import './rangeTable.css';
import { useSeriesName } from './useSeriesName.ts';

/** Text ids of the figures of a range. */
const figureHeads = [
  ['min', /*i18n*/ 'Min.'],
  ['mean', /*i18n*/ 'Mittel'],
  ['max', /*i18n*/ 'Max.'],
] as const;

/** Below the chart: each line's value at the crosshair and now, and how far it went in the range that is shown. It is as high whichever lines are hidden. */
export const RangeTable = observer(function RangeTable({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  if (vm.lines.length === 0) return null;
  return (
    <section className="panel an-values" aria-labelledby="an-values">
      <h2 id="an-values" className="ph">
        {i18n._('Werte im gezeigten Zeitraum')}
      </h2>
      <div className="an-values-scroll" role="region" aria-label={i18n._('Werte im gezeigten Zeitraum')} tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">{i18n._('Linie')}</th>
              <PointedHead vm={vm} />
              <th scope="col" className="r">
                {i18n._('Jetzt')}
              </th>
              {figureHeads.map(([of, word]) => (
                <th key={of} scope="col" className="r">
                  {i18n._(word)}
                </th>
              ))}
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
  const figures = line.isHidden ? undefined : vm.figures.of(line);
  return (
    <tr className={classNames(line.isHidden && 'an-hidden')}>
      <th scope="row">
        <SeriesMark mark={line.mark} />
        <span className="an-line-name">{nameOf(line)}</span> <span className="unit">{unitSymbol(displayUnit(line.quantity, units))}</span>
      </th>
      <PointedCell vm={vm} line={line} />
      <Value line={line} value={line.isHidden ? undefined : vm.nowOf(line)} />
      {figureHeads.map(([of]) => (
        <Value key={of} line={line} value={figures?.[of]} />
      ))}
    </tr>
  );
});

const PointedCell = observer(function PointedCell({ vm, line }: RowProps) {
  return <Value line={line} value={line.isHidden ? undefined : vm.pointed.valueOf(line.column)} className="an-pointed" />;
});

interface ValueProps {
  readonly line: AnalysisLine;
  readonly value: number | undefined;
  readonly className?: string;
}

const Value = observer(function Value({ line, value, className }: ValueProps) {
  const { quantity } = useFormat();
  const { number, isMissing } = quantity(line.quantity, value);
  return (
    <td className={classNames('r', className, isMissing && 'none')}>
      {/* another text, and not one that moves: it is as wide as its digits */}
      <span key={number}>{number}</span>
    </td>
  );
});
