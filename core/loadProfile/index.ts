export { dayHours, type DayHours } from './dayHours.ts';
export { dayTypes, type DayType, type DayTypes, type NoDayTypesReason } from './dayTypes.ts';
export { addedSums } from './addedSums.ts';
export { durationCurve, type DurationCurve, type DurationStep, reachedFor } from './durationCurve.ts';
