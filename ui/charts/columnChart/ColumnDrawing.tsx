import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { NoLoadPattern } from '../barChart/NoLoadPattern.tsx';
import { partClass } from '../barChart/partStyle.ts';
import { classNames } from '../../kit/index.ts';
import type { ColumnChartData } from './ColumnChartData.ts';
import type { ColumnChartLayout } from './columnChartLayout.ts';

interface Props {
  readonly data: ColumnChartData;
  readonly tickText: (value: number, digits: number) => string;
  /** Pixels. */
  readonly width: number;
  readonly layout: ColumnChartLayout;
  /** Place of the column whose values are shown. */
  readonly pointed: number | undefined;
}

const labelPx = 16;
const sublabelPx = 32;

/** Columns with their scale and labels. */
export function ColumnDrawing({ data, tickText, width, layout, pointed }: Props) {
  const hatch = useId();
  const { height, frame, shapes, labelStep } = layout;
  const { scale, ticks, bars } = shapes;
  const bottom = frame.y + frame.height;
  const values = [...ticks.values];
  return (
    <svg className="ch bc-drawing" width={width} height={height} aria-hidden>
      <defs>
        <NoLoadPattern id={hatch} />
      </defs>
      <GridRows className="bc-grid" left={frame.x} width={frame.width} scale={scale} tickValues={values} />
      {bars.map(({ slot, parts, base }, i) => {
        const { id, label, sublabel, isOpen } = data.columns[i]!;
        return (
          <g key={id} className={classNames(isOpen && 'cc-open', i === pointed && 'cc-pointed')}>
            <rect className="bc-slot" x={slot.x} y={slot.y} width={slot.width} height={slot.height} />
            {parts.map((rect, k) => {
              const part = data.parts[k] ?? 'plain';
              if (rect === undefined || rect.height === 0) return null;
              return <Bar key={part} className={partClass[part]} {...rect} fill={part === 'noLoad' ? `url(#${hatch})` : undefined} />;
            })}
            {(bars.length - 1 - i) % labelStep === 0 && (
              <text x={base.x} y={bottom + labelPx} textAnchor="middle">
                {label}
              </text>
            )}
            {sublabel !== undefined && (
              <text x={Math.min(base.x, frame.x + frame.width - sublabelPx)} y={bottom + sublabelPx} textAnchor="middle">
                {sublabel}
              </text>
            )}
          </g>
        );
      })}
      <path className="bc-base" d={`M${frame.x} ${bottom}H${frame.x + frame.width}`} />
      <AxisLeft
        left={frame.x}
        scale={scale}
        tickValues={values}
        hideAxisLine
        hideTicks
        tickComponent={({ x, y, formattedValue }) => (
          <text x={x} y={y + 4} textAnchor="end">
            {formattedValue}
          </text>
        )}
        tickFormat={(value) => tickText(Number(value), ticks.digits)}
      />
    </svg>
  );
}
