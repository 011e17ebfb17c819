import { slotCount } from '../../core/compressor/index.ts';

/** Neighbouring slots, both ends included. */
export interface SlotRange {
  readonly from: number;
  readonly until: number;
}

/** The slots without a machine, as few ranges as possible. */
export function emptySlots(installed: readonly number[]): readonly SlotRange[] {
  const used = new Set(installed);
  const ranges: SlotRange[] = [];
  for (let slot = 1; slot <= slotCount; slot++) {
    if (used.has(slot)) continue;
    const last = ranges.at(-1);
    if (last?.until === slot - 1) ranges[ranges.length - 1] = { from: last.from, until: slot };
    else ranges.push({ from: slot, until: slot });
  }
  return ranges;
}
