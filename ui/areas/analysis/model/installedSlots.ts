import { slotCount } from '../../../../core/compressor/index.ts';
import { type Column, compressorChannel, type SampleTable } from '../../../../core/samples/index.ts';

function latestOf(column: Column | undefined, length: number): number | undefined {
  for (let row = column === undefined ? -1 : length - 1; row >= 0; row--) if (!Number.isNaN(column![row]!)) return column![row];
  return undefined;
}

/** The machines of a table by number, 1..10: by the latest technology that is known, else by there being a status. */
export function installedSlots({ columns, length }: SampleTable): readonly number[] {
  return Array.from({ length: slotCount }, (_, i) => i + 1).filter((slot) => {
    const technology = latestOf(columns.get(compressorChannel('technology', slot)), length);
    return technology === undefined ? latestOf(columns.get(compressorChannel('status', slot)), length) !== undefined : technology !== 0;
  });
}
