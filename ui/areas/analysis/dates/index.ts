export { AvailableDays, type AvailableDaysState } from './AvailableDays.ts';
export { ChangeDates } from './ChangeDates.tsx';
export type { ChangeDatesProps } from './ChangeDatesProps.ts';
export { useAvailableDays } from './useAvailableDays.ts';
export { useToday } from './useToday.ts';
export { ChangeMoments } from './ChangeMoments.tsx';
export type { ChangeMomentsProps } from './ChangeMomentsProps.ts';
