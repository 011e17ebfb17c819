import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bounds, limitBit, limitOfBit, limitPoints, type LimitReading, limitWatch } from '../../../core/limits/index.ts';
import { faultSeverity } from '../../../core/faults/index.ts';
import { statusBit } from '../../../core/compressor/index.ts';
import {
  defaultSettings,
  freeLimit,
  limitCount,
  type LimitSettings,
  limitSeverities,
  type PointLimits,
} from '../../../core/settings/index.ts';
import { morning, withStatus } from '../../station/faults/faultSample.ts';

const dewPoint = '0-temperature-DEW_POINT';
const band: PointLimits = {
  ...freeLimit,
  ...{ point: 'networkPressure', hasLower: true, lower: 6, hasUpper: true, upper: 8, hysteresis: 0.2, delayS: 4 },
};
const settingsOf = (...taken: readonly PointLimits[]): LimitSettings => ({
  ...defaultSettings.limits,
  points: defaultSettings.limits.points.map((free, place) => taken[place] ?? free),
});
const pressure = (value: number | undefined): ReadonlyMap<string, LimitReading> =>
  new Map([['networkPressure', { quantity: 'pressure', input: undefined, value }]]);

describe('the bit of a violation', () => {
  it('has its severity, names its limit, and is that of no other', () => {
    const ids = Array.from({ length: limitCount }, (_, place) =>
      bounds.flatMap((bound) => limitSeverities.map((severity) => ({ place, bound, severity }))),
    ).flat();
    expect(ids.map((id) => limitOfBit(limitBit(id)))).toEqual(ids);
    expect(ids.map((id) => faultSeverity(limitBit(id)))).toEqual(ids.map(({ severity }) => severity));
    expect(new Set(ids.map(limitBit)).size).toBe(ids.length);
  });

  it('is none of a limit elsewhere', () => {
    for (const bit of [0, 15, 112, 1.5, 20.5, 64.5, NaN, -1]) expect(limitOfBit(bit)).toBeUndefined();
  });
});

describe('points that can have limits', () => {
  it('are the network pressure and every analog input, with what they measure', () => {
    const points = limitPoints(morning);
    expect(points.get('networkPressure')?.value).toBe(morning.master.systemPressureBar);
    expect(points.get(dewPoint)).toMatchObject({ quantity: 'temperature', input: { slot: 0, name: 'DEW_POINT' } });
    expect([...points.keys()].filter((id) => id.startsWith('1-'))).not.toEqual([]);
  });

  it('have no value where it is estimated, missing, or of a machine without communication', () => {
    expect(limitPoints(morning, ['systemPressureBar@0']).get('networkPressure')?.value).toBeUndefined();
    expect(
      limitPoints({ ...morning, master: { ...morning.master, systemPressureBar: NaN } }).get('networkPressure')?.value,
    ).toBeUndefined();
    const silent = limitPoints(withStatus(morning, 1, statusBit.communicationError));
    expect([...silent].filter(([id]) => id.startsWith('1-')).map(([, { value }]) => value)).not.toContainEqual(expect.any(Number));
    const valuesBeside = (of: ReturnType<typeof limitPoints>) =>
      [...of].filter(([id]) => !id.startsWith('1-')).map(([, { value }]) => value);
    expect(valuesBeside(silent)).toEqual(valuesBeside(limitPoints(morning)));
    expect(limitPoints(morning).get(dewPoint)?.value).toEqual(expect.any(Number));
    expect([...limitPoints(morning)].filter(([id]) => id.startsWith('1-')).map(([, { value }]) => value)).toContainEqual(
      expect.any(Number),
    );
  });
});

describe('watched limits', () => {
  it('are violated with the value of now and the limit that it passed, until it is over', () => {
    const watch = limitWatch();
    const taken = [7, 8.1, 8.3, 8.6, 8.4, 7.9, 7.8, 7.7, 7.6].map((value, i) => watch.take(2000 * i, pressure(value), settingsOf(band)));
    const violation = {
      place: 0,
      bound: 'upper',
      severity: 'warning',
      point: 'networkPressure',
      quantity: 'pressure',
      limit: 8,
      value: 8.6,
    };
    expect(taken.map((violations) => violations.length)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 0]);
    expect(taken[3]).toEqual([{ ...violation, bitIndex: 17, isSent: true }]);
    expect(taken[7]).toEqual([{ ...violation, value: 7.7, bitIndex: 17, isSent: true }]);
  });

  it('stay violated over a restart, also while nothing is measured, and not beyond', () => {
    const watch = limitWatch([17]);
    const counts = [undefined, 9, 9, 7, 7, 7].map((value, i) => watch.take(2000 * i, pressure(value), settingsOf(band)).length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 0]);
    expect(
      limitWatch([16])
        .take(0, pressure(9), settingsOf(band))
        .map(({ bound }) => bound),
    ).toEqual(['lower']);
    const changed = limitWatch([17]);
    expect(changed.take(0, pressure(9), settingsOf({ ...band, hasUpper: false }))).toEqual([]);
    expect(changed.take(2000, pressure(9), settingsOf(band))).toEqual([]);
  });

  it('begin from nothing at a place that gets another point', () => {
    const watch = limitWatch([17]);
    expect(watch.take(0, pressure(9), settingsOf(band))).toHaveLength(1);
    const moved = settingsOf({ ...band, point: dewPoint });
    expect(watch.take(2000, new Map([[dewPoint, { quantity: 'temperature', input: undefined, value: 30 }]]), moved)).toEqual([]);
  });

  it('never say that both limits of a point are violated by one value, and nothing of free places', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 15, noNaN: true }), { maxLength: 30 }), (values) => {
        const watch = limitWatch();
        const narrow = { ...band, delayS: 0, hysteresis: 0 };
        values.forEach((value, i) => {
          const violations = watch.take(2000 * i, pressure(value), settingsOf(narrow));
          expect(violations.map(({ bound }) => bound)).toEqual(value < 6 ? ['lower'] : value > 8 ? ['upper'] : []);
        });
      }),
    );
  });
});
