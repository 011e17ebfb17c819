import { type MarkGroup, markGroups } from '../../../core/plot/index.ts';
import { isMarkShown } from './isMarkShown.ts';
import type { AxisMark, LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';

/** Of a mark, or of the number of those that stand together. */
const pitchPx = 28;

/** The marks of the range below the time axis, those that are near to each other together; none without a row of them. */
export function placedMarks(data: LineChartData, { places, x }: LineChartShapes): readonly MarkGroup<AxisMark>[] {
  const { marks: place } = places;
  const { marks = [], span } = data;
  if (place === undefined) return [];
  const inside = marks.filter((mark) => isMarkShown(mark, data));
  const placeOf = ({ atMs }: AxisMark) => x(Math.max(atMs, span.fromMs));
  return markGroups(inside, placeOf, pitchPx, { fromX: place.x, untilX: place.x + place.width });
}
