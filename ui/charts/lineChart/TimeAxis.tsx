import { AxisBottom } from '@visx/axis';
import type { Rect, TimeScale, TimeTicks } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { AxisText } from './AxisText.tsx';
import { tickLabels } from './tickLabels.ts';

interface Props {
  readonly x: TimeScale;
  readonly ticks: TimeTicks;
  readonly place: Rect;
  readonly withDate: boolean;
  readonly format: Format;
}

const tickPx = 5;

/** The time axis that all plots and lanes share; its labels are kept as elements while they move. */
export function TimeAxis({ x, ticks, place, withDate, format }: Props) {
  const labels = tickLabels(ticks, withDate, format);
  return (
    <AxisBottom axisClassName="lc-axis" top={place.y} scale={x} tickValues={[...ticks.ticksMs]}>
      {() => (
        <>
          <path
            className="axis"
            d={`M${place.x} 0h${place.width}${ticks.ticksMs.map((atMs) => `M${x(atMs).toFixed(1)} 0v${tickPx}`).join('')}`}
          />
          {ticks.ticksMs.map((atMs, i) => (
            <AxisText key={i} x={x(atMs)} y={tickPx + 15} anchor="middle" lines={labels[i]!} />
          ))}
        </>
      )}
    </AxisBottom>
  );
}
