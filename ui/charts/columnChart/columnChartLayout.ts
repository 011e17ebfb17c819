import { type BarShapes, barShapes, type Rect } from '../../../core/plot/index.ts';
import type { ColumnChartData } from './ColumnChartData.ts';

/** Columns in pixels. */
export interface ColumnChartLayout {
  readonly height: number;
  readonly frame: Rect;
  readonly shapes: BarShapes;
  /** Every so many columns one has its label. */
  readonly labelStep: number;
}

const plotPx = 240;
/** Below the columns: two lines of labels. */
const footPx = 40;
const topPx = 12;
const characterPx = 7;
const labelGapPx = 8;
const gutterGapPx = 10;

/** Places columns over an axis of time; `tickText` says how wide the scale's numbers are. */
export function columnChartLayout(
  { columns }: ColumnChartData,
  width: number,
  tickText: (value: number, digits: number) => string,
): ColumnChartLayout {
  const bars = columns.map(({ id, parts }) => ({ name: id, parts }));
  const place = (x: number) => {
    const frame: Rect = { x, y: topPx, width: Math.max(1, width - x), height: plotPx };
    return { frame, shapes: barShapes({ bars, direction: 'up', frame }) };
  };
  const { ticks } = place(0).shapes;
  const longestTick = Math.max(0, ...ticks.values.map((value) => tickText(value, ticks.digits).length));
  const { frame, shapes } = place(longestTick * characterPx + gutterGapPx);
  const pitch = frame.width / Math.max(1, columns.length);
  const longestLabel = Math.max(1, ...columns.map(({ label }) => label.length));
  const labelStep = Math.max(1, Math.ceil((longestLabel * characterPx + labelGapPx) / pitch));
  return { height: topPx + plotPx + footPx, frame, shapes, labelStep };
}
