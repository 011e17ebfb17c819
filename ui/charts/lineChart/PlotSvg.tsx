import type { SVGProps } from 'react';
import { classNames } from '../../kit/index.ts';
import type { LineChartShapes } from './lineChartShapes.ts';

interface Props extends SVGProps<SVGSVGElement> {
  readonly shapes: LineChartShapes;
}

/** A drawing of the chart's size; on paper it shrinks to the page. */
export function PlotSvg({ shapes: { places }, className, ...rest }: Props) {
  const { width, height } = places;
  return <svg className={classNames('ch', className)} viewBox={`0 0 ${width} ${height}`} style={{ width, height }} {...rest} />;
}
