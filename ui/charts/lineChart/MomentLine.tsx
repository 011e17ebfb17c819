import type { ChartMoment } from './LineChartData.ts';
import type { LineChartShapes } from './lineChartShapes.ts';

interface Props {
  readonly moment: ChartMoment;
  readonly shapes: LineChartShapes;
}

/** The moment that a chart is about, as a line through its plots and lanes. */
export function MomentLine({ moment: { atMs, tone }, shapes: { places, x } }: Props) {
  const { timeAxis, plots, lanes } = places;
  const at = Math.round(x(atMs));
  if (at < timeAxis.x || at > timeAxis.x + timeAxis.width) return null;
  const pieces = [...plots.map(({ frame }) => frame), ...lanes].map(({ y, height }) => `M${at} ${y}v${height}`);
  return <path className={`lc-moment ${tone}`} d={pieces.join('')} />;
}
