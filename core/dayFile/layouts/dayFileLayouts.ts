import type { DayFileLayout } from './DayFileLayout.ts';
import { v215rc1 } from './v215rc1.ts';
import { v217rc3 } from './v217rc3.ts';
import { v321rc10 } from './v321rc10.ts';
import { v321rc5 } from './v321rc5.ts';

/** Every layout that can be read and written, oldest first. */
export const dayFileLayouts: readonly DayFileLayout[] = [v215rc1, v217rc3, v321rc5, v321rc10];
/** The layout that a station writes. */
export const latestLayout: DayFileLayout = v321rc10;
