export { addedSums } from './addedSums.ts';
export { type CalendarType, type CalendarTypeId, calendarTypeIds } from './calendarTypes.ts';
export { dayHours, type DayHours } from './dayHours.ts';
export { dayTypes, type DayType, type DayTypes, type NoDayTypesReason, noDayTypesReasons } from './dayTypes.ts';
export { durationCurve, type DurationCurve, type DurationStep, reachedFor } from './durationCurve.ts';
export { type LoadProfile, loadProfileOf, profileChannels, type ProfileQuestion } from './loadProfileOf.ts';
export type { LowPressure, PressureBand, PressureQuality, ShareBounds } from './pressureQuality.ts';
export { pressureBandOf } from './pressureBandOf.ts';
export { channelsOf, profileSeries, type ProfileSeries, profileSums, type ProfileSums } from './profileSeries.ts';
