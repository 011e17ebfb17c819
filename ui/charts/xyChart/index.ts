export { XyChart, type XyChartProps, type XyDots, type XyLine, type XyMark, type XyPoint } from './XyChart.tsx';
