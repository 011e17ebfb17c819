import { labelLimit, labelLines } from '../../../core/labels/index.ts';
import { type BarShapes, barShapes, type Rect } from '../../../core/plot/index.ts';
import type { BarChartData, BarGroup, ChartBar } from './BarChartData.ts';

/** Of a bar, in pixels: where its words begin, and the mark of the period before. */
export interface PlacedWords {
  readonly textX: number;
  readonly markX: number | undefined;
}

/** A group of bars in pixels. */
export interface PlacedGroup {
  readonly group: BarGroup;
  /** Baseline of the title; undefined without one. */
  readonly titleY: number | undefined;
  /** Its axis has a title, at this baseline. */
  readonly axisTitle: { readonly text: string; readonly y: number } | undefined;
  /** Height of a line that parts it from the group above, which has another scale. */
  readonly ruleY: number | undefined;
  readonly frame: Rect;
  readonly shapes: BarShapes;
  /** One a bar. */
  readonly words: readonly PlacedWords[];
}

export interface BarChartLayout {
  readonly height: number;
  /** Names stand above their bars, notes below the values, not beside them. */
  readonly isNarrow: boolean;
  readonly groups: readonly PlacedGroup[];
}

/** Narrower charts have their names above the bars and their notes below the values. */
const narrowPx = 560;
/** Width of a character: of a name at 14 px, of a value at 14 px bold, of a note or a unit at 12 px. */
const characterPx = { name: 7.4, value: 8.4, note: 6.6 } as const;
/** So much less has a space. */
const spaceShare = 0.5;
const gapPx = 8;
/** Half of the longest label of an axis whose bars have no length. */
const halfLabelPx = 16;
const titlePx = 32;
const titleBaselinePx = 20;
const axisTitlePx = 24;
const axisTitleBaselinePx = 12;
const axisPx = 28;
/** Between groups on one scale, and on either side of the line between two scales. */
const groupGapPx = { sameScale: 16, ownScale: 20 } as const;
const pitchPx = { few: 44, many: 36, narrow: 64 } as const;
/** Of a narrow chart: above each bar, and for half of the axis' first label. */
const nameRoomPx = 16;
const narrowGutterPx = 4;
const fewBars = 7;
const maxGutterShare = 0.36;

const lengthOf = (text: string) => Array.from(text).length;

const widthOf = (text: string, px: number) => (lengthOf(text) - spaceShare * (text.match(/\s/g) ?? []).length) * px;

const noteRoom = ({ note }: ChartBar) => (note === undefined ? 0 : widthOf(note, characterPx.note) + gapPx);
const unitRoom = ({ longUnit }: ChartBar) => (longUnit === undefined ? 0 : widthOf(` ${longUnit}`, characterPx.note));

/** What stands beyond a bar's end, with a gap on either side. */
function roomPx(bar: ChartBar, isNarrow: boolean): number {
  const value = widthOf(bar.value, characterPx.value);
  return (isNarrow ? Math.max(value, noteRoom(bar)) : value + unitRoom(bar) + noteRoom(bar)) + 2 * gapPx;
}

/** Where a bar or its mark of the period before ends, in the display unit. */
function endOf({ parts, before = 0 }: ChartBar): number {
  const whole = parts.reduce((sum, part) => sum + (part > 0 && Number.isFinite(part) ? part : 0), 0);
  return Math.max(whole, Number.isFinite(before) ? before : 0);
}
const longestOf = (bars: readonly ChartBar[]) => Math.max(0, ...bars.map(endOf));

/** A bar's words stand at its end, beyond the mark only where they don't fit before it: beyond it they could be taken for the mark's. */
function placedWords(bar: ChartBar, endX: number, markX: number | undefined, isNarrow: boolean): PlacedWords {
  const isBeforeMark = markX === undefined || markX - endX >= roomPx(bar, isNarrow);
  return { textX: (isBeforeMark ? endX : Math.max(endX, markX)) + gapPx, markX };
}

/** Places the groups below each other; all names end, and all bars begin, at one line. */
export function barChartLayout({ groups, isOneScale, minTop = 0, hasWholeTicks = false }: BarChartData, width: number): BarChartLayout {
  const isNarrow = width < narrowPx;
  const bars = groups.flatMap((group) => group.bars);
  const labels = groups.flatMap((group) => group.bars.flatMap(({ name }) => labelLines(name, labelLimit(group.bars.length)).map(lengthOf)));
  const nameWidth = Math.min(width * maxGutterShare, Math.max(0, ...labels) * characterPx.name + 2 * gapPx);
  const gutter = isNarrow ? narrowGutterPx : nameWidth;
  const frameWidth = Math.max(1, width - gutter);
  const topOf = (group: BarGroup) => Math.max(minTop, longestOf(isOneScale ? bars : group.bars)) || 1;
  /** So long that every bar's words still fit behind it, and the axis' last label. */
  const length = Math.min(
    frameWidth - halfLabelPx,
    ...groups.flatMap((group) => group.bars.map((bar) => (frameWidth - roomPx(bar, isNarrow)) / (endOf(bar) / topOf(group)))),
  );
  const valueRoom = frameWidth - length;
  const pitch = isNarrow ? pitchPx.narrow : bars.length > fewBars + 1 ? pitchPx.many : pitchPx.few;
  const nameRoom = isNarrow ? nameRoomPx : 0;

  let y = 0;
  const placed = groups.map((group, i): PlacedGroup => {
    const ruleY = i > 0 && !isOneScale ? y + groupGapPx.ownScale : undefined;
    if (i > 0) y += isOneScale ? groupGapPx.sameScale : 2 * groupGapPx.ownScale;
    const titleY = group.title === undefined ? undefined : y + titleBaselinePx;
    if (titleY !== undefined) y += titlePx;
    const axisTitle = i > 0 && isOneScale ? undefined : { text: group.axisTitle, y: y + axisTitleBaselinePx };
    if (axisTitle !== undefined) y += axisTitlePx;
    const frame: Rect = { x: gutter, y, width: frameWidth, height: group.bars.length * pitch };
    y += frame.height + axisPx;
    const minEnd = topOf(group);
    const shapes = barShapes({ bars: group.bars, direction: 'right', frame, valueRoom, nameRoom, minTop: minEnd, hasWholeTicks });
    const words = group.bars.map((bar, k) => {
      const markX = bar.before === undefined ? undefined : shapes.scale(bar.before);
      return placedWords(bar, shapes.bars[k]!.end.x, markX, isNarrow);
    });
    return { group, titleY, axisTitle, ruleY, frame, shapes, words };
  });
  return { height: y, isNarrow, groups: placed };
}
