export { changeSince, isDistinctChange, type MonthChange } from './changeSince.ts';
export { firstMeasures } from './firstMeasures.ts';
export type { MonthReport } from './MonthReport.ts';
export { comparedMonth, daysOfMonth, isMonthOver, maxReportMonths, monthRange, reportedMonth } from './reportedMonth.ts';
