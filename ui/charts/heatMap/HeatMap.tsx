import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { heatCellAt, heatMapShapes, type HeatRows } from '../../../core/plot/index.ts';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import './heatMap.css';

/** A cell by its row and its place in it. */
export interface HeatCell {
  readonly row: number;
  readonly column: number;
}

export interface HeatMapProps {
  readonly rows: HeatRows;
  /** Ascending; a value that has reached so many of them is in that step. */
  readonly limits: readonly number[];
  readonly rowNames: readonly string[];
  /** What the columns are called, each with the place of its middle, 0..1. */
  readonly columnNames: readonly (readonly [place: number, name: string])[];
  readonly rowPx: number;
  readonly label: string;
  /** What a cell is and has, in words. */
  readonly spoken: (cell: HeatCell) => string;
  readonly onOpen?: (cell: HeatCell) => void;
}

const [leftPx, topPx, gapPx] = [56, 24, 1];
/** Names of rows are 12 px high. */
const nameStepPx = 20;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Cells in the steps of one scale; one is pointed at, or stepped to, and opened. */
export function HeatMap({ rows, limits, rowNames, columnNames, rowPx, label, spoken, onOpen }: HeatMapProps) {
  const hatch = useId();
  const [stage, width] = useMeasuredWidth<HTMLDivElement>();
  const [cell, setCell] = useState<HeatCell>();
  const frame = { x: leftPx, y: topPx, width: Math.max(1, (width ?? 0) - leftPx), height: rows.length * rowPx };
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    return heatCellAt(rows, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && cell !== undefined) onOpen?.(cell);
    if (step === undefined) return;
    event.preventDefault();
    const [row, column] = cell === undefined ? [0, 0] : [cell.row + step[0], cell.column + step[1]];
    setCell({ row: Math.min(Math.max(row, 0), rows.length - 1), column: Math.min(Math.max(column, 0), columns - 1) });
  };
  const nameEvery = Math.max(1, Math.ceil(nameStepPx / rowPx));
  return (
    <figure className="hm" aria-label={label}>
      <div ref={stage} className="hm-stage">
        {width !== undefined && (
          <svg className="ch" width={width} height={topPx + frame.height} aria-hidden>
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path className="hm-hatch" d="M0 0v6" />
              </pattern>
            </defs>
            {columnNames.map(([place, name]) => (
              <text key={name} x={frame.x + place * frame.width} y={14} textAnchor="middle">
                {name}
              </text>
            ))}
            {rowNames.map((name, i) =>
              i % nameEvery === 0 ? (
                <text key={name} x={frame.x - 8} y={frame.y + i * rowPx + Math.min(rowPx - 2, 16)} textAnchor="end">
                  {name}
                </text>
              ) : null,
            )}
            {heatMapShapes(rows, limits, frame, gapPx).map(({ level, path }) => (
              <path
                key={level ?? 'none'}
                d={path}
                className={level === undefined ? undefined : `hm-${level}`}
                fill={level === undefined ? `url(#${hatch})` : undefined}
              />
            ))}
            {cell !== undefined && (
              <rect
                className="hm-cell"
                x={frame.x + (cell.column * frame.width) / columns}
                y={frame.y + cell.row * rowPx}
                width={frame.width / columns}
                height={rowPx - gapPx}
              />
            )}
          </svg>
        )}
        <div
          className="hm-control"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={rows.length * columns}
          aria-valuenow={cell === undefined ? 1 : cell.row * columns + cell.column + 1}
          aria-valuetext={cell === undefined ? undefined : spoken(cell)}
          style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height }}
          onPointerMove={(event) => event.pointerType !== 'touch' && setCell(at(event))}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setCell(undefined)}
          onPointerDown={(event) => setCell(at(event))}
          onClick={() => cell !== undefined && onOpen?.(cell)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="hm-spoken t14 dim" aria-hidden>
        {cell === undefined ? '\u00a0' : spoken(cell)}
      </p>
    </figure>
  );
}

/** A mark of a step, or of missing cells. */
export function HeatMark({ level }: { readonly level: number | undefined }) {
  const hatch = useId();
  return (
    <svg viewBox="0 0 24 12" aria-hidden>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hm-hatch" d="M0 0v6" />
      </pattern>
      <rect
        className={level === undefined ? 'hm-cell' : `hm-${level}`}
        width="24"
        height="12"
        style={level === undefined ? { fill: `url(#${hatch})` } : undefined}
      />
    </svg>
  );
}
