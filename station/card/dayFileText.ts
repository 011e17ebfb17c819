import { dayFileHead, dayFileRow, headWithEstimated, latestLayout } from '../../core/dayFile/index.ts';
import type { Channel, SampleRow } from '../../core/samples/index.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** Seconds from one row of a day file to the next. */
export const samplePeriodS = 2;

/** The text of a station's day files. */
export interface DayFileText {
  head(day: PlantDay): string;
  /** A head that lists channels as estimated besides those that it lists. */
  headWith(head: string, estimated: readonly Channel[]): string;
  row(row: SampleRow): string;
}

/** The schematic number is that of the moment when a file begins. */
export function dayFileText(schematicNumber: () => string): DayFileText {
  return {
    head: (date) =>
      dayFileHead(latestLayout, {
        date,
        schematicNumber: schematicNumber(),
        softwareVersion: latestLayout.version,
        periodS: samplePeriodS,
      }),
    headWith: (head, estimated) => headWithEstimated(latestLayout, head, estimated),
    row: (row) => dayFileRow(latestLayout, row),
  };
}
