import type { AxisMark, LineChartData } from './LineChartData.ts';

/** A mark of before the shown range reaches into it. */
export const isMarkShown = ({ atMs }: AxisMark, { span }: Pick<LineChartData, 'span'>): boolean => atMs <= span.toMs;
