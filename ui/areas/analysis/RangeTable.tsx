import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { displayUnit } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import { SeriesMark } from '../../charts/lineChart/index.ts';
import { classNames } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { ComparedNote } from './ComparedNote.tsx';
import { ChangedMean, ComparedValue } from './ComparedValue.tsx';
import type { AnalysisLine } from './model/series.ts';
import './rangeTable.css';
import { RangeValue } from './RangeValue.tsx';
import { useSeriesName } from './useSeriesName.ts';
import { useSpanText } from './useSpanText.ts';

/** Text ids of the figures of a range. */
const figureHeads = [
  ['min', /*i18n*/ 'Min.'],
  ['mean', /*i18n*/ 'Mittel'],
  ['max', /*i18n*/ 'Max.'],
] as const;

/** Below the chart: each line's value at the crosshair and now, and how far it went in the range that is shown, with those of the compared range below them. It is as high whichever lines are hidden and whatever is compared, and each column in its place. */
export const RangeTable = observer(function RangeTable({ vm }: { readonly vm: AnalysisChartVm }) {
  const { i18n } = useLingui();
  const spanText = useSpanText();
  const { restedSpan } = vm.range;
  if (vm.lines.length === 0) return null;
  return (
    <section className="panel an-values" aria-labelledby="an-values">
      <h2 id="an-values" className="ph">
        {i18n._('Werte im gezeigten Zeitraum')}
      </h2>
      <div className="an-key">
        <p>{i18n._('Gezeigt: {range}', { range: restedSpan === undefined ? '---' : spanText(restedSpan) })}</p>
        <p>
          <ComparedNote vm={vm} />
        </p>
      </div>
      <table className={classNames('tb', vm.compared.span !== undefined && 'an-with-compared')}>
        <colgroup>
          <col />
          <col className="an-col-pointed" />
          <col className="an-col" span={1 + figureHeads.length} />
        </colgroup>
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
  const before = line.isHidden ? undefined : vm.compared.figuresOf(line);
  return (
    <tr className={classNames(line.isHidden && 'an-hidden')}>
      <th scope="row">
        <span className="an-line">
          <SeriesMark mark={line.mark} place={line.stack?.place} />
          <span>
            <span className="an-line-name">{nameOf(line)}</span>{' '}
            <span className="unit">{unitSymbol(displayUnit(line.quantity, units))}</span>
          </span>
        </span>
        {isCompared && <ChangedMean quantity={line.quantity} now={figures?.mean} before={before?.mean} />}
      </th>
      <PointedCell vm={vm} line={line} />
      <RangeValue line={line} value={line.isHidden ? undefined : vm.nowOf(line)} isOfNow />
      {figureHeads.map(([of]) => (
        <RangeValue key={of} line={line} value={figures?.[of]}>
          {isCompared && <ComparedValue vm={vm} line={line} value={before?.[of]} />}
        </RangeValue>
      ))}
    </tr>
  );
});

const PointedCell = observer(function PointedCell({ vm, line }: RowProps) {
  const { compared, pointed } = vm;
  const { id, column, isHidden } = line;
  return (
    <RangeValue line={line} value={isHidden ? undefined : pointed.valueOf(column)} className="an-pointed">
      {compared.span !== undefined && (
        <ComparedValue vm={vm} line={line} value={isHidden ? undefined : compared.valueAt(id, pointed.atMs)} />
      )}
    </RangeValue>
  );
});
