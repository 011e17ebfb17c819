import { describe, expect, it } from '@jest/globals';
import { energyCounters, type FieldDevice, type ModelPoint } from '../../../../core/field/index.ts';
import { pointOf } from '../points.ts';
import { device, models, plant } from '../sample/smallPlant.ts';

const kWh = (key: string, more: Partial<ModelPoint> = {}) => ({ ...pointOf({ key, type: 'u32', unit: 'kWh', counter: {} }), ...more });
const counting = (...points: readonly ModelPoint[]) => ({ ...models.power, points });
const countersOf = (points: readonly ModelPoint[], ...devices: readonly FieldDevice[]) =>
  energyCounters({ config: plant(devices), models: { power: counting(...points) } });
const meter = (...serves: FieldDevice['serves']) => device('m1', 'power', ...serves);

describe('the counter of energy of a device', () => {
  it('is that of what it takes in, before another of energy, wherever they stand', () => {
    const keys = (...points: readonly ModelPoint[]) => countersOf(points, meter({ powerOf: [1] })).map(({ key }) => key);
    expect(keys({ key: 'power' }, kWh('energy'), kWh('energyImport'))).toEqual(['energyImport']);
    expect(keys(kWh('runningTime'), kWh('energy'))).toEqual(['energy']);
    expect(keys({ key: 'energy' }, kWh('energyExport'))).toEqual([]);
  });

  it('counts the energy of its machines, each once, or of the whole station', () => {
    const slots = (...serves: FieldDevice['serves']) => countersOf([kWh('energy')], meter(...serves)).map((each) => each.slots);
    expect(slots({ compressor: 3 }, { powerOf: [3, 2] })).toEqual([[3, 2]]);
    expect(slots({ powerOf: [1] }, { stationPower: true })).toEqual([[]]);
    expect(slots({ flowOf: [1] }, { systemPressure: 'pressure' })).toEqual([]);
  });

  it('stands for each device in the order of the plant, with what people call it', () => {
    const named = { ...device('m2', 'power', { powerOf: [2] }), name: 'Hall B' };
    expect(countersOf([kWh('energy')], meter({ powerOf: [1] }), named, { ...named, id: 'm3', profile: 'unknown' })).toEqual([
      { device: 'm1', name: 'm1', key: 'energy', slots: [1], rangeKWh: undefined },
      { device: 'm2', name: 'Hall B', key: 'energy', slots: [2], rangeKWh: undefined },
    ]);
  });

  it('[FIELD-4] begins again where its register does, which is known of registers alone', () => {
    const range = (point: ModelPoint) => countersOf([point], meter({ powerOf: [1] }))[0]!.rangeKWh;
    expect(range(kWh('energy', { unit: 'Wh', counter: { bits: 32 } }))).toBeCloseTo(4_294_967.296, 6);
    expect(range({ key: 'energy', unit: 'kWh', counter: { bits: 32 } })).toBeUndefined();
  });
});
