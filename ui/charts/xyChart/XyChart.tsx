import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useId } from 'react';
import { bandPath, linePath, valueDomain, valueScale, valueTicks } from '../../../core/plot/index.ts';
import { classNames } from '../../kit/index.ts';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import './xyChart.css';

/** A place of the chart, in display units. */
export interface XyPoint {
  readonly x: number;
  readonly y: number;
}

/** A line, and what lies around it. */
export interface XyLine {
  readonly points: readonly XyPoint[];
  readonly band: readonly { readonly x: number; readonly low: number; readonly high: number }[];
  /** It is what was observed, and no model. */
  readonly isObserved?: boolean;
}

export interface XyDots {
  readonly points: readonly XyPoint[];
  readonly isHollow: boolean;
}

/** A line across the chart from top to bottom, with a name at its head. */
export interface XyMark {
  readonly x: number;
  readonly name: string;
  readonly kind: 'note' | 'change' | 'exchange';
}

export interface XyChartProps {
  readonly label: string;
  readonly x: {
    readonly from: number;
    readonly until: number;
    readonly ticks: readonly { readonly at: number; readonly name: string }[];
  };
  /** What must have room. */
  readonly y: { readonly min: number; readonly max: number };
  readonly yText: (value: number, digits: number) => string;
  readonly line?: XyLine | undefined;
  readonly dots?: readonly XyDots[];
  readonly marks?: readonly XyMark[];
  /** Stands beside the last point of the line, behind a bracket as high as the band there. */
  readonly end?: readonly string[];
  readonly heightPx: number;
}

const [leftPx, footPx, rightPx, endPx] = [56, 24, 12, 124];
const [topPx, markRowPx] = [12, 18];
const tickCount = 4;
const dotPx = 3;
const characterPx = 7;
const anyValue = { floor: -Infinity, step: 1e-6, fromZero: true };

/** Points and a line over two axes, drawn for the width of its container. */
export function XyChart({ label, x, y, yText, line, dots = [], marks = [], end, heightPx }: XyChartProps) {
  const [stage, width = 0] = useMeasuredWidth<HTMLDivElement>();
  const clip = useId();
  const hasEnd = end !== undefined;
  const right = Math.max(leftPx + 1, width - (hasEnd ? endPx : rightPx));
  const top = topPx + marks.length * markRowPx;
  const bottom = heightPx - footPx;
  const domain = valueDomain(y, anyValue, tickCount);
  const ticks = valueTicks(domain, tickCount);
  const yScale = valueScale(domain, top, bottom);
  // left to right is the same scale lying down
  const xScale = valueScale([x.from, x.until], right, leftPx);
  const place = ({ x: at, y: value }: XyPoint) => [xScale(at), yScale(value)];
  const last = line?.points.at(-1);
  const edge = line?.band.at(-1);
  return (
    <figure className="xy" aria-label={label}>
      <div ref={stage} className="xy-stage" style={{ minHeight: heightPx }}>
        {width > 0 && (
          <svg className="ch" width={width} height={heightPx} role="img" aria-label={label}>
            <clipPath id={clip}>
              <rect x={leftPx} y={top - dotPx} width={right - leftPx + dotPx} height={bottom - top + dotPx + dotPx} />
            </clipPath>
            <GridRows className="xy-grid" left={leftPx} width={right - leftPx} scale={yScale} tickValues={[...ticks.values]} />
            <g clipPath={`url(#${clip})`}>
              {line !== undefined && (
                <path className="xy-band" d={bandPath(line.band.map((each) => [xScale(each.x), yScale(each.low), yScale(each.high)]))} />
              )}
              {domain[0] < 0 && <path className="xy-zero" d={`M${leftPx} ${yScale(0)}H${right}`} />}
              {dots.map(({ points, isHollow }) => (
                <g key={String(isHollow)} className={isHollow ? 'xy-hollow' : 'xy-dots'}>
                  {points.map((point, i) => (
                    <circle key={i} cx={xScale(point.x)} cy={yScale(point.y)} r={dotPx} />
                  ))}
                </g>
              ))}
              {line !== undefined && (
                <path
                  className={classNames('ln', line.isObserved === true ? 'xy-observed' : 'xy-line')}
                  d={linePath([Float64Array.from(line.points.flatMap(place))])}
                />
              )}
            </g>
            {marks.map(({ x: at, name, kind }, i) => {
              const [px, row] = [xScale(at), topPx + i * markRowPx];
              const room = Math.max(px - leftPx, right - px);
              const words = name.slice(0, Math.max(1, Math.floor(room / characterPx)));
              const isLeft = px + words.length * characterPx > right;
              return (
                <g key={`${kind} ${at} ${name}`} className={`xy-mark xy-${kind}`}>
                  <path d={`M${px} ${row - 10}V${bottom}`} />
                  <text className="ink" x={px + (isLeft ? -6 : 6)} y={row} textAnchor={isLeft ? 'end' : 'start'}>
                    {words}
                  </text>
                </g>
              );
            })}
            {last !== undefined && edge !== undefined && hasEnd && (
              <g>
                <circle className="xy-last" cx={xScale(last.x)} cy={yScale(last.y)} r={dotPx + 1} />
                <path className="xy-bracket" d={`M${right + 4} ${yScale(edge.high)}h6V${yScale(edge.low)}h-6`} />
                {end.map((words, i) => (
                  <text key={words} className={i === 0 ? 'xy-strong' : undefined} x={right + 16} y={yScale(last.y) + i * 16}>
                    {words}
                  </text>
                ))}
              </g>
            )}
            <AxisLeft
              left={leftPx}
              scale={yScale}
              tickValues={[...ticks.values]}
              hideAxisLine
              hideTicks
              tickComponent={({ x: at, y: height, formattedValue }) => (
                <text x={at} y={height + 4} textAnchor="end">
                  {formattedValue}
                </text>
              )}
              tickFormat={(value) => yText(Number(value), ticks.digits)}
            />
            <AxisBottom
              top={bottom}
              scale={xScale}
              tickValues={x.ticks.map(({ at }) => at)}
              axisClassName="xy-axis"
              tickLength={4}
              tickComponent={({ x: at, y: height, formattedValue }) => (
                <text x={at} y={height + 4} textAnchor="middle">
                  {formattedValue}
                </text>
              )}
              tickFormat={(_, i) => x.ticks[i]?.name ?? ''}
            />
          </svg>
        )}
      </div>
    </figure>
  );
}
