import { listOf, type OptionKind } from '../../adapters/options/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { isPlantDay, type PlantDay } from '../../core/time/index.ts';

/** Something that happened to a machine on a day. */
export interface SlotDay {
  readonly slot: number;
  readonly day: PlantDay;
}

const slotDay: OptionKind<SlotDay> = {
  read(text) {
    const [, number, day] = /^(\d{1,2})=(\S+)$/.exec(text) ?? [];
    const slot = Number(number);
    return day !== undefined && isPlantDay(day) && slot >= 1 && slot <= slotCount ? { slot, day } : undefined;
  },
  expected: `a machine's number, 1 to ${slotCount}, and a day, such as 3=2026-05-04`,
  shownValue: 'N=DAY',
};

/** `3=2026-05-04`, several with commas. */
export const slotDays = listOf(slotDay);
