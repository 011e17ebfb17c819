import { useLingui } from '@lingui/react';
import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { type PlotPlace, spread } from '../../../core/plot/index.ts';
import { displayUnit } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import type { Format } from '../../kit/index.ts';
import { AxisText } from './AxisText.tsx';
import type { LineChartData } from './LineChartData.ts';
import type { DrawnPlot } from './lineChartShapes.ts';
import { lineStyle } from './SeriesMark.tsx';

interface Props {
  readonly drawn: DrawnPlot;
  readonly place: PlotPlace;
  readonly data: LineChartData;
  readonly format: Format;
  readonly namesAtEnds: boolean;
  readonly hatch: string;
  readonly clip: string;
}

const namePitchPx = 16;
const leastWordWidthPx = 88;

/** One plot: title with unit, grid, what is missing, lines, their names. */
export function PlotDrawing({ drawn, place: { title, frame }, data, format, namesAtEnds, hatch, clip }: Props) {
  const { i18n } = useLingui();
  const { plot, series, scale, ticks, lines, missing } = drawn;
  const named = series.length > 0 ? series : plot.series;
  const values = [...ticks.values];
  const ends = spread(
    lines.map(({ end }) => end?.y ?? frame.y),
    namePitchPx,
    frame.y,
    frame.y + frame.height,
  );
  return (
    <Group>
      <text className="ink" x={title.x} y={title.y}>
        {i18n._('{name} in {unit}', {
          name: named.map(({ name }) => name).join(', '),
          unit: unitSymbol(displayUnit(plot.quantity, data.units)),
        })}
      </text>
      <GridRows className="lc-grid" left={frame.x} width={frame.width} scale={scale} tickValues={values} />
      <AxisLeft
        left={frame.x}
        scale={scale}
        tickValues={values}
        tickLength={8}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format.number(Number(value), ticks.digits)}
        tickComponent={({ x, y, formattedValue }) => <AxisText x={x} y={y + 4} anchor="end" lines={[formattedValue]} />}
      />
      {missing.map(({ x, y, width, height }) => (
        <g key={x}>
          <rect x={x} y={y} width={width} height={height} fill={`url(#${hatch})`} />
          {width >= leastWordWidthPx && (
            <text className="lc-missing" x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
              {i18n._('Keine Daten')}
            </text>
          )}
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {series.map(({ id, mark }, i) => (
          <path key={id} className="ln lc-line" d={lines[i]?.d ?? ''} style={lineStyle(mark)} />
        ))}
      </g>
      {namesAtEnds &&
        series.length > 1 &&
        series.map(
          ({ id, name, mark }, i) =>
            lines[i]?.end !== undefined && (
              <Group key={id} left={frame.x + frame.width + 8} top={ends[i]!}>
                <path className="ln lc-line" d="M0 0h20" style={lineStyle(mark)} />
                <text x={28} y={4}>
                  {name}
                </text>
              </Group>
            ),
        )}
    </Group>
  );
}
