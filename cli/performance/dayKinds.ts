import { listOf, type OptionKind } from '../../adapters/options/index.ts';
import type { DayRange, EnergyAdjustment } from '../../core/performance/index.ts';
import { isPlantDay } from '../../core/time/index.ts';

/** Two days with a colon between them, both included. */
export const dayRange: OptionKind<DayRange> = {
  read(text) {
    const [first, last, ...more] = text.split(':');
    if (more.length > 0 || first === undefined || last === undefined || !isPlantDay(first) || !isPlantDay(last)) return undefined;
    return first <= last ? { first, last } : undefined;
  },
  expected: 'two days such as 2026-01-01:2026-03-31',
  shownValue: 'FIRST:LAST',
};

const pattern = /^(\d{4}-\d{2}-\d{2}):(\d{4}-\d{2}-\d{2})?=(-?\d{1,9}(?:\.\d{1,6})?):([^:]*[^:\s][^:]*):(.*\S.*)$/;

const adjustment: OptionKind<EnergyAdjustment> = {
  read(text) {
    const [, from, until, kWh, author, note] = pattern.exec(text) ?? [];
    if (from === undefined || author === undefined || note === undefined || !isPlantDay(from)) return undefined;
    if (until !== undefined && (!isPlantDay(until) || until < from)) return undefined;
    return { from, until, kWhPerDay: Number(kWh), author: author.trim(), note: note.trim() };
  },
  expected: 'days, kWh a day, who says so and why, such as "2026-09-02:2026-09-30=120:M. Brandt:new press line"',
  shownValue: 'FIRST:LAST=KWH:WHO:WHY',
};

/** A reason may have commas, as the next adjustment begins with its day. */
export const adjustmentList = listOf(adjustment, { separator: /,(?=\s*\d{4}-\d{2}-\d{2}:)/ });
