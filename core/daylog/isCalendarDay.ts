import { type PlantDay, shiftDay } from '../time/index.ts';

/** Whether a text is a day `YYYY-MM-DD` that the calendar has. */
export function isCalendarDay(text: string): text is PlantDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && shiftDay(text, 0) === text;
}
