export { AvailableDays, type AvailableDaysState } from './AvailableDays.ts';
export { ChangeDates, type ChangeDatesProps } from './ChangeDates.tsx';
export { useAvailableDays } from './useAvailableDays.ts';
export { useToday } from './useToday.ts';
