import type { AnalysisSeries } from '../../model/series.ts';

/** Neighbouring columns of the plant, without a slot, or of a machine. */
export interface ColumnGroup {
  readonly slot: number | undefined;
  readonly count: number;
}

/** The columns by what they belong to, in their order. */
export function columnGroups(columns: readonly Pick<AnalysisSeries, 'slot'>[]): readonly ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const { slot } of columns) {
    const last = groups.at(-1);
    if (last !== undefined && last.slot === slot) groups[groups.length - 1] = { slot, count: last.count + 1 };
    else groups.push({ slot, count: 1 });
  }
  return groups;
}
