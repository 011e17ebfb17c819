import { type Channel, channelPosition, type SampleRow, type SampleTable } from '../../../../core/samples/index.ts';

/** A copy of these channels with one more row at the end; the same table when the row is not later than its last. */
export function withRow(table: SampleTable, { atMs, values }: SampleRow, channels: readonly Channel[]): SampleTable {
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
        const from = table.columns.get(channel);
        const column = new Float32Array(length + 1).fill(NaN, 0, from === undefined ? length : 0);
        column.set(from?.subarray(0, length) ?? []);
        column[length] = values[channelPosition(channel)]!;
        return [channel, column] as const;
      }),
    ),
  };
}
