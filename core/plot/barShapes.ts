import type { Point, Rect } from './shapes.ts';
import { labelLimit, labelLines } from '../labels/index.ts';
import { valueDomain, type ValueScale, valueScale, type ValueTicks, valueTicks } from './valueScale.ts';

/** A bar as it is to be drawn, such as a compressor's load and no-load. */
export interface Bar {
  readonly name: string;
  /** Stacked from zero, in the display unit; NaN where missing. A negative part has no length. */
  readonly parts: readonly number[];
}

/** Bars on one axis. */
export interface BarPlot {
  readonly bars: readonly Bar[];
  /** `up` has the names below, `right` has them at the left. */
  readonly direction: 'up' | 'right';
  readonly frame: Rect;
  /** Pixels kept free beyond the longest bar, for its value. */
  readonly valueRoom?: number;
  /** Pixels kept free before each bar, across it, for its name. */
  readonly nameRoom?: number;
  /** The axis is never shorter, in the display unit. */
  readonly minTop?: number;
  /** Labels of the axis stand at whole numbers only. */
  readonly hasWholeTicks?: boolean;
}

/** A bar in pixels. */
export interface BarShape {
  readonly name: string;
  /** The name in lines that are each within the limit for this many bars. */
  readonly label: readonly string[];
  /** The bar's share of the frame, for pointing at it. */
  readonly slot: Rect;
  /** In the order of the bar's parts; undefined where missing. */
  readonly parts: readonly (Rect | undefined)[];
  /** Sum of the parts in the display unit; undefined when one is missing. */
  readonly total: number | undefined;
  /** Middle of the bar's far end, where its value stands. */
  readonly end: Point;
  /** Middle of its base, where its label stands. */
  readonly base: Point;
}

/** What a plot of bars draws inside its frame. */
export interface BarShapes {
  /** From the display unit to pixels along the bars; zero is at the base. */
  readonly scale: ValueScale;
  readonly ticks: ValueTicks;
  readonly bars: readonly BarShape[];
}

const thicknessShare = 0.64;
const maxThicknessPx = 48;
const tickPitchPx = { up: 40, right: 80 } as const;
const ticks = { min: 2, max: 6 } as const;
const step = 1e-9;

const lengthOf = (part: number) => (Number.isFinite(part) ? Math.max(0, part) : 0);
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + lengthOf(part), 0);

/**
 * Stacked bars from zero inside a frame: equal slots, one scale, values at the ends; without any value the scale shows one unit.
 * The scale of bars to the right ends with the longest, as their length is scarce; upwards it ends at a round value.
 */
export function barShapes(plot: BarPlot): BarShapes {
  const { bars, direction, frame, valueRoom = 0, nameRoom = 0, minTop = 0, hasWholeTicks = false } = plot;
  const isUp = direction === 'up';
  const length = Math.max(1, (isUp ? frame.height : frame.width) - valueRoom);
  const top = Math.max(minTop, ...bars.map(({ parts }) => sumOf(parts)));
  const tickCount = Math.min(ticks.max, Math.max(ticks.min, Math.floor(length / tickPitchPx[direction])));
  const longest = top > 0 ? top : 1;
  const domain = isUp ? valueDomain({ min: 0, max: longest }, { floor: 0, step, fromZero: true }, tickCount) : ([0, longest] as const);
  const round = valueTicks(domain, tickCount);
  const bottom = frame.y + frame.height;
  const scale = isUp ? valueScale(domain, bottom - length, bottom) : valueScale(domain, frame.x + length, frame.x);

  const pitch = (isUp ? frame.width : frame.height) / bars.length;
  const thickness = Math.min(maxThicknessPx, (pitch - nameRoom) * thicknessShare);
  const limit = labelLimit(bars.length);

  return {
    scale,
    ticks: hasWholeTicks ? { values: round.values.filter(Number.isInteger), digits: 0 } : round,
    bars: bars.map(({ name, parts }, i): BarShape => {
      const across = (isUp ? frame.x : frame.y) + pitch * i;
      const middle = across + (pitch + nameRoom) / 2;
      let from = 0;
      const rects = parts.map((part): Rect | undefined => {
        if (Number.isNaN(part)) return undefined;
        const [near, far] = [scale(from), scale(from + lengthOf(part))];
        from += lengthOf(part);
        return isUp
          ? { x: middle - thickness / 2, y: far, width: thickness, height: near - far }
          : { x: near, y: middle - thickness / 2, width: far - near, height: thickness };
      });
      const at = (value: number): Point => (isUp ? { x: middle, y: scale(value) } : { x: scale(value), y: middle });
      return {
        name,
        label: labelLines(name, limit),
        slot: isUp ? { ...frame, x: across, width: pitch } : { ...frame, y: across, height: pitch },
        parts: rects,
        total: parts.length === 0 || parts.some((part) => !Number.isFinite(part)) ? undefined : sumOf(parts),
        end: at(from),
        base: at(0),
      };
    }),
  };
}
