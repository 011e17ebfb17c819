import { describe, expect, it, test } from '@jest/globals';
import { byNumber, nextSorting, type Sorting, sortedRows } from '../../../../../../ui/areas/analysis/statistics/model/sortedRows.ts';
import { statisticRows } from '../../../../../../core/statistics/index.ts';
import { valuesOf } from '../../../../../../spec/core/statistics/values.ts';

const now = [
  valuesOf(1, { motorStarts: 5 }),
  valuesOf(2, { motorStarts: undefined }),
  valuesOf(3, { motorStarts: 9 }),
  valuesOf(4, { motorStarts: 5, knownS: 1 }),
];
const { machines } = statisticRows('motorStarts', { now, before: undefined, installed: [], tariff: { ratePerKWh: 0, co2KgPerKWh: 0 } });

describe('a sorted table', () => {
  test.each<[Sorting, readonly number[]]>([
    [byNumber, [1, 2, 3, 4]],
    [{ key: 'index', isDescending: true }, [4, 3, 2, 1]],
    [{ key: 'motorStarts', isDescending: true }, [3, 1, 4, 2]],
    [{ key: 'motorStarts', isDescending: false }, [1, 4, 3, 2]],
    [{ key: 'coverage', isDescending: false }, [4, 1, 2, 3]],
  ])('by %j', (sorting, order) => {
    expect(sortedRows(machines, sorting).map(({ index }) => index)).toEqual(order);
  });

  it('begins with the greatest figure, and turns round when its head is pressed again', () => {
    const once = nextSorting(byNumber, 'motorStarts');
    expect(once).toEqual({ key: 'motorStarts', isDescending: true });
    expect(nextSorting(once, 'motorStarts')).toEqual({ key: 'motorStarts', isDescending: false });
    expect(nextSorting(once, 'index')).toEqual(byNumber);
  });
});
