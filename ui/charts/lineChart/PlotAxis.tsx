import { Group } from '@visx/group';
import { memo } from 'react';
import type { Rect, ValueScale, ValueTicks } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { AxisText } from './AxisText.tsx';

interface Props {
  readonly frame: Rect;
  readonly scale: ValueScale;
  readonly ticks: ValueTicks;
  readonly format: Format;
  /** On screen the canvas has it. */
  readonly hasGrid: boolean;
}

const numbersOf = ({ frame, scale, ticks }: Props) => [frame.x, frame.y, frame.width, frame.height, ...scale.domain(), ...ticks.values];

/** A value axis stays while the time axis moves, as long as it would be drawn the same. */
function isSame(before: Props, after: Props): boolean {
  const [format, other] = [before.format, after.format];
  if (format.region !== other.region || format.units !== other.units || before.hasGrid !== after.hasGrid) return false;
  const numbers = numbersOf(after);
  const others = numbersOf(before);
  return numbers.length === others.length && numbers.every((number, i) => number === others[i]);
}

/** Of a label: beside the frame, and its baseline below the line that it names. */
const labelPx = { beside: 8, below: 4 } as const;

/** A plot's grid, as one path, and the labels of its values. With other values the same elements go on: new ones take the browser longer. */
export const PlotAxis = memo(function PlotAxis({ frame, scale, ticks: { values, digits }, format, hasGrid }: Props) {
  return (
    <>
      {hasGrid && <path className="lc-grid" d={values.map((value) => `M${frame.x} ${scale(value)}h${frame.width}`).join('')} />}
      <Group left={frame.x}>
        {values.map((value, i) => (
          <AxisText key={i} x={-labelPx.beside} y={scale(value) + labelPx.below} anchor="end" lines={[format.number(value, digits)]} />
        ))}
      </Group>
    </>
  );
}, isSame);
