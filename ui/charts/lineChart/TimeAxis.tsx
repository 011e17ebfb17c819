import { AxisBottom } from '@visx/axis';
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
/** From where visx puts a label to its baseline. */
const baselinePx = 5;

/** The time axis that all plots and lanes share. */
export function TimeAxis({ x, ticks, top, withDate, format }: Props) {
  const labels = tickLabels(ticks, withDate, format);
  return (
    <AxisBottom
      axisClassName="lc-axis"
      top={top}
      scale={x}
      tickValues={[...ticks.ticksMs]}
      tickLength={tickPx}
      tickFormat={(_, i) => labels[i]!.join('\n')}
      tickComponent={({ x, y, formattedValue }) => (
        <AxisText x={x} y={y + baselinePx} anchor="middle" lines={formattedValue?.split('\n') ?? []} />
      )}
    />
  );
}
