import { describe, expect, it, test } from '@jest/globals';
import type { DeviceReadings } from '../../../../core/field/index.ts';
import { masterBit } from '../../../../core/master/index.ts';
import { device, machine, plant, reading, sampleOf, states } from './smallPlant.ts';

const two = plant([device('k1', 'controller', { compressor: 1 }), device('k2', 'controller', { compressor: 2 })], {
  machines: [machine(1), machine(2)],
});
const at = (state: number): DeviceReadings => ({ stateBits: reading(state) });

describe('the plant’s own values', () => {
  test.each<[string, DeviceReadings, DeviceReadings, boolean]>([
    ['while all stand', at(states.off), at(states.ready), false],
    ['while the second runs without load', at(states.off), at(states.noLoad), true],
    ['while the first is on load', at(states.load), at(states.ready), true],
    ['while one says nothing', at(states.ready), { linePressure: reading(7) }, false],
  ])('show it on, and active only with a machine that runs: %s', (_, k1, k2, isActive) => {
    expect(sampleOf(two, { k1, k2 }).master.status).toBe(isActive ? masterBit.on | masterBit.active : masterBit.on);
  });

  it('have the inputs that devices are named for in their order, the network’s flow last', () => {
    const config = plant([
      device('f', 'flow', { networkFlow: true }),
      device('s', 'sensor', { input: 'DEW_POINT', point: 'dewPoint' }, { input: 'ADD_PRESS_1', point: 'pressure' }),
    ]);
    const { inputs } = sampleOf(config, { f: { flow: reading(4) }, s: { dewPoint: reading(3), pressure: reading(7.1) } }).master;
    expect(inputs.map(({ index, name, value }) => [index, name, value])).toEqual([
      [1, 'DEW_POINT', 3],
      [2, 'ADD_PRESS_1', 7.1],
      [3, 'VOLUME_FLOW', 4],
    ]);
  });
});
