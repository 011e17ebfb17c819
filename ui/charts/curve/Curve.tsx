import { linePath, namesWithRoom, type PlacedName, valueDomain, valueScale, valueTicks } from '../../../core/plot/index.ts';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import './curve.css';

/** A level across the chart, with its name at the right end. */
export interface CurveLevel {
  readonly value: number;
  readonly name: string;
}

export interface CurveProps {
  readonly label: string;
  /** In display units, at even places from left to right; a gap where there is none. */
  readonly values: readonly (number | undefined)[];
  /** What they are compared with, at the same places: dashed. */
  readonly beside?: readonly (number | undefined)[] | undefined;
  /** Around the values, at the same places. */
  readonly band?: readonly (readonly [low: number, high: number])[];
  /** The whole area below is filled. */
  readonly isFilled?: boolean;
  readonly levels?: readonly CurveLevel[];
  /** The greatest value that must have room. */
  readonly greatest: number;
  readonly least?: number;
  /** Names at places of the x axis, from left to right; those without room are left out. */
  readonly xNames: readonly PlacedName[];
  readonly tickText: (value: number, digits: number) => string;
  readonly heightPx: number;
}

const [leftPx, topPx, footPx, rightPx] = [40, 12, 24, 6];
const characterPx = 7;
const tickCount = 3;

/** The pieces without a gap, x and y one after the other. */
function piecesOf(values: readonly (number | undefined)[], xOf: (i: number) => number, yOf: (value: number) => number): Float64Array[] {
  const pieces: number[][] = [[]];
  values.forEach((value, i) => {
    if (value === undefined) pieces.push([]);
    else pieces.at(-1)!.push(xOf(i), yOf(value));
  });
  return pieces.filter(({ length }) => length > 2).map((piece) => Float64Array.from(piece));
}

/** One line over even places, drawn for the width of its container. */
export function Curve({ label, values, beside, band, isFilled, levels = [], greatest, least = 0, xNames, tickText, heightPx }: CurveProps) {
  const [stage, width = 0] = useMeasuredWidth<HTMLDivElement>();
  const right = Math.max(leftPx + 1, width - rightPx);
  const bottom = heightPx - footPx;
  const domain = valueDomain({ min: least, max: greatest }, { floor: 0, step: 0.1, fromZero: least === 0 }, tickCount);
  const ticks = valueTicks(domain, tickCount);
  const y = valueScale(domain, topPx, bottom);
  const xOf = (i: number) => leftPx + (i / Math.max(1, values.length - 1)) * (right - leftPx);
  const pieces = piecesOf(values, xOf, y);
  const besides = beside === undefined ? [] : piecesOf(beside, xOf, y);
  const edge = band && [...band.map(([low], i) => [xOf(i), y(low)]), ...band.map(([, high], i) => [xOf(i), y(high)]).reverse()].flat();
  return (
    <figure className="cu" aria-label={label}>
      <div ref={stage} className="cu-stage" style={{ minHeight: heightPx }}>
        {width > 0 && (
          <svg className="ch" width={width} height={heightPx} role="img" aria-label={label}>
            {ticks.values.map((value) => (
              <g key={value}>
                <path className="grid" d={`M${leftPx} ${y(value)}H${right}`} />
                <text x={leftPx - 8} y={y(value) + 4} textAnchor="end">
                  {tickText(value, ticks.digits)}
                </text>
              </g>
            ))}
            {isFilled === true &&
              pieces.map((piece, i) => (
                <path key={i} className="cu-area" d={`${linePath([piece])}L${piece.at(-2)!} ${bottom}L${piece[0]!} ${bottom}Z`} />
              ))}
            {edge !== undefined && <path className="cu-band" d={`${linePath([Float64Array.from(edge)])}Z`} />}
            {besides.length > 0 && <path className="ln cu-beside" d={linePath(besides)} />}
            <path className="ln cu-line" d={linePath(pieces)} />
            {levels.map(({ value, name }) => (
              <g key={name}>
                <path className="cu-level" d={`M${leftPx} ${y(value)}H${right}`} />
                <text className="ink" x={right} y={y(value) - 4} textAnchor="end">
                  {name.slice(0, Math.max(1, Math.floor((right - leftPx) / characterPx)))}
                </text>
              </g>
            ))}
            <path className="axis" d={`M${leftPx} ${bottom}H${right}`} />
            {namesWithRoom(xNames, right - leftPx, characterPx).map(([place, name]) => (
              <text
                key={name}
                x={leftPx + place * (right - leftPx)}
                y={bottom + 18}
                textAnchor={place === 1 ? 'end' : place === 0 ? 'start' : 'middle'}
              >
                {name}
              </text>
            ))}
          </svg>
        )}
      </div>
    </figure>
  );
}
