export { AnalysisChart } from './AnalysisChart.tsx';
export { StatisticPage } from './statistics/StatisticPage.tsx';
export { ValueTablePage } from './values/ValueTablePage.tsx';
