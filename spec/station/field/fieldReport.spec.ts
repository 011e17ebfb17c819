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

  it('[FIELD-3] is known by its profile or its topics, and says so where its controller is another than before', () => {
    const nowMs = 50_000;
    const said = { value: 1, raw: 1, words: [1], readAtMs: nowMs - 10 };
    const report = (of: FieldDevice, changed: readonly string[] = []) => {
      const known = { now: () => ({ k1: { readings: { linePressure: said }, cycleMs: 900 } }), reports: () => [{ changed }] as never };
      return deviceReports([of], models, known, nowMs)[0]!.state;
    };
    expect([report(device), report(device, ['k2']), report(device, ['k2', 'k1'])]).toEqual(['fresh', 'fresh', 'changed']);
    const unknown: FieldDevice = { id: 'k1', connection: 'hall', serves: [] };
    expect([report({ ...device, profile: 'other' }), report(unknown), report(unknown, ['k1'])]).toEqual(Array(3).fill('unknownProfile'));
  });

  it.each([
    [10_000, 'good', 'fresh'],
    [30_000, 'good', 'fresh'],
    [30_001, 'stale', 'silent'],
  ] as const)('[FIELD-3] that sends a message every 10 s has %d ms after it a %s value, and is %s', (ageMs, quality, state) => {
    const nowMs = 100_000;
    const mqtt = { topic: 'air', expectedEveryS: 10, points: [{ key: 'flow', path: 'f', unit: 'l/s' }] } as never;
    const said = { value: 3, raw: 3, words: [], readAtMs: nowMs - ageMs };
    const [report] = deviceReports([{ id: 'k1', connection: 'hall', serves: [], mqtt }], {}, doors({ flow: said }), nowMs);
    expect(report).toMatchObject({ state, ageMs, readings: [{ key: 'flow', value: 3, unit: 'm3/min', ageMs, quality }] });
  });

  it('has of each of its points what came of it, in the order of its profile, and the age of the latest', () => {
    const nowMs = 100_000;
    const missing = { kind: 'exception', code: 2 } as const;
    const readings: DeviceReadings = {
      softwareVersion: { value: undefined, raw: undefined, words: [0x4231, 0], text: 'B1', readAtMs: nowMs - 70_000 },
      linePressure: { value: undefined, raw: undefined, words: [], missing, readAtMs: nowMs - 300 },
    };
    const [report] = deviceReports([{ ...device, adjust: { linePressure: { unit: 'degC' } } }], models, doors(readings), nowMs);
    expect(report).toMatchObject({ id: 'k1', state: 'silent', ageMs: 300 });
    expect(report!.readings).toEqual([
      { key: 'linePressure', value: undefined, unit: 'degC', words: [], ageMs: 300, quality: 'bad', missing },
      { key: 'runningTime', value: undefined, unit: 'h', words: [], ageMs: undefined, quality: 'bad', missing: { kind: 'notYet' } },
      { key: 'softwareVersion', value: undefined, unit: '', words: [0x4231, 0], ageMs: 70_000, quality: 'good', text: 'B1' },
    ]);
    expect(deviceReports([device], models, { now: () => ({}), reports: () => [] }, nowMs)[0]).toMatchObject({
      state: 'silent',
      ageMs: undefined,
    });
  });
});
