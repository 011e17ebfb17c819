import type { Measures, MeasuresAnswer } from '../../../../core/ports/index.ts';
import { shiftDay } from '../../../../core/time/index.ts';
import { type DaysParts, DaysQuery } from '../../../stores/index.ts';

/** What some finished days say there is to do. */
export type MeasuresVm = DaysQuery<MeasuresAnswer>;

/** Savings are those of a year. */
const defaultDays = 365;

export const measuresVm = ({ measures, ...parts }: DaysParts & { readonly measures: Measures }): MeasuresVm =>
  new DaysQuery(parts, {
    read: (range, token, waiting) => measures.read(range, token, waiting),
    usual: (today) => ({ from: shiftDay(today, -defaultDays), until: shiftDay(today, -1) }),
    what: 'what there is to do',
  });
