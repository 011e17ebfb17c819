import { describe, expect, it } from '@jest/globals';
import type { FieldDevice, Profile, WiredPlant } from '../../../core/field/index.ts';
import type { CounterEvent } from '../../../core/ports/index.ts';
import { counterRuns } from '../../../station/field/counterRuns.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';

const profile = (points: Profile['points']): Profile => ({
  ...{ format: 1, id: 'meter', vendor: 'any', model: 'any', role: 'powerMeter', maturity: 'generic', sources: ['here'] },
  modbus: { framing: ['tcp'] },
  points,
});
const energyImport = { key: 'energyImport', table: 'holding', at: 0, type: 'u16', unit: 'kWh', counter: { bits: 16 } } as const;
const energy = { ...energyImport, key: 'energy' };

const wired = (serves: FieldDevice['serves'], points: Profile['points'] = [energyImport], name?: string): WiredPlant => ({
  config: {
    ...{ format: 1, connections: [{ id: 'hall', kind: 'modbusTcp', host: '10.0.0.1' }], machines: [] },
    devices: [{ id: 'm1', connection: 'hall', profile: 'meter', serves, ...(name !== undefined && { name }) }],
  },
  models: { meter: profile(points) },
});
const ofFirst = wired([{ powerOf: [1] }]);

function kept(readings: readonly (readonly [atMs: number, value: number])[], events: readonly Partial<CounterEvent>[] = []) {
  const { counters } = memoryStore();
  const id = { device: 'm1', key: 'energyImport' };
  counters.add(readings.map(([atMs, value]) => ({ ...id, atMs, value })));
  for (const event of events) counters.addEvent({ ...id, atMs: 0, kind: 'reset', before: 0, after: 0, ...event });
  return counters;
}
const range = { fromMs: 10, untilMs: 100 };
const steady = kept([
  [5, 90],
  [12, 100],
  [50, 130],
  [95, 160],
  [105, 170],
]);

describe('what counters of energy counted in a range', () => {
  it('[FIELD-4] is the difference of the first and the last reading in it', () => {
    expect(counterRuns(ofFirst, steady, range)).toEqual([{ name: 'm1', slots: [1], fromMs: 12, untilMs: 95, countedKWh: 60 }]);
  });

  it.each<[string, Partial<CounterEvent>[], readonly (readonly [number, number])[], object | undefined]>([
    [
      'a reset: only what is behind it',
      [{ atMs: 50, kind: 'reset' }],
      [
        [12, 100],
        [50, 2],
        [95, 8],
      ],
      { fromMs: 50, untilMs: 95, countedKWh: 6 },
    ],
    [
      'an exchange, likewise',
      [{ atMs: 50, kind: 'exchange' }],
      [
        [12, 100],
        [50, 900],
        [95, 908],
      ],
      { fromMs: 50, untilMs: 95, countedKWh: 8 },
    ],
    [
      'the last of two',
      [{ atMs: 30 }, { atMs: 50 }],
      [
        [12, 100],
        [30, 1],
        [50, 2],
        [95, 8],
      ],
      { fromMs: 50, untilMs: 95, countedKWh: 6 },
    ],
    [
      'a roll-over: its range is counted on',
      [{ atMs: 50, kind: 'rollover' }],
      [
        [12, 65_530],
        [50, 4],
        [95, 20],
      ],
      { fromMs: 12, untilMs: 95, countedKWh: 26 },
    ],
    [
      'a roll-over before the range',
      [{ atMs: 5, kind: 'rollover' }],
      [
        [12, 4],
        [95, 20],
      ],
      { fromMs: 12, untilMs: 95, countedKWh: 16 },
    ],
    [
      'a roll-over with the last reading',
      [{ atMs: 95, kind: 'rollover' }],
      [
        [12, 65_530],
        [95, 4],
      ],
      { fromMs: 12, untilMs: 95, countedKWh: 10 },
    ],
    [
      'a roll-over with the first reading, and one behind the last',
      [
        { atMs: 12, kind: 'rollover' },
        { atMs: 97, kind: 'rollover' },
      ],
      [
        [12, 4],
        [95, 20],
      ],
      { fromMs: 12, untilMs: 95, countedKWh: 16 },
    ],
    [
      'an exchange at its very end',
      [{ atMs: 100, kind: 'exchange' }],
      [
        [12, 100],
        [100, 170],
      ],
      undefined,
    ],
    [
      'another counter that was reset',
      [{ atMs: 50, key: 'energyExport' }],
      [
        [12, 100],
        [95, 160],
      ],
      { fromMs: 12, untilMs: 95, countedKWh: 60 },
    ],
    ['one reading', [], [[12, 100]], undefined],
    [
      'no reading',
      [],
      [
        [5, 1],
        [105, 9],
      ],
      undefined,
    ],
    [
      'less at the end without a known reason',
      [],
      [
        [12, 100],
        [95, 60],
      ],
      undefined,
    ],
  ])('[FIELD-4] after %s', (_, events, readings, expected) => {
    const [run] = counterRuns(ofFirst, kept(readings, events), range);
    if (expected === undefined) expect(run).toBeUndefined();
    else expect(run).toMatchObject(expected);
  });

  it.each<[string, FieldDevice['serves'], readonly number[] | undefined]>([
    ['a controller', [{ compressor: 2 }], [2]],
    ['a controller whose power is measured as well', [{ compressor: 2 }, { powerOf: [2, 3] }], [2, 3]],
    ['a meter of the station', [{ stationPower: true }], []],
    ['a flow meter', [{ flowOf: [1] }], undefined],
    ['a device that serves nothing', [], undefined],
  ])('[FIELD-4] is of the machines of %s', (_, serves, slots) => {
    expect(counterRuns(wired(serves), steady, range)[0]?.slots).toEqual(slots);
  });

  it('[FIELD-4] takes the import of a meter that has several counters, and the name that people gave it', () => {
    const both = wired([{ powerOf: [1] }], [energy, energyImport], 'Hall');
    expect(counterRuns(both, steady, range)).toMatchObject([{ name: 'Hall', countedKWh: 60 }]);
    expect(
      counterRuns(wired([{ powerOf: [1] }], [{ key: 'energyImport', table: 'holding', at: 0, type: 'u16', unit: 'kWh' }]), steady, range),
    ).toEqual([]);
  });
});
