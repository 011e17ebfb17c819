import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { memo } from 'react';
import type { Rect, ValueScale, ValueTicks } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { AxisText } from './AxisText.tsx';

interface Props {
  readonly frame: Rect;
  readonly scale: ValueScale;
  readonly ticks: ValueTicks;
  readonly format: Format;
}

const numbersOf = ({ frame, scale, ticks }: Props) => [frame.x, frame.y, frame.width, frame.height, ...scale.domain(), ...ticks.values];

/** A value axis stays while the time axis moves, as long as it would be drawn the same. */
function isSame(before: Props, after: Props): boolean {
  const [format, other] = [before.format, after.format];
  if (format.region !== other.region || format.units !== other.units) return false;
  const numbers = numbersOf(after);
  const others = numbersOf(before);
  return numbers.length === others.length && numbers.every((number, i) => number === others[i]);
}

/** A plot's grid and the labels of its values. */
export const PlotAxis = memo(function PlotAxis({ frame, scale, ticks, format }: Props) {
  const values = [...ticks.values];
  return (
    <>
      <GridRows className="lc-grid" left={frame.x} width={frame.width} scale={scale} tickValues={values} />
      <AxisLeft
        left={frame.x}
        scale={scale}
        tickValues={values}
        tickLength={8}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format.number(Number(value), ticks.digits)}
        tickComponent={({ x, y, formattedValue }) => <AxisText x={x} y={y + 4} anchor="end" lines={[formattedValue]} />}
      />
    </>
  );
}, isSame);
