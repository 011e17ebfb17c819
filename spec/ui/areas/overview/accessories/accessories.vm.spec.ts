import { describe, expect, it, test } from '@jest/globals';
import { autorun } from 'mobx';
import { type Compressor, statusBit } from '../../../../../core/compressor/index.ts';
import type { AnalogInput, InputSource } from '../../../../../core/inputs/index.ts';
import type { Connection } from '../../../../../core/ports/index.ts';
import { AccessoriesVm } from '../../../../../ui/areas/overview/accessories/accessories.vm.ts';
import { inLoad, machine, openOverview, stationWith, treatmentInputs } from '../overviewFixture.ts';

const inner = (value: number | undefined): AnalogInput => ({ index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value });
const inlet = (value: number | undefined): AnalogInput => ({ index: 2, name: 'INLET_TEMP', function: 'temperature', value });

async function openAccessories(machines: readonly Compressor[], source?: InputSource) {
  const parts = await openOverview();
  parts.station.push(stationWith(machines));
  return { ...parts, vm: new AccessoriesVm(parts, source) };
}

const shown = ({ places }: AccessoriesVm) => places.map(({ source, rows }) => [source, ...rows.map(({ name, value }) => [name, value()])]);
const control = ['master', ['RECEIVER_PRESS', 7.4], ['DEW_POINT', 3]];

describe('the measuring points', () => {
  const machines = [machine(1, { inputs: [inner(7.1), inlet(21)] }), machine(2), machine(7, { inputs: [inner(undefined)] })];

  test.each<[string, InputSource | undefined, readonly unknown[]]>([
    [
      'of all places, the control first',
      undefined,
      [control, [1, ['INTERNAL_PRESS', 7.1], ['INLET_TEMP', 21]], [7, ['INTERNAL_PRESS', undefined]]],
    ],
    ['of the control', 'master', [control]],
    ['of a machine', 1, [[1, ['INTERNAL_PRESS', 7.1], ['INLET_TEMP', 21]]]],
    ['of a machine without any', 2, []],
  ])('are those %s', async (_, source, places) => {
    const { vm } = await openAccessories(machines, source);
    expect(shown(vm)).toEqual(places);
  });

  it('are counted by place, and those without a value are named', async () => {
    const { vm } = await openAccessories(machines);
    expect([vm.countOf('master'), vm.countOf(1), vm.countOf(2), vm.countOf(7)]).toEqual([treatmentInputs.length, 2, 0, 1]);
    expect(vm.withoutValue.map(({ source, name }) => [source, name])).toEqual([[7, 'INTERNAL_PRESS']]);
  });

  it('[ENT-7] may come without name, number and value', async () => {
    const { vm } = await openAccessories(
      [
        machine(1, {
          inputs: [
            { ...inner(NaN), index: NaN, name: '' },
            { ...inlet(5), index: NaN },
          ],
        }),
      ],
      1,
    );
    expect(shown(vm)).toEqual([[1, ['', NaN], ['INLET_TEMP', 5]]]);
    expect(vm.withoutValue.map(({ name }) => name)).toEqual(['']);
  });

  it('of a machine whose connection is lost have no values, even if some were sent', async () => {
    const lost = machine(1, { status: inLoad | statusBit.communicationError, inputs: [inner(7.1)] });
    const { vm } = await openAccessories([lost], 1);
    expect(shown(vm)).toEqual([[1, ['INTERNAL_PRESS', undefined]]]);
  });

  test.each<Connection>(['webserverLost', 'controlLost'])(
    '[LIVE-2] stay without their values while the connection is %s',
    async (connection) => {
      const { vm, station } = await openAccessories(machines, 1);
      station.setConnection(connection);
      expect([vm.isLive, vm.isKnown, shown(vm)]).toEqual([false, true, [[1, ['INTERNAL_PRESS', undefined], ['INLET_TEMP', undefined]]]]);
      station.push(stationWith(machines));
      expect(shown(vm)).toEqual([[1, ['INTERNAL_PRESS', 7.1], ['INLET_TEMP', 21]]]);
    },
  );

  it('are not known before the station has reported them', async () => {
    const parts = await openOverview();
    const vm = new AccessoriesVm(parts);
    expect([vm.isKnown, vm.places, vm.countOf('master')]).toEqual([false, [], undefined]);
  });

  it('change in place: a new value leaves the rows, and the other values, as they are', async () => {
    const { vm, station } = await openAccessories([machine(1, { inputs: [inner(7.1), inlet(21)] })], 1);
    const heard: unknown[] = [];
    const stop = autorun(() => {
      const { rows } = vm;
      const [pressure] = rows;
      heard.push([rows, pressure?.value()]);
    });
    const before = vm.rows;
    station.push(stationWith([machine(1, { inputs: [inner(7.1), inlet(22)] })]));
    expect([heard.length, vm.rows[1]?.value()]).toEqual([1, 22]);
    station.push(stationWith([machine(1, { inputs: [inner(7.2), inlet(22)] })]));
    expect(heard).toEqual([
      [before, 7.1],
      [before, 7.2],
    ]);
    expect(vm.rows).toBe(before);
    stop();
  });
});
