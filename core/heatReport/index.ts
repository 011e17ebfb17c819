export { enteredHeatFields, type EnteredHeat, type EnteredHeatField, heatForm, type HeatField, isYear } from './heatForm.ts';
export { type HeatFinding, type HeatOfMonth, type HeatReport, type NoHeatReason, noHeatReasons } from './HeatReport.ts';
export { heatDataText } from './heatDataText.ts';
export type { HeatPicture } from './heatPicture.ts';
export { type HeatQuestion, heatReportOf } from './heatReportOf.ts';
export { type ComparedThreshold, comparedThresholds } from './heatThresholds.ts';
