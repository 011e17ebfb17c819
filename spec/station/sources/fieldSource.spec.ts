import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeviceNow, WiredPlant } from '../../../core/field/index.ts';
import { fieldSource } from '../../../station/sources/fieldSource.ts';
import { device, models, plant, reading, states } from '../../core/field/sample/smallPlant.ts';

const second = 1000;
/** Between two even seconds. */
const startMs = Date.parse('2026-11-20T06:00:00.700Z');
const wired: WiredPlant = { config: plant([device('k1', 'controller', { compressor: 1 })]), models };

describe('the source of a plant whose devices are asked', () => {
  let heardMs: () => number;
  let aheadMs: number;
  let times: number[];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ now: startMs });
    const steady = { nowMs: () => performance.now() };
    heardMs = steady.nowMs;
    aheadMs = 0;
    times = [];
    const now = (): Record<string, DeviceNow> => ({ k1: { readings: { stateBits: reading(states.load, heardMs()) }, cycleMs: undefined } });
    const source = fieldSource({ doors: { now }, wired: () => wired, clock: { nowMs: () => Date.now() + aheadMs }, steady });
    source.start(({ atMs }) => times.push(atMs));
    stop = () => source.stop();
  });
  afterEach(() => {
    stop();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  const evenSeconds = (count: number, fromMs = Math.ceil(startMs / 2000) * 2000) =>
    Array.from({ length: count }, (_, i) => fromMs + 2 * second * i);

  it('[FIELD-3] gives a sample at every even second of an hour, whenever its devices were read', () => {
    let late = 0;
    heardMs = () => performance.now() - (late = (late + 1700) % 6000);
    jest.advanceTimersByTime(3600 * second);
    expect(times).toEqual(evenSeconds(1800));
  });

  it('[FIELD-3] gives none while nothing answers but a last one, and goes on at an even second', () => {
    jest.advanceTimersByTime(60 * second);
    const diedMs = performance.now();
    heardMs = () => diedMs;
    jest.advanceTimersByTime(3600 * second);
    const silent = times.length;
    expect(silent).toBeLessThanOrEqual(30 + 4);
    heardMs = () => performance.now();
    jest.advanceTimersByTime(10 * second);
    expect(times.slice(silent)).toEqual(evenSeconds(5, Math.ceil((startMs + 3660 * second) / 2000) * 2000));
  });

  it('[FIELD-3] gives each moment once, also after its clock was set back', () => {
    jest.advanceTimersByTime(60 * second);
    aheadMs = -30 * second;
    jest.advanceTimersByTime(60 * second);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length).toBeGreaterThanOrEqual(43);
  });
});
