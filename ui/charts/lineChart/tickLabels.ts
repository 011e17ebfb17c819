import type { TimeTicks } from '../../../core/plot/index.ts';
import type { Format } from '../../kit/index.ts';

/** The lines of each tick's label: its time and, `isDated`, the date where it is another one than at the tick before. */
export function tickLabels({ ticksMs, showsSeconds }: TimeTicks, isDated: boolean, format: Format): readonly (readonly string[])[] {
  const timeOf = showsSeconds ? format.clock : format.minute;
  const dates = isDated ? ticksMs.map((atMs) => format.date(atMs)) : [];
  return ticksMs.map((atMs, i) => (dates[i] === dates[i - 1] ? [timeOf(atMs)] : [timeOf(atMs), dates[i]!]));
}
