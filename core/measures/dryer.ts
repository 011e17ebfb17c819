import { notFound } from './looked.ts';
import type { Measure } from './Measure.ts';

/** The energy of a dryer against what one of its kind needs: no log and no entry has a dryer's energy. */
export const dryer: Measure = { measure: 'dryer', look: () => notFound('dryer', 'noMeter') };
