export { LiveChart } from './LiveChart.tsx';
export { StatisticPage } from './statistics/StatisticPage.tsx';
export { ValueTablePage } from './values/ValueTablePage.tsx';
