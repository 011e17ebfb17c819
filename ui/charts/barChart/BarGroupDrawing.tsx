import { AxisBottom } from '@visx/axis';
import { GridColumns } from '@visx/grid';
import { Group } from '@visx/group';
import { Bar } from '@visx/shape';
import { classNames } from '../../kit/index.ts';
import type { BarPart } from './BarChartData.ts';
import type { PlacedGroup } from './barChartLayout.ts';
import { partClass } from './partStyle.ts';

interface Props {
  readonly placed: PlacedGroup;
  readonly parts: readonly BarPart[];
  readonly isNarrow: boolean;
  /** Id of the pattern of no-load. */
  readonly hatch: string;
  readonly tickText: (value: number, digits: number) => string;
}

/** A narrower part would be all edge. */
const minEdgedPx = 4;
/** What the mark of the period before stands out over a bar, in pixels. */
const markPx = 4;
const nameGapPx = 12;
/** From one line of a name to the next. */
const namePitchPx = 16;
const noteGapPx = 8;
/** From a line's middle to its baseline. */
const baselinePx = { name: 5, value: 5, narrowValue: -1, narrowNote: 13 } as const;
/** Of a name above its bar. */
const narrowNamePx = { right: 6, down: 18 } as const;

/** Bars with their names, their values and one axis. */
export function BarGroupDrawing({
  placed: { group, titleY, axisTitle, ruleY, frame, shapes, words },
  parts,
  isNarrow,
  hatch,
  tickText,
}: Props) {
  const { scale, ticks, bars } = shapes;
  const values = [...ticks.values];
  return (
    <Group>
      {ruleY !== undefined && <path className="bc-rule" d={`M0 ${ruleY}H${frame.x + frame.width}`} />}
      {titleY !== undefined && (
        <text className="ink bc-title" x={0} y={titleY}>
          {group.title}
        </text>
      )}
      {axisTitle !== undefined && (
        <text x={0} y={axisTitle.y}>
          {axisTitle.text}
        </text>
      )}
      <GridColumns className="bc-grid" top={frame.y} height={frame.height} scale={scale} tickValues={values} />
      {bars.map((bar, i) => {
        const { value, longUnit, note, spoken, id } = group.bars[i]!;
        const { slot, base } = bar;
        const middle = base.y;
        const { textX, markX } = words[i]!;
        const rects = bar.parts.flatMap((rect, k) =>
          rect === undefined || rect.width === 0 ? [] : [{ ...rect, part: parts[k] ?? 'plain' }],
        );
        const half = Math.max(0, ...bar.parts.map((rect) => (rect?.height ?? 0) / 2));
        return (
          <g key={id}>
            <title>{spoken}</title>
            <rect className="bc-slot" x={0} y={slot.y} width={frame.x + frame.width} height={slot.height} />
            {isNarrow ? (
              <text className="bc-name bc-words" x={frame.x + narrowNamePx.right} y={slot.y + narrowNamePx.down}>
                {bar.label.join(' ')}
              </text>
            ) : (
              <text className="bc-name" textAnchor="end">
                {bar.label.map((line, k) => (
                  <tspan key={line} x={frame.x - nameGapPx} y={middle + baselinePx.name + namePitchPx * (k - (bar.label.length - 1) / 2)}>
                    {line}
                  </tspan>
                ))}
              </text>
            )}
            {rects.map(({ part, x, y, width, height }) => (
              <Bar
                key={part}
                className={classNames(partClass[part], part === 'noLoad' && width < minEdgedPx && 'bc-thin')}
                x={x}
                y={y}
                width={width}
                height={height}
                fill={part === 'noLoad' ? `url(#${hatch})` : undefined}
              />
            ))}
            {markX !== undefined && half > 0 && (
              <path className="bc-before" d={`M${markX} ${base.y - half - markPx}V${base.y + half + markPx}`} />
            )}
            {isNarrow && note !== undefined ? (
              <>
                <text className="ink bc-words bc-value" x={textX} y={middle + baselinePx.narrowValue}>
                  {value}
                </text>
                <text className="bc-words" x={textX} y={middle + baselinePx.narrowNote}>
                  {note}
                </text>
              </>
            ) : (
              <text className="bc-words" x={textX} y={middle + baselinePx.value}>
                <tspan className="ink bc-value">{value}</tspan>
                {longUnit !== undefined && !isNarrow && <tspan>{`\u00a0${longUnit}`}</tspan>}
                {note !== undefined && <tspan dx={noteGapPx}>{note}</tspan>}
              </text>
            )}
          </g>
        );
      })}
      <path className="bc-base" d={`M${frame.x} ${frame.y}V${frame.y + frame.height}`} />
      <AxisBottom
        top={frame.y + frame.height}
        scale={scale}
        tickValues={values}
        tickLength={4}
        axisClassName="bc-axis"
        tickComponent={({ x, y, formattedValue }) => (
          <text x={x} y={y + 4} textAnchor="middle">
            {formattedValue}
          </text>
        )}
        tickFormat={(value) => tickText(Number(value), ticks.digits)}
      />
    </Group>
  );
}
