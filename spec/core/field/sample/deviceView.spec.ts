import { describe, expect, it, test } from '@jest/globals';
import type { DeviceReadings, MissingReason } from '../../../../core/field/index.ts';
import { deviceView } from '../../../../core/field/sample/deviceView.ts';
import { device, models, reading, text, without } from './smallPlant.ts';

const k1 = device('k1', 'controller', { compressor: 1 });
const view = (readings: DeviceReadings | undefined, nowMs = 0, startedMs = 0, cycleMs?: number) =>
  deviceView(k1, models.controller, readings && { readings, cycleMs }, { nowMs, startedMs });

describe('a point of a device', () => {
  test.each([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
  ])('that is answered with exception %d is there: %p', (code, has) => {
    expect(view({ speed: without({ kind: 'exception', code }) }).has('speed')).toBe(has);
  });

  it('is there before it said anything, if the device’s model has it', () => {
    expect([view(undefined).has('speed'), view(undefined).has('power')]).toEqual([true, false]);
  });

  test.each<[MissingReason, boolean]>([
    [{ kind: 'exception', code: 9 }, false],
    [{ kind: 'exception', code: 10 }, true],
    [{ kind: 'exception', code: 11 }, true],
    [{ kind: 'exception', code: 12 }, false],
    [{ kind: 'invalidWord' }, false],
    [{ kind: 'timeout' }, true],
  ])('that is missing by %j says nothing any more: %p', (missing, isGone) => {
    expect(view({ speed: without(missing) }).isGone('speed')).toBe(isGone);
  });

  it('has its value and its raw number while it is fresh, and a text however old', () => {
    const readings = { speed: { ...reading(3000, 1000), raw: 30_000 }, serialNumber: text('S1', 1000) };
    const [fresh, old] = [view(readings, 7000), view(readings, 7001)];
    expect([fresh.value('speed'), fresh.raw('speed'), old.value('speed'), old.raw('speed')]).toEqual([3000, 30_000, undefined, undefined]);
    expect(view(readings, 9_000_000).text('serialNumber')).toBe('S1');
    expect(view({}).value('toString')).toBeUndefined();
  });

  it('is fresh for three rounds over its line', () => {
    const at = (nowMs: number) => view({ speed: reading(5) }, nowMs, 0, 3000).value('speed');
    expect([at(9000), at(9001)]).toEqual([5, undefined]);
  });
});

describe('a device', () => {
  it('that never said anything is silent once it could have answered', () => {
    const at = (nowMs: number) => {
      const seen = view(undefined, nowMs, 1000);
      return [seen.isSilent, seen.answers, seen.isGone('speed')];
    };
    expect([at(7000), at(7001)]).toEqual([
      [false, false, false],
      [true, false, true],
    ]);
  });

  it('that said something is silent as soon as nothing of it is heard any more', () => {
    const at = (nowMs: number) => view({ speed: reading(5), linePressure: reading(7, 2000) }, nowMs, nowMs);
    expect([at(8000), at(8001)].map(({ answers, isSilent }) => [answers, isSilent])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('is heard by its fastest points alone', () => {
    expect(view({ serviceLeft: reading(100) }, 6001).answers).toBe(false);
    expect(view({ serviceLeft: reading(100) }, 6000).answers).toBe(true);
  });
});
