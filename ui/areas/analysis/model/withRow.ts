import { channelPosition, channels, type SampleRow, type SampleTable } from '../../../../core/samples/index.ts';

/** A copy of the table with one more row at its end; the same table when the row is not later than its last. */
export function withRow(table: SampleTable, { atMs, values }: SampleRow): SampleTable {
  const { length } = table;
  if (length > 0 && table.timesMs[length - 1]! >= atMs) return table;
  const timesMs = new Float64Array(length + 1);
  timesMs.set(table.timesMs.subarray(0, length));
  timesMs[length] = atMs;
  return {
    length: length + 1,
    timesMs,
    columns: new Map(
      channels.map((channel) => {
        const column = new Float32Array(length + 1).fill(NaN);
        column.set(table.columns.get(channel)?.subarray(0, length) ?? []);
        column[length] = values[channelPosition(channel)]!;
        return [channel, column] as const;
      }),
    ),
  };
}
