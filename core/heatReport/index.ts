export { heatForm, type HeatField, isYear } from './heatForm.ts';
export { type HeatFinding, type HeatOfMonth, type HeatReport, type NoHeatReason, noHeatReasons } from './HeatReport.ts';
export { heatDataText } from './heatDataText.ts';
export type { EnteredShares } from './heatShares.ts';
export { formCsv } from './formCsv.ts';
export { coldWaterDegC, heatInSeason, hotWaterKgPerDay, assumedShares } from './heatUses.ts';
export { type HeatQuestion, heatReportOf } from './heatReportOf.ts';
export { type ComparedThreshold, comparedThresholds, type HeatThresholdName } from './heatThresholds.ts';
