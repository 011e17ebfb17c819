import type { AxisMark, LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
import { numbersText } from './numbersText.ts';
import { placedMarks } from './placedMarks.ts';
import { useGroupText } from './useGroupText.ts';

interface Props {
  readonly data: LineChartData;
  readonly shapes: LineChartShapes;
}

const radiusPx = 9;
/** From the middle of a figure to its baseline. */
const baselinePx = 4;
/** Wide enough for any letter of the list but a few. */
const characterPx = 6.6;

const isNumbered = ({ number }: AxisMark) => number !== undefined;

/** Where marks have numbers of their own, only those are on paper. */
function paperMarks(data: LineChartData, shapes: LineChartShapes) {
  const marks = data.marks?.some(isNumbered) ? data.marks.filter(isNumbered) : data.marks;
  return placedMarks({ ...data, marks }, shapes).map((group, i) => ({ ...group, number: numbersText(group.marks) ?? `${i + 1}` }));
}

/** The marks on paper: numbers below the time axis. */
export function PaperMarkNumbers({ data, shapes }: Props) {
  const { marks: place } = shapes.places;
  if (place === undefined) return null;
  const middle = place.y + place.height / 2;
  return paperMarks(data, shapes).map(({ x, number }) => {
    const halfPx = radiusPx + ((number.length - 1) * characterPx) / 2;
    return (
      <g key={x} className="lc-paper-mark">
        <rect x={x - halfPx} y={middle - radiusPx} width={2 * halfPx} height={2 * radiusPx} rx={radiusPx} />
        <text x={x} y={middle + baselinePx} textAnchor="middle">
          {number}
        </text>
      </g>
    );
  });
}

/** What they are, a line for each number, unless a list elsewhere has these; a longer one is cut. */
export function PaperMarkList({ data, shapes }: Props) {
  const textOf = useGroupText();
  const groups = paperMarks(data, shapes);
  if (groups.length === 0 || data.marks?.some(isNumbered)) return null;
  const longest = Math.floor(shapes.places.width / characterPx);
  const line = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
  return (
    <ol className="lc-paper-marks">
      {groups.map(({ marks, x, number }) => (
        <li key={x} data-path={marks.at(-1)!.path}>
          {line(`${number}: ${textOf(marks)}`.replaceAll(/\s+/g, ' '))}
        </li>
      ))}
    </ol>
  );
}
