export { ColumnChart, type ColumnChartProps } from './ColumnChart.tsx';
export type { ChartColumn, ColumnChartData } from './ColumnChartData.ts';
