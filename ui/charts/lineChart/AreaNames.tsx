import type { Rect } from '../../../core/plot/index.ts';
import type { DrawnPlot } from './lineChartShapes.ts';

interface Props {
  readonly drawn: DrawnPlot;
  readonly frame: Rect;
}

/** A name needs so much height. */
const minNamePx = 14;
const edgePx = 6;

/** The names of stacked areas at their right end, where there is room for them. */
export function AreaNames({ drawn: { areas, series, lines, y }, frame }: Props) {
  const tops = areas.map((at) => ({ ...series[at]!, topPx: lines[at]!.end?.y ?? NaN })).filter(({ topPx }) => !Number.isNaN(topPx));
  return tops.map(({ id, name, topPx }, i) => {
    const bottomPx = Math.min(frame.y + frame.height, tops[i + 1]?.topPx ?? y(0));
    const fromPx = Math.max(frame.y, topPx);
    return (
      bottomPx - fromPx >= minNamePx && (
        <text key={id} className="ink lc-area-name" x={frame.x + frame.width - edgePx} y={(fromPx + bottomPx) / 2 + 4} textAnchor="end">
          {name}
        </text>
      )
    );
  });
}
