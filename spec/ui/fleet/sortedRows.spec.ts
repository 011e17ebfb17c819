import { describe, expect, it } from '@jest/globals';
import type { FleetColumn } from '../../../ui/fleet/shell/table/FleetColumn.ts';
import { nextSort, sortedRows, sortOf } from '../../../ui/fleet/shell/table/sortedRows.ts';

interface Row {
  readonly name: string;
  readonly flow: number | undefined;
}
const columns: readonly FleetColumn<Row>[] = [
  { id: 'name', head: '', cell: () => '', sortBy: ({ name }) => name },
  { id: 'flow', head: '', cell: () => '', sortBy: ({ flow }) => flow, isNumber: true },
  { id: 'mark', head: '', cell: () => '' },
];
const rows: readonly Row[] = [
  { name: 'Werk 10', flow: 2 },
  { name: 'Ölwerk', flow: undefined },
  { name: 'Werk 9', flow: 3 },
  { name: 'Abfüllung', flow: -1 },
];
const namesBy = (sort: string) => sortedRows(rows, columns, sortOf(sort), 'de').map(({ name }) => name);

describe('rows of the fleet', () => {
  it('are sorted by numbers, the missing ones last in both directions', () => {
    expect(namesBy('flow')).toEqual(['Abfüllung', 'Werk 10', 'Werk 9', 'Ölwerk']);
    expect(namesBy('-flow')).toEqual(['Werk 9', 'Werk 10', 'Abfüllung', 'Ölwerk']);
  });

  it('are sorted by words as the language has them, with the numbers in them', () => {
    expect(namesBy('name')).toEqual(['Abfüllung', 'Ölwerk', 'Werk 9', 'Werk 10']);
  });

  it.each(['', 'mark', '-gone'])('keep their order by %p', (sort) => {
    expect(namesBy(sort)).toEqual(rows.map(({ name }) => name));
  });

  it('begin with the greatest number and with the first word, and turn round at the next press', () => {
    const presses = (column: FleetColumn<Row>, times: number) => {
      let sort = '';
      for (let i = 0; i < times; i++) sort = nextSort(column, sortOf(sort));
      return sort;
    };
    expect([1, 2, 3].map((times) => presses(columns[1]!, times))).toEqual(['-flow', 'flow', '-flow']);
    expect([1, 2].map((times) => presses(columns[0]!, times))).toEqual(['name', '-name']);
  });
});
