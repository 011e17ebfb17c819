import { describe, expect, it } from '@jest/globals';
import { MachinesPanel } from '../../../ui/fleet/areas/station/MachinesPanel.tsx';
import type { FleetColumn } from '../../../ui/fleet/shell/table/FleetColumn.ts';
import { PhoneRow } from '../../../ui/fleet/shell/table/PhoneRow.tsx';
import { PhoneSort } from '../../../ui/fleet/shell/table/PhoneSort.tsx';
import type { FleetSort } from '../../../ui/fleet/shell/table/sortedRows.ts';
import { namedCells } from '../namedCells.ts';
import { storesOf } from './fleetFixture.ts';
import { fleetMarkup } from './fleetMarkup.tsx';

describe('on a phone', () => {
  it('a figure that says nothing without its head has it in view, any other for screen readers alone', async () => {
    const columns: readonly FleetColumn<number>[] = [
      { id: 'station', head: 'Station', cell: () => 'Werk 1', phone: 'title' },
      { id: 'cost', head: 'Kosten', cell: (row) => row, phone: 'end' },
      { id: 'data', head: 'Daten', cell: () => '100 %', phone: 'endNote', isNamedOnPhone: true },
    ];
    const markup = fleetMarkup(await storesOf([]), <PhoneRow id="1" index={1} row={7} columns={columns} isChosen={false} />);
    expect(markup).toContain('<span class="vh">Kosten: </span>7');
    expect(markup).toContain('<span class="dim">Daten: </span>100 %');
  });

  it('figures at the right are named once above the rows, unless they are named in each or say it themselves', async () => {
    const figure = { cell: () => '', sortBy: () => 0, isNumber: true };
    const columns: readonly FleetColumn<never>[] = [
      { ...figure, id: 'deviation', head: 'bei gleicher Last', phone: 'end' },
      { ...figure, id: 'cost', head: 'Kosten', phone: 'endNote' },
      { ...figure, id: 'data', head: 'Daten', phone: 'endNote', isNamedOnPhone: true },
      { ...figure, id: 'severity', head: 'Schwere', phone: 'end', isNumber: false },
      { ...figure, id: 'flow', head: 'Leckstrom', phone: 'note' },
      { ...figure, id: 'power', head: 'Leistung' },
    ];
    const shown = (of: readonly FleetColumn<never>[], sort?: FleetSort) =>
      fleetMarkup(stores, <PhoneSort columns={of} sort={sort} onSort={() => undefined} />);
    const stores = await storesOf([]);
    expect(/<p [^>]*>(.*)<\/p>/.exec(shown(columns))?.[1]).toBe('bei gleicher Last, Kosten');
    expect(shown(columns, { column: 'cost', isDescending: true })).toContain('class="sort-arrows descending"');
  });

  it('the machines of a station are cards, whose figures are named as the columns are', async () => {
    const of = { loadS: 3600, noLoadS: 60, energyKWh: 10, volumeM3: 100, motorStarts: 3 };
    const machines = [{ slot: 1, name: 'Halle A', status: undefined, powerKW: 5, deliveryM3min: 1, temperatureDegC: 80, ...of }];
    const [row] = namedCells(fleetMarkup(await storesOf([]), <MachinesPanel machines={machines} />));
    expect(row!.names).toEqual(row!.heads);
  });
});
