import { AxisBottom } from '@visx/axis';
import type { Rect, TimeScale, TimeTicks } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { AxisText } from './AxisText.tsx';

interface Props {
  readonly x: TimeScale;
  readonly ticks: TimeTicks;
  readonly place: Rect;
  readonly withDate: boolean;
  readonly format: Format;
}

/** The time axis that all plots and lanes share. */
export function TimeAxis({ x, ticks, place, withDate, format }: Props) {
  const timeOf = ticks.showsSeconds ? format.clock : format.minute;
  return (
    <AxisBottom
      axisClassName="lc-axis"
      top={place.y}
      scale={x}
      tickValues={[...ticks.ticksMs]}
      tickLength={5}
      tickFormat={(value) => String(value)}
      tickComponent={({ x: left, y, formattedValue }) => {
        const atMs = Number(formattedValue);
        return <AxisText x={left} y={y + 5} anchor="middle" lines={withDate ? [timeOf(atMs), format.date(atMs)] : [timeOf(atMs)]} />;
      }}
    />
  );
}
