import { type Region, regionFacts } from '../Region.ts';
import { textAt } from './textAt.ts';

const msPerHour = 3_600_000;

/** Whether a day has two times twelve hours there. */
export const hasTwelveHours = (region: Region): boolean => regionFacts(region).minutePattern.startsWith('h');

/** An hour of the day (0..23) as it stands in a list: `07`, `7 AM`. */
export const hourText = (hour: number, region: Region): string =>
  textAt(hour * msPerHour, 'UTC', hasTwelveHours(region) ? regionFacts(region).minutePattern.replace(':mm', '') : 'HH');
