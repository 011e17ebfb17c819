import type { SampleRow } from '../../core/samples/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** What day files are written as. */
export interface RowText {
  head(day: PlantDay): string;
  row(row: SampleRow): string;
}
