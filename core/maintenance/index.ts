export { type BarAxis, barAxis, barSpan, cutHours } from './barAxis.ts';
export { type MaintenanceComponent, maintenanceComponents, type MaintenanceItem } from './MaintenanceItem.ts';
export { type ServiceBar, serviceChart, type ServiceChart, serviceScaleH, type ServiceScaleH } from './serviceChart.ts';
export { dueSoonWithinDays, isExpectedWithin, serviceDue, type ServiceDue } from './serviceDue.ts';
export { countsCalendarHours, expectedServiceMs, runningHoursByIndex, runningHoursPerDay } from './serviceForecast.ts';
export { type ListedService, serviceList } from './serviceList.ts';
