import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allSeries, maxSeries, seriesOf } from '../../../../../../ui/areas/analysis/model/series.ts';
import { columnGroups } from '../../../../../../ui/areas/analysis/values/model/columnGroups.ts';

describe('the groups of columns', () => {
  it('are the plant, then the machines by number, each once with all its columns', () => {
    const ids = fc.subarray(
      allSeries.map(({ id }) => id),
      { maxLength: maxSeries },
    );
    fc.assert(
      fc.property(ids, (chosen) => {
        const columns = seriesOf(chosen);
        const groups = columnGroups(columns);
        const numbers = groups.map(({ slot }) => slot ?? 0);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(groups.flatMap(({ slot, count }) => Array.from({ length: count }, () => slot))).toEqual(columns.map(({ slot }) => slot));
      }),
    );
  });
});
