import type { LineChartData } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';
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

/** The marks on paper: numbers below the time axis. */
export function PaperMarkNumbers({ data, shapes }: Props) {
  const { marks: place } = shapes.places;
  if (place === undefined) return null;
  const middle = place.y + place.height / 2;
  return placedMarks(data, shapes).map(({ x }, i) => (
    <g key={x} className="lc-paper-mark">
      <circle cx={x} cy={middle} r={radiusPx} />
      <text x={x} y={middle + baselinePx} textAnchor="middle">
        {i + 1}
      </text>
    </g>
  ));
}

/** What they are, a line for each number; a longer one is cut. */
export function PaperMarkList({ data, shapes }: Props) {
  const textOf = useGroupText();
  const groups = placedMarks(data, shapes);
  if (groups.length === 0) return null;
  const longest = Math.floor(shapes.places.width / characterPx);
  const line = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
  return (
    <ol className="lc-paper-marks">
      {groups.map(({ marks, x }, i) => (
        <li key={x} data-path={marks.at(-1)!.path}>
          {line(`${i + 1}: ${textOf(marks)}`.replaceAll(/\s+/g, ' '))}
        </li>
      ))}
    </ol>
  );
}
