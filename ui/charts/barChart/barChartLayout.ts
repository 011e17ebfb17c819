import { type BarShapes, barShapes, labelLimit, type Rect } from '../../../core/plot/index.ts';
import type { BarChartData, BarGroup, ChartBar } from './BarChartData.ts';

/** A group of bars in pixels. */
export interface PlacedGroup {
  readonly group: BarGroup;
  /** Baseline of the title; undefined without one. */
  readonly titleY: number | undefined;
  readonly frame: Rect;
  readonly shapes: BarShapes;
}

export interface BarChartLayout {
  readonly height: number;
  /** The note stands below the value, not beside it. */
  readonly isNarrow: boolean;
  readonly groups: readonly PlacedGroup[];
}

/** Narrower charts have their notes below the values. */
const narrowPx = 560;
/** Width of a character: of a name at 14 px, of a value at 14 px bold, of a note at 12 px. */
const characterPx = { name: 7.4, value: 8, note: 6.6 } as const;
const gapPx = 8;
const titlePx = 32;
const titleBaselinePx = 20;
const axisPx = 28;
const groupGapPx = 16;
const pitchPx = { few: 44, many: 36 } as const;
const fewBars = 7;
const mostGutterShare = 0.36;

const lengthOf = (text: string) => Array.from(text).length;

const noteRoom = ({ note }: ChartBar) => (note === undefined ? 0 : lengthOf(note) * characterPx.note + gapPx);

function valueRoomPx(bars: readonly ChartBar[], isNarrow: boolean): number {
  const rooms = bars.map((bar) => {
    const value = lengthOf(bar.value) * characterPx.value;
    return isNarrow ? Math.max(value, noteRoom(bar)) : value + noteRoom(bar);
  });
  return Math.max(0, ...rooms) + 2 * gapPx;
}

/** Of the bars and of their marks of the period before, in the display unit. */
function longestOf(bars: readonly ChartBar[]): number {
  const whole = (parts: readonly number[]) => parts.reduce((sum, part) => sum + (part > 0 && Number.isFinite(part) ? part : 0), 0);
  const ends = bars.flatMap(({ parts, before = 0 }) => [whole(parts), before]);
  return Math.max(0, ...ends.filter(Number.isFinite));
}

/** Places the groups below each other; all names end, and all bars begin, at one line. */
export function barChartLayout({ groups, isOneScale, leastTop = 0 }: BarChartData, width: number): BarChartLayout {
  const isNarrow = width < narrowPx;
  const bars = groups.flatMap((group) => group.bars);
  const labels = groups.flatMap((group) => group.bars.map(({ name }) => Math.min(lengthOf(name), labelLimit(group.bars.length))));
  const gutter = Math.min(width * mostGutterShare, Math.max(0, ...labels) * characterPx.name + 2 * gapPx);
  const valueRoom = valueRoomPx(bars, isNarrow);
  const pitch = bars.length > fewBars + 1 && !isNarrow ? pitchPx.many : pitchPx.few;

  let y = 0;
  const placed = groups.map((group, i): PlacedGroup => {
    if (i > 0) y += groupGapPx;
    const titleY = group.title === undefined ? undefined : y + titleBaselinePx;
    if (titleY !== undefined) y += titlePx;
    const frame: Rect = { x: gutter, y, width: Math.max(1, width - gutter), height: group.bars.length * pitch };
    y += frame.height + axisPx;
    const longest = longestOf(isOneScale ? bars : group.bars);
    const shapes = barShapes({ bars: group.bars, direction: 'right', frame, valueRoom, leastTop: Math.max(leastTop, longest) });
    return { group, titleY, frame, shapes };
  });
  return { height: y, isNarrow, groups: placed };
}
