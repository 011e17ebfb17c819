export { PointChart, type PointChartProps, type PointLevel, type PointMark } from './PointChart.tsx';
