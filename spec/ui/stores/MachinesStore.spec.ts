import { describe, expect, it } from '@jest/globals';
import { autorun } from 'mobx';
import { statusBit } from '../../../core/compressor/index.ts';
import { MachinesStore } from '../../../ui/stores/index.ts';
import { inNoLoad, machine, openOverview, standing, stationWith, treatmentInputs } from '../areas/overview/overviewFixture.ts';

describe('the machines', () => {
  it('are those that are installed, and the slots between them are empty', async () => {
    const { station, machines } = await openOverview();
    expect(machines.emptySlots).toEqual([]);
    station.push(stationWith([1, 2, 3, 4, 5, 6, 8].map((slot) => machine(slot))));
    expect(machines.list.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(machines.emptySlots).toEqual([
      { from: 7, until: 7 },
      { from: 9, until: 10 },
    ]);
    expect(machines.inSlot(7)).toBeUndefined();
    expect(machines.inSlot(11)).toBeUndefined();
  });

  it('before the station reported what is installed, any slot may hold one', async () => {
    const { machines } = await openOverview();
    expect(machines.isKnown).toBe(false);
    expect(machines.inSlot(9)).toMatchObject({ slot: 9, isLost: true, state: undefined });
  });

  it('say observers only of the machine that changed', async () => {
    const { station, machines } = await openOverview();
    station.push(stationWith([machine(1), machine(2)]));
    const reported = { first: 0, second: 0, list: 0 };
    autorun(() => machines.inSlot(1) && reported.first++);
    autorun(() => machines.inSlot(2) && reported.second++);
    autorun(() => machines.list.length > 0 && reported.list++);
    station.push(stationWith([machine(1), machine(2, { electricalPowerKW: 61 })]));
    station.push(stationWith([machine(1), machine(2, { electricalPowerKW: 61 })]));
    expect(reported).toEqual({ first: 1, second: 2, list: 2 });
  });

  it('are drawn one after the other when several change their state, and at once when the connection is lost', async () => {
    const { station, plant, facts } = await openOverview();
    const waiting: (() => void)[] = [];
    const machines = new MachinesStore(plant, facts, (piece) => waiting.push(piece));
    station.push(stationWith([machine(1), machine(2)]));
    const drawn: string[] = [];
    for (const slot of [1, 2])
      autorun(() => {
        const style = machines.styleIn(slot);
        drawn.push(`${slot} ${style?.isLost === true ? 'lost' : style?.state}`);
      });
    station.push(stationWith([machine(1, { status: inNoLoad }), machine(2, { status: standing, electricalPowerKW: 0 })]));
    expect(drawn.splice(0)).toEqual(['1 load', '2 load']);
    const seen = waiting.splice(0).map((piece) => (piece(), drawn.splice(0)));
    expect(seen).toEqual([['1 noLoad'], ['2 ready']]);
    station.push(stationWith([machine(1, { status: inNoLoad, electricalPowerKW: 20 }), machine(2, { status: standing })]));
    expect([waiting.length, drawn]).toEqual([0, []]);
    station.setConnection('webserverLost');
    expect([waiting.length, drawn]).toEqual([0, ['1 lost', '2 lost']]);
  });

  it.each([
    ['overdue', 'with an overdue service', standing | statusBit.maintenance, -1],
    ['maintenance', 'with one that is due', standing | statusBit.maintenance, 0],
    ['maintenance', 'with one of unknown hours', standing | statusBit.maintenance, undefined],
    ['warning', 'with an overdue service under a warning', standing | statusBit.maintenance | statusBit.warning, -1],
    ['ready', 'with an overdue service that its control does not report', standing, -1],
  ] as const)('are shown in the state %s %s', async (state, _, status, remainingH) => {
    const { machines, station } = await openOverview();
    station.push({
      ...stationWith([machine(1, { status }), machine(2, { status: standing | statusBit.maintenance })]),
      maintenance: [
        { index: 1, component: 'motor', intervalH: 2000, remainingH: 1000 },
        { index: 1, component: 'oilFilter', intervalH: 2000, remainingH },
      ],
    });
    expect([1, 2].map((slot) => machines.inSlot(slot)?.state)).toEqual([state, 'maintenance']);
  });

  it('have the analog inputs that the master and they have', async () => {
    const { station, machines } = await openOverview();
    expect(machines.inputCount).toBeUndefined();
    station.push(stationWith([machine(1), machine(2, { inputs: treatmentInputs.slice(0, 1) })]));
    expect(machines.inputCount).toBe(treatmentInputs.length + 1);
  });
});
