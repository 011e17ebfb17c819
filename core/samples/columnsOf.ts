import type { Channel } from './channels.ts';
import type { Column, SampleTable } from './SampleTable.ts';

/** The columns of a table; one that is missing is NaN throughout. */
export function columnsOf({ columns, length }: Pick<SampleTable, 'columns' | 'length'>): (channel: Channel) => Column {
  let missing: Column | undefined;
  return (channel) => columns.get(channel) ?? (missing ??= new Float64Array(length).fill(NaN));
}
