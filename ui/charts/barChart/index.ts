export { BarChart, type BarChartProps } from './BarChart.tsx';
export { type BarChartData, type BarFill, type BarGroup, type BarPart, barShades, type ChartBar } from './BarChartData.ts';
export { BarLegend } from './BarLegend.tsx';
export { BarPartMark } from './BarPartMark.tsx';
export { PaperBarChart, type PaperBarChartProps } from './PaperBarChart.tsx';
