import type { SampleTable } from './SampleTable.ts';

/** The rows of one table and then those of another, with the channels of both; a copy. */
export function joinTables(first: SampleTable, second: SampleTable): SampleTable {
  const length = first.length + second.length;
  const timesMs = new Float64Array(length);
  timesMs.set(first.timesMs.subarray(0, first.length));
  timesMs.set(second.timesMs.subarray(0, second.length), first.length);
  const channels = new Set([...first.columns.keys(), ...second.columns.keys()]);
  const columns = new Map(
    Array.from(channels, (channel) => {
      const kinds = [first.columns.get(channel), second.columns.get(channel)];
      const isNarrow = kinds.every((column) => column === undefined || column instanceof Float32Array);
      const joined = (isNarrow ? new Float32Array(length) : new Float64Array(length)).fill(NaN);
      joined.set(first.columns.get(channel)?.subarray(0, first.length) ?? []);
      joined.set(second.columns.get(channel)?.subarray(0, second.length) ?? [], first.length);
      return [channel, joined] as const;
    }),
  );
  return { length, timesMs, columns };
}
