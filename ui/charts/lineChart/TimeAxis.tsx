import { Group } from '@visx/group';
import { Line } from '@visx/shape';
import { memo, useMemo, useState } from 'react';
import type { TimeScale, TimeTicks } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { AxisText } from './AxisText.tsx';
import { tickLabels } from './tickLabels.ts';

interface Props {
  readonly x: TimeScale;
  readonly ticks: TimeTicks;
  /** Pixels. */
  readonly top: number;
  readonly withDate: boolean;
  readonly format: Format;
}

const tickPx = 5;
const halfPx = 0.5;
/** From the axis to a label's baseline. */
const baselinePx = 20;

/** Fine enough for any screen, and the same in each frame of a pan. */
const toThousandth = (px: number) => Math.round(1000 * px) / 1000;

/** The time axis that all plots and lanes share. A tick that is still shown is moved, and not laid out again; in a pan all of them move as one. */
export function TimeAxis({ x, ticks, top, withDate, format }: Props) {
  const labels = useTickLabels(ticks, withDate, format);
  const [left, right] = x.range();
  const firstPx = x(ticks.ticksMs[0] ?? 0);
  return (
    <Group className="lc-axis" top={top}>
      <g transform={`translate(${firstPx})`}>
        {ticks.ticksMs.map((atMs, i) => (
          <g key={atMs} transform={`translate(${toThousandth(x(atMs) - firstPx)})`}>
            <Tick label={labels[i]!.join('\n')} />
          </g>
        ))}
      </g>
      <Line from={{ x: left! + halfPx, y: 0 }} to={{ x: right! + halfPx, y: 0 }} />
    </Group>
  );
}

const areSame = (some: TimeTicks, others: TimeTicks) =>
  some.showsSeconds === others.showsSeconds &&
  some.ticksMs.length === others.ticksMs.length &&
  some.ticksMs.every((atMs, i) => atMs === others.ticksMs[i]);

/** The zone's clock is asked again only when there are other ticks than before. */
function useTickLabels(ticks: TimeTicks, withDate: boolean, format: Format): readonly (readonly string[])[] {
  const [labelled, setLabelled] = useState(ticks);
  const shown = areSame(labelled, ticks) ? labelled : ticks;
  if (shown !== labelled) setLabelled(shown);
  return useMemo(() => tickLabels(shown, withDate, format), [shown, withDate, format]);
}

const Tick = memo(function Tick({ label }: { readonly label: string }) {
  return (
    <>
      <line y2={tickPx} />
      <AxisText x={0} y={baselinePx} anchor="middle" lines={label.split('\n')} />
    </>
  );
});
