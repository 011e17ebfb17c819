import { describe, expect, it } from '@jest/globals';
import type { DeviceModel, DeviceReadings, FieldDevice, Profile } from '../../../core/field/index.ts';
import { deviceReports } from '../../../station/field/fieldReport.ts';

const profile: Profile = {
  format: 1,
  id: 'controller',
  vendor: 'Spec',
  model: 'Controller',
  role: 'compressor',
  maturity: 'generic',
  sources: ['this spec'],
  modbus: { framing: ['tcp'] },
  points: [
    { key: 'linePressure', table: 'holding', at: 0, type: 'u16' },
    { key: 'runningTime', table: 'holding', at: 1, type: 'u16', every: 'slow', unit: 'min', counter: {} },
    { key: 'softwareVersion', table: 'holding', at: 2, type: 'ascii', registers: 2, every: 'once' },
  ],
};
const models: Readonly<Record<string, DeviceModel>> = { controller: profile };
const device: FieldDevice = { id: 'k1', connection: 'hall', profile: 'controller', serves: [] };

const doors = (readings: DeviceReadings) => ({ now: () => ({ k1: { readings, cycleMs: 900 } }), reports: () => [] });

/** Of readings with these ages at 1 h of the steady clock. */
function stateAt(agesMs: Readonly<Record<string, number>>) {
  const nowMs = 3_600_000;
  const readings: DeviceReadings = Object.fromEntries(
    Object.entries(agesMs).map(([key, ageMs]) => [key, { value: 1, raw: 1, words: [1], readAtMs: nowMs - ageMs }]),
  );
  return deviceReports([device], models, doors(readings), nowMs)[0]!.state;
}

describe('a device on the page', () => {
  it('[FIELD-4] has what happened to its counters, each in its base unit, the newest twenty', () => {
    const counting: Profile = {
      ...profile,
      points: [{ key: 'energy', table: 'holding', at: 0, type: 'u32', unit: 'MWh', counter: { bits: 32 } }],
    };
    const event = (atMs: number) => ({ device: 'k1', key: 'energy', atMs, kind: 'reset', before: 12, after: 0 }) as const;
    const events = Array.from({ length: 25 }, (_, i) => event(25 - i));
    const [report] = deviceReports([device], { controller: counting }, doors({}), 0, () => events);
    expect(report!.counterEvents).toHaveLength(20);
    expect(report!.counterEvents![0]).toEqual({ key: 'energy', atMs: 25, kind: 'reset', before: 12, after: 0, unit: 'kWh' });
    expect(deviceReports([device], models, doors({}), 0)[0]).not.toHaveProperty('counterEvents');
  });

  it.each([
    ['fresh', 'all of its values are', { linePressure: 800, runningTime: 50_000, softwareVersion: 3_000_000 }],
    ['stale', 'some of what it says is old', { linePressure: 800, runningTime: 200_000, softwareVersion: 3_000_000 }],
    ['silent', 'only what is asked seldom or once is left of it', { linePressure: 7_000, runningTime: 50_000, softwareVersion: 3_000_000 }],
    ['silent', 'it never said anything', {}],
  ])('[FIELD-3] is %s when %s', (state, _when, agesMs) => {
    expect(stateAt(agesMs)).toBe(state);
  });

  it.each([
    ['fresh', 6000, 700, ['good', 'good']],
    ['silent', 6001, 6001, ['bad', 'bad']],
  ] as const)(
    '[FIELD-3] is %s %d ms after its heartbeat last changed, although its gateway answers on',
    (state, stillMs, ageMs, qualities) => {
      const nowMs = 3_600_000;
      const said = { value: 1, raw: 1, words: [1], readAtMs: nowMs - 700 };
      const beating: Profile = { ...profile, points: [profile.points[0]!, { key: 'heartbeat', table: 'holding', at: 3, type: 'u16' }] };
      const now = {
        k1: { readings: { linePressure: said, heartbeat: said }, heartbeat: { raw: 1, sinceMs: nowMs - stillMs }, cycleMs: 900 },
      };
      const [report] = deviceReports([device], { controller: beating }, { now: () => now, reports: () => [] }, nowMs);
      expect(report).toMatchObject({ state, ageMs });
      expect(report!.readings.map(({ quality }) => quality)).toEqual(qualities);
      expect(report!.readings.map(({ missing }) => missing?.kind)).toEqual(
        state === 'fresh' ? [undefined, undefined] : ['heartbeat', 'heartbeat'],
      );
    },
  );

  it('[FIELD-6] says how finely its counters move, as they are adjusted at it', () => {
    const adjusted = { ...device, adjust: { runningTime: { scale: 30 } } };
    const read = { value: 1, raw: 1, words: [1], readAtMs: 0 };
    const readings = deviceReports([adjusted], models, doors({ runningTime: read, linePressure: read }), 1000)[0]!.readings;
    expect(readings.map(({ counterStep }) => counterStep)).toEqual([undefined, 0.5, undefined]);
  });
});
