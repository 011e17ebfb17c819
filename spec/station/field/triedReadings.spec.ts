import { describe, expect, it } from '@jest/globals';
import type { FieldDevice, Profile, ProfilePoint, Reading } from '../../../core/field/index.ts';
import { triedReadings } from '../../../station/field/triedReadings.ts';

const nowMs = 50_000;
const points: readonly ProfilePoint[] = [
  { key: 'pressure', table: 'holding', at: 2, type: 'i16', unit: 'mbar' },
  { key: 'hours', table: 'input', at: 8, type: 'u32', unit: 'h', wordOrder: 'lowFirst', counter: { bits: 32 } },
];
const profile: Profile = {
  ...{ format: 1, id: 'any', vendor: 'any', model: 'any', role: 'sensor', maturity: 'generic', sources: ['here'] },
  ...{ modbus: { framing: ['tcp'] }, points },
};
const device: FieldDevice = { id: 'trial', connection: 'a', serves: [], profile: 'any' };
const reading = (more: Partial<Reading>): Reading => ({ value: undefined, raw: undefined, words: [], readAtMs: nowMs - 70, ...more });

describe('what a device says at a trial', () => {
  it('is each point with its place, its age, its unit and, of several words, its value in each order', () => {
    const said = {
      pressure: reading({ value: 7.1, words: [7100], readAtMs: nowMs - 30 }),
      hours: reading({ value: 65_539, words: [3, 1] }),
    };
    const [pressure, hours] = triedReadings(said, device, profile, nowMs);
    expect(pressure).toEqual({
      ...{ key: 'pressure', value: 7.1, words: [7100], ageMs: 30, quality: 'good', unit: 'bar', orders: [] },
      place: { table: 'holding', at: 2, type: 'i16', wordOrder: 'highFirst', byteOrder: 'highFirst' },
    });
    expect(hours).toMatchObject({
      ...{ key: 'hours', value: 65_539, ageMs: 70, quality: 'good', unit: 'h', counterStep: expect.any(Number) },
      place: { table: 'input', at: 8, type: 'u32', wordOrder: 'lowFirst', byteOrder: 'highFirst' },
    });
    expect(hours!.orders.map(({ wordOrder, byteOrder, value }) => [wordOrder, byteOrder, value])).toEqual([
      ['highFirst', 'highFirst', 196_609],
      ['highFirst', 'lowFirst', 50_331_904],
      ['lowFirst', 'highFirst', 65_539],
      ['lowFirst', 'lowFirst', 16_777_984],
    ]);
  });

  it('is as it is adjusted at this very device', () => {
    const adjusted = { ...device, adjust: { pressure: { unit: 'degC' as const } } };
    expect(triedReadings({ pressure: reading({ value: 7.1, words: [71] }) }, adjusted, profile, nowMs)[0]!.unit).toBe('degC');
  });

  it('says why a value is missing, and has text where it is one', () => {
    const missing = { kind: 'exception', code: 2 } as never;
    const [pressure, name] = triedReadings({ pressure: reading({ missing }), name: reading({ text: 'SK 22' }) }, device, profile, nowMs);
    expect(pressure).toMatchObject({ quality: 'bad', missing, value: undefined });
    expect(name).toEqual({ key: 'name', value: undefined, words: [], ageMs: 70, quality: 'good', unit: '', text: 'SK 22', orders: [] });
  });

  it('has the units of a device that has no registers, and no place', () => {
    const mqtt = { points: [{ key: 'flow', topic: 'f', unit: 'm3/min' }], expectedEveryS: 10 } as never;
    const [flow] = triedReadings({ flow: reading({ value: 3 }) }, { ...device, mqtt }, undefined, nowMs);
    expect(flow).toEqual({ key: 'flow', value: 3, words: [], ageMs: 70, quality: 'good', unit: 'm3/min', orders: [] });
  });
});
