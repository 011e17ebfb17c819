import type { DayLogLayout } from '../DayLogLayout.ts';
import { v321rc10 } from './v321rc10.ts';

/** Every layout that can be read, oldest first. */
export const dayLogLayouts: readonly DayLogLayout[] = [v321rc10];
/** The layout that is written. */
export const latestLayout: DayLogLayout = v321rc10;
