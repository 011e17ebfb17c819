export { ChartLegend } from './ChartLegend.tsx';
export type { ExtentChange } from './ChartMoves.ts';
export { ComparedMark } from './ComparedMark.tsx';
export type { ScreenRoom } from './lineChartShapes.ts';
export { LineChart, type LineChartProps } from './LineChart.tsx';
export { PaperLineChart, type PaperLineChartProps } from './PaperLineChart.tsx';
export { quantityWords } from './quantityWords.ts';
export type { AxisMark, ChartLane, ChartMoment, ChartPlot, ComparedLine, ChartSeries, LineChartData } from './LineChartData.ts';
export { SeriesMark } from './SeriesMark.tsx';
