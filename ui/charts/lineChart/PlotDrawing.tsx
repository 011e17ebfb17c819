import { useLingui } from '@lingui/react';
import { Group } from '@visx/group';
import { linePath, type PlotPlace, spread } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';
import { AreaNames } from './AreaNames.tsx';
import { areaShape } from './areaShape.ts';
import { isDense } from './isDense.ts';
import type { LineChartData } from './LineChartData.ts';
import type { DrawnPlot } from './lineChartShapes.ts';
import { LimitDrawing } from './LimitDrawing.tsx';
import { PlotAxis } from './PlotAxis.tsx';
import { areaStyle, lineStroke } from './SeriesMark.tsx';
import { usePlotName } from './usePlotName.ts';

interface Props {
  readonly drawn: DrawnPlot;
  readonly place: PlotPlace;
  readonly data: LineChartData;
  /** What its pale lines are; undefined where that is said elsewhere. */
  readonly comparedName: string | undefined;
  readonly format: Format;
  readonly namesAtEnds: boolean;
  /** On paper the lines are paths; on screen a canvas has them. */
  readonly hasPaths: boolean;
  readonly hatch: string;
  readonly clip: string;
}

const namePitchPx = 16;
/** Of a line's mark beside its name: longer than any dash. */
const endMarkPx = 28;
const minWordWidthPx = 88;

/** One plot: title with unit, grid, what is missing, the lines' names, on paper the lines. */
export function PlotDrawing({ drawn, place: { title, frame }, data, comparedName, format, namesAtEnds, hasPaths, hatch, clip }: Props) {
  const { i18n } = useLingui();
  const plotName = usePlotName();
  const { plot, series, scale, ticks, lines, bands, compared, missing, areas, y } = drawn;
  const bottom = frame.y + frame.height;
  const ends = spread(
    lines.map(({ end }) => Math.min(bottom, Math.max(frame.y, end?.y ?? frame.y))),
    namePitchPx,
    frame.y,
    bottom,
  );
  const styleOf = (mark: number, i: number) => {
    const style = lineStroke(mark, hasPaths);
    return isDense(lines[i]!, frame.width) ? { ...style, strokeDasharray: 'none' } : style;
  };
  return (
    <Group>
      <text className="ink" x={title.x} y={title.y}>
        {plotName(drawn, data.units).title}
        {comparedName !== undefined && <tspan className="lc-compared-name" dx={namePitchPx}>{`— ${comparedName}`}</tspan>}
      </text>
      <PlotAxis frame={frame} scale={scale} ticks={ticks} format={format} hasGrid={hasPaths} />
      <LimitDrawing quantity={plot.quantity} series={series} frame={frame} y={drawn.y} format={format} isOnPaper={hasPaths} />
      {missing.map(({ x, y, width, height }) => (
        <g key={x}>
          <rect x={x} y={y} width={width} height={height} fill={`url(#${hatch})`} />
          {width >= minWordWidthPx && (
            <text className="lc-missing" x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
              {i18n._('Keine Daten')}
            </text>
          )}
        </g>
      ))}
      {series.length === 0 && (
        <text className="lc-missing" x={frame.x + frame.width / 2} y={frame.y + frame.height / 2 + 4} textAnchor="middle">
          {plot.series.length === 1 ? i18n._('Linie ausgeblendet') : i18n._('Linien ausgeblendet')}
        </text>
      )}
      {hasPaths && (
        <>
          <clipPath id={clip}>
            <rect x={frame.x} y={frame.y - 1} width={frame.width} height={frame.height + 2} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            {areas.map((at) => (
              <path
                key={series[at]!.id}
                className="lc-area"
                d={linePath(lines[at]!.pieces.map((piece) => areaShape(piece, y(0), frame)))}
                style={areaStyle(series[at]!.stack!.place)}
              />
            ))}
            {series.map(({ id, mark }, i) => (
              <path key={id} className="lc-band" d={linePath(bands[i] ?? [])} style={{ fill: lineStroke(mark, true).stroke }} />
            ))}
            {series.map(({ id, mark }, i) => (
              <path
                key={id}
                className="ln lc-compared"
                d={linePath(compared[i]?.pieces ?? [])}
                style={{ stroke: lineStroke(mark, true).stroke }}
              />
            ))}
            {series.map(
              ({ id, mark, stack }, i) =>
                stack === undefined && <path key={id} className="ln lc-line" d={linePath(lines[i]!.pieces)} style={styleOf(mark, i)} />,
            )}
          </g>
          <AreaNames drawn={drawn} frame={frame} />
        </>
      )}
      {namesAtEnds &&
        series.length > 1 &&
        series.map(
          ({ id, name, mark, stack }, i) =>
            stack === undefined &&
            lines[i]?.end !== undefined && (
              <Group key={id} left={frame.x + frame.width + 8} top={ends[i]!}>
                <path className="ln lc-line" d={`M0 0h${endMarkPx}`} style={styleOf(mark, i)} />
                <text x={endMarkPx + 8} y={4}>
                  {name}
                </text>
              </Group>
            ),
        )}
    </Group>
  );
}
