import type { FaultLogEntry } from '../../core/faults/index.ts';

const noTime = 'x';

/** What an address names an entry by: `1795263010000.3.70`, time, source and bit; the time is `x` where it is missing. */
export function entryKey({ atMs, source, bitIndex }: FaultLogEntry): string {
  return `${atMs ?? noTime}.${source}.${bitIndex}`;
}

/** The place of the entry with a key, the first of equal ones; -1 for none. */
export function indexOfKey(entries: readonly FaultLogEntry[], key: string): number {
  const [time, source, bit] = key.split('.');
  const bitIndex = Number(bit);
  return entries.findIndex(
    (entry) => entry.bitIndex === bitIndex && String(entry.source) === source && String(entry.atMs ?? noTime) === time,
  );
}
