import { useId } from 'react';
import { timeScale, timeTicks, valueDomain, valueScale, valueTicks } from '../../../core/plot/index.ts';
import { msPerDay, type TimeRange } from '../../../core/time/index.ts';
import { useMeasuredWidth } from '../lineChart/useMeasuredWidth.ts';
import './pointChart.css';

/** A level with its interval, over a time. */
export interface PointLevel extends TimeRange {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** At its right end. */
  readonly name: string;
}

/** Something that happened. */
export interface PointMark {
  readonly atMs: number;
  readonly text: string;
  /** An alarm is a line with a warning; a test a diamond, hollow when it does not count. */
  readonly kind: 'alarm' | 'test' | 'void';
}

export interface PointChartProps {
  /** All that it says, for those who don't see it. */
  readonly label: string;
  readonly range: TimeRange;
  /** In display units. */
  readonly points: readonly { readonly atMs: number; readonly value: number }[];
  /** Such as don't count, and why. */
  readonly leftOut?: readonly { readonly atMs: number; readonly value: number; readonly text: string }[];
  readonly levels?: readonly PointLevel[];
  /** What is taken off: its area is filled. */
  readonly base?: { readonly value: number; readonly name: string } | undefined;
  readonly marks?: readonly PointMark[];
  readonly missing?: readonly TimeRange[];
  readonly greatest: number;
  readonly least?: number;
  readonly zone: string;
  readonly tickText: (value: number, digits: number) => string;
  readonly dayText: (atMs: number) => string;
  readonly heightPx: number;
}

const [leftPx, topPx, footPx, rightPx, rowPx] = [36, 40, 24, 8, 18];
const tickCount = 4;
const dayPx = 72;
/** Wider text is put on the other side of its line. */
const textPx = 200;
const signPx = 8;

/** Values of single times with their levels, and what happened between them; drawn for the width of its container. */
export function PointChart(props: PointChartProps) {
  const { label, range, points, levels = [], base, marks = [], missing = [], leftOut = [], greatest, least = 0, zone, heightPx } = props;
  const hatch = useId();
  const [stage, width = 0] = useMeasuredWidth<HTMLDivElement>();
  const right = Math.max(leftPx + 1, width - rightPx);
  const bottom = heightPx - footPx;
  const domain = valueDomain(
    { min: least, max: greatest },
    { floor: least < 0 ? -Infinity : 0, step: 0.1, fromZero: least === 0 },
    tickCount,
  );
  const ticks = valueTicks(domain, tickCount);
  const y = valueScale(domain, topPx, bottom);
  const span = { fromMs: range.fromMs, toMs: range.untilMs };
  const x = timeScale(span, leftPx, right);
  const days = timeTicks(span, Math.max(2, Math.floor((right - leftPx) / dayPx)), zone, msPerDay).ticksMs;
  return (
    <figure className="pc" aria-label={label}>
      <div ref={stage} className="pc-stage" style={{ minHeight: heightPx }}>
        {width > 0 && (
          <svg className="ch" width={width} height={heightPx} role="img" aria-label={label}>
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path className="pc-hatch" d="M0 0v6" />
              </pattern>
            </defs>
            {missing.map(({ fromMs, untilMs }) => (
              <rect
                key={fromMs}
                x={x(fromMs)}
                y={topPx}
                width={Math.max(1, x(untilMs) - x(fromMs))}
                height={bottom - topPx}
                fill={`url(#${hatch})`}
              />
            ))}
            {base !== undefined && (
              <rect className="pc-base" x={leftPx} y={y(base.value)} width={right - leftPx} height={bottom - y(base.value)} />
            )}
            {ticks.values.map((value) => (
              <g key={value}>
                <path className="grid" d={`M${leftPx} ${y(value)}H${right}`} />
                <text x={leftPx - 8} y={y(value) + 4} textAnchor="end">
                  {props.tickText(value, ticks.digits)}
                </text>
              </g>
            ))}
            {levels.map((level) => (
              <rect
                key={level.fromMs}
                className="pc-band"
                x={x(level.fromMs)}
                y={y(level.high)}
                width={Math.max(1, x(level.untilMs) - x(level.fromMs))}
                height={Math.max(2, y(level.low) - y(level.high))}
              />
            ))}
            {base !== undefined && (
              <g>
                <path className="pc-use" d={`M${leftPx} ${y(base.value)}H${right}`} />
                <text x={leftPx + 8} y={Math.min(bottom - 6, y(base.value) + 16)}>
                  {base.name}
                </text>
              </g>
            )}
            {levels.map((level) => (
              <path key={level.fromMs} className="pc-level" d={`M${x(level.fromMs)} ${y(level.value)}H${x(level.untilMs)}`} />
            ))}
            {points.map(({ atMs, value }) => (
              <circle key={atMs} className="pc-point" cx={x(atMs)} cy={y(value)} r="3" />
            ))}
            {leftOut.map(({ atMs, value, text }) => (
              <circle key={atMs} className="pc-out" cx={x(atMs)} cy={y(value)} r="3">
                <title>{text}</title>
              </circle>
            ))}
            {levels.slice(-1).map((level) => (
              <text key={level.fromMs} className="ink" x={x(level.untilMs)} y={y(level.low) + 16} textAnchor="end">
                {level.name}
              </text>
            ))}
            <path className="axis" d={`M${leftPx} ${bottom}H${right}`} />
            {days.map((atMs) => (
              <text
                key={atMs}
                x={x(atMs)}
                y={bottom + 18}
                textAnchor={x(atMs) < leftPx + 20 ? 'start' : x(atMs) > right - 20 ? 'end' : 'middle'}
              >
                {props.dayText(atMs)}
              </text>
            ))}
            {marks.map(({ atMs, text, kind }, i) => {
              const isLeft = x(atMs) > right - textPx;
              const row = 12 + (i % 2) * rowPx;
              return (
                <g key={`${atMs} ${kind}`} className={`pc-${kind}`}>
                  <path className="pc-mark" d={`M${x(atMs)} ${row + signPx}V${bottom}`} />
                  <path
                    className="pc-sign"
                    d={
                      kind === 'alarm'
                        ? `M${x(atMs)} ${row - signPx}l${signPx} ${2 * signPx}h${-2 * signPx}z`
                        : `M${x(atMs)} ${row - signPx + 2}l6 6l-6 6l-6 -6z`
                    }
                  />
                  <text className="ink" x={x(atMs) + (isLeft ? -12 : 12)} y={row + 4} textAnchor={isLeft ? 'end' : 'start'}>
                    {text}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </div>
    </figure>
  );
}
