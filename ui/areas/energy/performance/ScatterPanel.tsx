import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { performancePoints } from '../../../../core/performance/index.ts';
import { extentOf, valueDomain, valueTicks } from '../../../../core/plot/index.ts';
import type { PerformanceAnswer } from '../../../../core/ports/index.ts';
import { displayUnit, displayValue } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { type XyPoint, XyChart } from '../../../charts/xyChart/index.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

const chartPx = 320;
const tickCount = 6;

/** The days as energy over volume, with what the baseline expects. */
export const ScatterPanel = observer(function ScatterPanel({ answer }: { readonly answer: PerformanceAnswer }) {
  const { i18n } = useLingui();
  const { units, number } = useFormat();
  const { performance, adjustments } = answer;
  const volume = (m3: number) => displayValue('volume', m3, units).value ?? NaN;
  const energy = (kWh: number) => displayValue('energy', kWh, units).value ?? NaN;
  const placed = (days: Parameters<typeof performancePoints>[0]): readonly XyPoint[] =>
    performancePoints(days, adjustments).map(({ volumeM3, energyKWh }) => ({ x: volume(volumeM3), y: energy(energyKWh) }));
  const [baseline, report] = [placed(performance.baseline), placed(performance.days)];
  const line = (performance.model?.line ?? []).map((point) => ({
    x: volume(point.volumeM3),
    y: energy(point.expectedKWh),
    low: energy(point.low),
    high: energy(point.high),
  }));
  const all = [...baseline, ...report];
  const xs = extentOf(Float64Array.from(all.map(({ x }) => x)));
  const ys = extentOf(Float64Array.from([...all.map(({ y }) => y), ...line.flatMap(({ low, high }) => [low, high])]));
  const across = valueDomain(xs, { floor: 0, step: 1e-6, fromZero: true }, tickCount);
  const ticks = valueTicks(across, tickCount);
  const title = i18n._('Energie und Volumen je Tag');
  return (
    <Panel title={title} className="pe-scatter">
      <p className="label">{i18n._('Energie in {unit} je Tag', { unit: unitSymbol(displayUnit('energy', units)) })}</p>
      <XyChart
        label={i18n._('{title}: {baseline} Tage der Basis, {report} des Berichts', {
          title,
          baseline: baseline.length,
          report: report.length,
        })}
        x={{ from: across[0], until: across[1], ticks: ticks.values.map((at) => ({ at, name: number(at, ticks.digits) })) }}
        y={ys}
        yText={number}
        line={{ points: line, band: line }}
        dots={[
          { points: baseline, isHollow: true },
          { points: report, isHollow: false },
        ]}
        heightPx={chartPx}
      />
      <p className="label pe-right">{i18n._('Volumen in {unit} je Tag', { unit: unitSymbol(displayUnit('volume', units)) })}</p>
      <ul className="pe-legend">
        <li className="pe-hollow">{i18n._('Basis, {n} Tage', { n: baseline.length })}</li>
        <li className="pe-dot">{i18n._('Bericht, {n} Tage', { n: report.length })}</li>
        {line.length > 0 && <li className="pe-line">{i18n._('Erwartet, 90 %')}</li>}
      </ul>
      {answer.volumeOf === 'delivery' && (
        <p className="label">{i18n._('Ohne Sensor im Netz ist das Volumen, was die Verdichter als geliefert melden.')}</p>
      )}
    </Panel>
  );
});
