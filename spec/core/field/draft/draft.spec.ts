import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ageNow,
  alsoServing,
  changed,
  configChanges,
  draftProblems,
  type FieldConfig,
  freeId,
  isFieldConfig,
  momentOf,
  searchedCount,
  searchParts,
  trialColumn,
  trialProgress,
  unseenStates,
  adjustmentOf,
  withAdjustment,
  withConnection,
  withDevice,
  withMachine,
  withVersion,
  withoutConnection,
  withoutDevice,
  withoutMachine,
} from '../../../../core/field/index.ts';
import { statusBit } from '../../../../core/compressor/index.ts';
import { knownConfig } from '../../../contract/knownField.ts';

const [gateway] = knownConfig.connections;
const [, meter] = knownConfig.devices;
const problemsOf = (config: FieldConfig) => draftProblems(config).map(({ part, id, field, code }) => `${part} ${id} ${field} ${code}`);
const withMeter = (change: object): FieldConfig => withDevice(knownConfig, { ...meter!, ...change });

describe('an id made of a name', () => {
  test.each([
    ['Gateway Halle A', 'gateway-halle-a'],
    ['Zähler Süd-Ost ß', 'zaehler-sued-ost-ss'],
    ['Éclair 12', 'eclair-12'],
    ['---', 'device'],
  ])('says what %s says', (name, id) => {
    expect(freeId(name, [], 'device')).toBe(id);
  });

  it('has 40 signs at most, with the first number that is free', () => {
    const name = 'a'.repeat(39) + ' b';
    expect(freeId('x'.repeat(41), [], 'device')).toBe('x'.repeat(40));
    expect(freeId(name, [], 'device')).toBe('a'.repeat(39));
    expect(freeId(name, ['a'.repeat(39)], 'device')).toBe(`${'a'.repeat(38)}-2`);
    expect(freeId('Meter', ['meter', 'meter-2', 'meter-3', 'meter-5'], 'device')).toBe('meter-4');
  });

  it('is one that no other has, and one that files of the field take', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, others) => {
        const taken = [...others, freeId(name, [], 'device')];
        const id = freeId(name, taken, 'device');
        expect(taken).not.toContain(id);
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(id.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('a configuration that is being written', () => {
  it('takes a connection, device or compressor in the place of the one before', () => {
    const renamed = withConnection(knownConfig, { ...gateway!, name: 'Halle 1' });
    expect(renamed.connections.map(({ name }) => name)).toEqual(['Halle 1', 'RS-485 Halle B', 'MQTT-Broker', 'Gateway Halle C']);
    expect(withMachine(knownConfig, { slot: 5, name: 'K5', technology: 1 }).machines.map(({ slot }) => slot)).toEqual([1, 2, 3, 5, 6]);
    expect(withoutMachine(knownConfig, 2).machines.map(({ slot }) => slot)).toEqual([1, 3, 6]);
    expect(withoutDevice(knownConfig, 'k1').devices.map(({ id }) => id)).not.toContain('k1');
  });

  it('keeps its compressors in the order of their slots, and one in the place of the one before', () => {
    const renamed = withMachine(knownConfig, { slot: 2, name: 'New', technology: 1 });
    expect(renamed.machines.map(({ slot, name }) => [slot, name])).toEqual([
      [1, 'K1'],
      [2, 'New'],
      [3, 'K3'],
      [6, 'K6'],
    ]);
  });

  it('has the software version that one of its devices is put to use with, until there is none', () => {
    const versions = ({ devices }: FieldConfig) => devices.map(({ version }) => version);
    const accepted = withVersion(knownConfig, 'meter-k2', '2.18');
    expect(versions(accepted)).toEqual([undefined, '2.18', undefined, undefined, undefined, undefined]);
    expect(withVersion(accepted, 'meter-k2', undefined)).toEqual(knownConfig);
  });

  it('loses the devices of a connection that is removed', () => {
    expect(withoutConnection(knownConfig, 'gateway-hall-a').devices.map(({ id }) => id)).toEqual(['k3', 'dew-point', 'network-flow', 'k6']);
  });

  it('leaves out what becomes undefined, and adjustments that say nothing', () => {
    expect(changed(gateway!, { name: undefined })).not.toHaveProperty('name');
    const scaled = withAdjustment(meter!, 'power', { scale: 20 });
    expect(scaled.adjust).toEqual({ power: { scale: 20 } });
    expect(withAdjustment(scaled, 'power', { wordOrder: 'lowFirst' }).adjust).toEqual({ power: { scale: 20, wordOrder: 'lowFirst' } });
    expect(withAdjustment(scaled, 'power', { scale: undefined })).not.toHaveProperty('adjust');
  });

  it('adjusts a value that comes by MQTT at its topic', () => {
    const mqtt = { points: [{ key: 'flow', topic: 'hall/air', unit: 'm3/h' as const }] };
    const limited = withAdjustment({ ...meter!, mqtt }, 'flow', { scale: 2, max: 900 });
    expect([limited.mqtt?.points, limited.adjust]).toEqual([[{ ...mqtt.points[0], scale: 2, max: 900 }], undefined]);
    expect(adjustmentOf(limited, 'flow')).toMatchObject({ scale: 2, max: 900 });
    expect(withAdjustment(limited, 'flow', { scale: undefined, max: undefined }).mqtt).toEqual(mqtt);
  });

  it('says what is added, changed and removed, whatever order fields are in', () => {
    expect(configChanges(knownConfig, knownConfig)).toEqual([]);
    const reordered = Object.fromEntries(Object.entries(gateway!).toReversed()) as typeof gateway;
    expect(configChanges(knownConfig, withConnection(knownConfig, reordered!))).toEqual([]);
    const after = withoutDevice(withMachine(withMeter({ unit: 13 }), { slot: 4, name: 'K4', technology: 1 }), 'k6');
    expect(configChanges(knownConfig, changed(after, { plant: undefined }))).toEqual([
      { part: 'device', id: 'meter-k2', how: 'changed' },
      { part: 'device', id: 'k6', how: 'removed' },
      { part: 'machine', id: '4', how: 'added' },
      { part: 'plant', id: '', how: 'removed' },
    ]);
  });

  it('[FIELD-6] may have several meters of one use, and says which have it in common', () => {
    const second = { ...meter!, id: 'second', unit: 40 };
    const both = withDevice(knownConfig, second);
    expect(draftProblems(both)).toEqual([]);
    expect(alsoServing(both, 'second', second.serves[0]!).map(({ id }) => id)).toEqual([meter!.id]);
    expect(alsoServing(both, 'second', { powerOf: [9] })).toEqual([]);
    const pressures = withDevice(both, { ...second, serves: [{ systemPressure: 'in1' }, { stationPower: true }, { networkFlow: true }] });
    expect(draftProblems(withDevice(pressures, { ...second, id: 'third', unit: 41, serves: pressures.devices.at(-1)!.serves }))).toEqual(
      [],
    );
  });

  it('of a plant that works has no problems', () => {
    expect(draftProblems(knownConfig)).toEqual([]);
  });

  test.each<[string, FieldConfig, string[]]>([
    ['a unit out of range', withMeter({ unit: 248 }), ['device meter-k2 unit range']],
    ['a unit that is taken', withMeter({ unit: 1 }), ['device k1 unit taken', 'device meter-k2 unit taken']],
    ['no profile', changed(withMeter({ profile: '' }), {}), ['device meter-k2 profile missing']],
    ['no use', withMeter({ serves: [] }), ['device meter-k2 serves missing']],
    ['a use without compressors', withMeter({ serves: [{ powerOf: [] }] }), ['device meter-k2 serves missing']],
    ['a use that is taken', withMeter({ serves: [{ compressor: 1 }] }), ['device k1 serves taken', 'device meter-k2 serves taken']],
    ['a use that stands twice', withMeter({ serves: [{ powerOf: [2] }, { powerOf: [2, 3] }] }), ['device meter-k2 serves taken']],
    ['a scale of nothing', withMeter({ adjust: { power: { scale: 0 } } }), ['device meter-k2 adjust.power.scale noNumber']],
    ['a connection that is not there', withMeter({ connection: 'none' }), ['device meter-k2 connection unknown']],
    [
      'an address with a port',
      withConnection(knownConfig, { ...gateway!, kind: 'modbusTcp', host: '10.0.0.1:502' }),
      ['connection gateway-hall-a host address'],
    ],
    ['no address', withConnection(knownConfig, { ...gateway!, kind: 'modbusTcp', host: '' }), ['connection gateway-hall-a host missing']],
    [
      'a port out of range',
      withConnection(knownConfig, { ...gateway!, kind: 'modbusTcp', host: 'a', port: 0 }),
      ['connection gateway-hall-a port range'],
    ],
    [
      'a curve that falls',
      withMachine(knownConfig, {
        slot: 1,
        name: 'K1',
        technology: 1,
        curve: [
          [1, 7, 46],
          [0.3, 2, 15],
        ],
      }),
      ['machine 1 curve ascending'],
    ],
    ['a receiver of nothing', { ...knownConfig, plant: { receiverM3: 0 } }, ['plant  receiverM3 positive']],
  ])('names %s at its place', (_, config, problems) => {
    expect(problemsOf(config)).toEqual(problems);
  });

  it('has lists of connections, devices and compressors, with a plant or without one', () => {
    const bare = changed(knownConfig, { plant: undefined });
    expect([knownConfig, bare, { format: 1, connections: [], devices: [], machines: [] }].map(isFieldConfig)).toEqual([true, true, true]);
  });

  it.each([
    undefined,
    null,
    [],
    'x',
    { format: 2, connections: [], devices: [], machines: [] },
    { ...knownConfig, plant: 1 },
    { ...knownConfig, connections: {} },
    { ...knownConfig, devices: undefined },
    { ...knownConfig, machines: [[]] },
  ])('is not anything else: %j', (value) => {
    expect(isFieldConfig(value)).toBe(false);
  });
});

describe('a search in parts', () => {
  it('asks each number once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 20 }), (from, to, size) => {
        const parts = searchParts({ from, to }, size);
        const asked = parts.flatMap((part) => Array.from({ length: part.to - part.from + 1 }, (_, i) => part.from + i));
        expect(asked).toEqual(Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i));
        expect(parts.every((part) => part.to - part.from < size)).toBe(true);
        expect(searchedCount(parts, parts.length)).toBe(asked.length);
      }),
    );
  });
});

describe('a trial run', () => {
  const sample = (status?: number) => ({ atMs: 0, values: { power: 1 }, status });

  it('says which states of a compressor it has not seen', () => {
    expect(unseenStates([])).toEqual(['load', 'noLoad', 'standstill', 'fault']);
    expect(unseenStates([sample(statusBit.on | statusBit.running | statusBit.loaded), sample()])).toEqual([
      'noLoad',
      'standstill',
      'fault',
    ]);
    expect(unseenStates([sample(statusBit.on | statusBit.running), sample(0), sample(statusBit.error)])).toEqual(['load']);
  });

  it('lasts ten minutes', () => {
    expect(trialProgress(1000, 151_000)).toEqual({ doneMs: 150_000, leftMs: 450_000, share: 0.25 });
    expect(trialProgress(1000, 400)).toEqual({ doneMs: 0, leftMs: 600_000, share: 0 });
    expect(trialProgress(1000, 9_000_000)).toEqual({ doneMs: 600_000, leftMs: 0, share: 1 });
  });

  it('has NaN where a value was missing', () => {
    const { timesMs, column } = trialColumn([sample(), { atMs: 2000, values: {} }], 'power');
    expect([...timesMs]).toEqual([0, 2000]);
    expect([...column]).toEqual([1, NaN]);
  });

  it('has ages that grow from when they were received, and never shrink', () => {
    expect(ageNow(800, 10_000, 12_500)).toBe(3300);
    expect(ageNow(800, 10_000, 9000)).toBe(800);
    expect(ageNow(undefined, 0, 1000)).toBeUndefined();
    expect(momentOf(1500, 10_000)).toBe(8500);
  });
});
