import { describe, expect, it } from '@jest/globals';
import { MachinesPanel } from '../../../ui/fleet/areas/station/MachinesPanel.tsx';
import type { FleetColumn } from '../../../ui/fleet/shell/table/FleetColumn.ts';
import { PhoneRow } from '../../../ui/fleet/shell/table/PhoneRow.tsx';
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

  it('the machines of a station are cards, whose figures are named as the columns are', async () => {
    const of = { loadS: 3600, noLoadS: 60, energyKWh: 10, volumeM3: 100, motorStarts: 3 };
    const machines = [{ slot: 1, name: 'Halle A', status: undefined, powerKW: 5, deliveryM3min: 1, temperatureDegC: 80, ...of }];
    const [row] = namedCells(fleetMarkup(await storesOf([]), <MachinesPanel machines={machines} />));
    expect(row!.names).toEqual(row!.heads);
  });
});
