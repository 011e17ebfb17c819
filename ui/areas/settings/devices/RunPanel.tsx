import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type FieldDevice, type TrialProgress, trialColumn, trialGapMs, trialRunMs } from '../../../../core/field/index.ts';
import { plotShapes } from '../../../../core/plot/index.ts';
import { formatMinutes } from '../../../../i18n/format/index.ts';
import { useMeasuredWidth } from '../../../charts/lineChart/useMeasuredWidth.ts';
import { Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { Checks } from './Checks.tsx';
import type { DevicesVm } from './devices.vm.ts';
import { watchedWords } from './fieldWords.ts';
import { type RunPlot, runPlots } from './model/runPlots.ts';
import type { TrialVm } from './trial.vm.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly device: FieldDevice;
  readonly trial: TrialVm;
}

/** Ten minutes of watching: how far it is, what has not been seen yet, and pressure and power as lines. */
export const RunPanel = observer(function RunPanel({ vm, device, trial }: Props) {
  const { i18n } = useLingui();
  const progress = trial.progressAt(vm.nowMs);
  if (progress === undefined || trial.fromMs === undefined) return <div id="fd-run" />;
  const done = formatMinutes(progress.doneMs).replace(' min', '');
  const isCompressor = trial.samples.some(({ status }) => status !== undefined);
  const unseen = isCompressor ? trial.unseen.map((state) => i18n._(watchedWords[state])) : [];
  return (
    <div id="fd-run" className="fd-part sticks">
      <Panel label={i18n._('Probelauf')} bare>
        <div className="fd-progress">
          <p>
            <b>{i18n._('Probelauf')}</b> {i18n._('{done} von {total} min', { done, total: '10:00' })}
            {unseen.length > 0 && `. ${i18n._('Noch nicht gesehen: {states}', { states: unseen.join(', ') })}`}
          </p>
          {trial.isRunning ? (
            <button type="button" className="btn sm" onClick={() => trial.stop()}>
              {i18n._('Abbrechen')}
            </button>
          ) : (
            <span className="fd-cap">{progress.leftMs === 0 ? i18n._('beendet') : i18n._('abgebrochen')}</span>
          )}
          <progress className="fd-bar" max={1} value={progress.share} aria-label={i18n._('Probelauf')} />
        </div>
        <RunChart trial={trial} fromMs={trial.fromMs} progress={progress} />
        <Checks vm={vm} device={device} trial={trial} />
      </Panel>
    </div>
  );
});

const left = 48;
const right = 12;
const titlePx = 40;
const plotPx = 72;
const axisPx = 24;
/** Below this nothing can be drawn. */
const narrowest = 160;
const minutes = [0, 2, 4, 6, 8, 10] as const;

const topOf = (index: number) => index * (titlePx + plotPx) + titlePx;
const xIn = (width: number) => (share: number) => left + share * (width - left - right);

interface ChartProps {
  readonly trial: TrialVm;
  readonly fromMs: number;
  readonly progress: TrialProgress;
}

/** What was read over the ten minutes of a run; the part to come is shaded. */
const RunChart = observer(function RunChart({ trial, fromMs, progress }: ChartProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const [stage, width] = useMeasuredWidth<HTMLDivElement>();
  const plots = runPlots(trial.samples);
  if (plots.length === 0 || width === undefined || width < narrowest) return <div ref={stage} className="fd-run" />;
  const xOf = xIn(width);
  const bottom = topOf(plots.length - 1) + plotPx;
  const nowX = xOf(progress.share);
  const titleOf = ({ title, quantity }: RunPlot) => i18n._(title, { unit: format.quantity(quantity, 0).unit });
  return (
    <div ref={stage} className="fd-run">
      <svg className="ch" viewBox={`0 0 ${width} ${bottom + axisPx}`} role="img" aria-label={plots.map(titleOf).join(', ')}>
        <rect className="fd-tocome" x={nowX} y={topOf(0)} width={xOf(1) - nowX} height={bottom - topOf(0)} />
        {plots.map((plot, i) => (
          <RunLines key={plot.title} width={width} plot={plot} title={titleOf(plot)} top={topOf(i)} trial={trial} fromMs={fromMs} />
        ))}
        <line className="cross" x1={nowX} x2={nowX} y1={topOf(0)} y2={bottom} />
        {progress.leftMs > 0 && progress.share < 0.75 && (
          <text x={(nowX + xOf(1)) / 2} y={topOf(0) + plotPx / 2} textAnchor="middle">
            {i18n._('noch {time}', { time: formatMinutes(progress.leftMs) })}
          </text>
        )}
        {minutes.map((minute) => (
          <text key={minute} x={xOf(minute / 10)} y={bottom + axisPx - 6} textAnchor={minute === 10 ? 'end' : 'middle'}>
            {minute === 10 ? '10 min' : minute}
          </text>
        ))}
      </svg>
    </div>
  );
});

interface LinesProps {
  readonly width: number;
  readonly plot: RunPlot;
  readonly title: string;
  readonly top: number;
  readonly trial: TrialVm;
  readonly fromMs: number;
}

const RunLines = observer(function RunLines({ width, plot, title, top, trial, fromMs }: LinesProps) {
  const { units, number } = useFormat();
  const { quantity, keys, colour } = plot;
  const found = keys.map((key) => trialColumn(trial.samples, key));
  const timesMs = found[0]?.timesMs ?? new Float64Array();
  const columns = found.map(({ column }) => column);
  const { ticks, scale, lines } = plotShapes(
    { quantity, units, timesMs, length: timesMs.length, columns, maxGapMs: trialGapMs },
    { fromMs, toMs: fromMs + trialRunMs },
    { x: left, y: top, width: width - left - right, height: plotPx },
  );
  return (
    <g>
      <text className="ink" x={0} y={top - 8}>
        {title}
      </text>
      {ticks.values.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={left} x2={width - right} y1={scale(tick)} y2={scale(tick)} />
          <text x={left - 8} y={scale(tick)} dy="0.35em" textAnchor="end">
            {number(tick, ticks.digits)}
          </text>
        </g>
      ))}
      {lines.map(({ pieces }, i) => (
        <g key={keys[i]} className="ln" style={{ stroke: colour }}>
          {pieces.map((points, piece) => (
            <polyline key={piece} points={points.join(' ')} />
          ))}
        </g>
      ))}
    </g>
  );
});
