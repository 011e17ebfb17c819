import type { MeasureRow, MeasuresPicture } from '../measures/index.ts';

/** A report has so many. */
const maxMeasures = 3;

/** The measures of a report: the first ones that nobody has done or dropped. */
export const firstMeasures = ({ rows }: Pick<MeasuresPicture, 'rows'>): readonly MeasureRow[] =>
  rows.filter(({ entry }) => entry?.state !== 'done' && entry?.state !== 'dropped').slice(0, maxMeasures);
