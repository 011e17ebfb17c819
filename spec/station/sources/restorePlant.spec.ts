import { describe, expect, it } from '@jest/globals';
import { advancePlant, demoPlant, startPlant } from '../../../core/plant/index.ts';
import { advanceTo } from '../../../station/sources/advanceTo.ts';
import { freshPlant, lastSampleMs, restorePlant } from '../../../station/sources/restorePlant.ts';

const plant = { config: { ...demoPlant, zone: 'Europe/Berlin' }, seed: 1 };
const nowMs = Date.parse('2026-03-04T12:00:01Z');
const clock = { nowMs: () => nowMs };
const hour = 3_600_000;
const leftAt = (atMs: number) => startPlant(plant.config, { seed: 7, atMs });

describe('a simulated plant', () => {
  it.each([
    [0, 0],
    [1999, 0],
    [2000, 2000],
    [nowMs, nowMs - 1000],
  ])('has its latest sample up to %d at an even second, %d', (atMs, sampleMs) => {
    expect(lastSampleMs(atMs)).toBe(sampleMs);
  });

  it('that is new has been running for an hour', () => {
    expect(freshPlant(plant, nowMs)).toEqual(startPlant(plant.config, { seed: 1, atMs: nowMs - 1000 - hour }));
  });

  it.each([
    ['is gone on with that was left now', 0, true],
    ['is gone on with that was left nine days ago', 9 * 24 * hour, true],
    ['begins anew that was left longer ago', 9 * 24 * hour + 1, false],
    ['is gone on with that is a sample ahead', -2000, true],
    ['begins anew that is further ahead', -2001, false],
  ])('%s', async (_, gapMs, isGoneOn) => {
    const left = leftAt(nowMs - gapMs);
    expect(await restorePlant(plant, left, clock, AbortSignal.abort())).toEqual(isGoneOn ? left : freshPlant(plant, nowMs));
  });

  it('is where it would have been, sample by sample', async () => {
    const left = leftAt(nowMs - 1000 - 60 * 2000);
    let expected = left;
    for (let i = 0; i < 60; i++) expected = advancePlant(plant.config, expected, 2);
    expect(await restorePlant(plant, left, clock)).toEqual(expected);
    expect(expected.atMs).toBe(nowMs - 1000);
  });

  it('goes on to the last sample that is over, and no further than it is wanted', async () => {
    const times = async (untilMs: number, signal?: AbortSignal) => {
      const all: number[] = [];
      for await (const states of advanceTo(plant.config, leftAt(0), () => untilMs, signal)) all.push(...states.map(({ atMs }) => atMs));
      return all;
    };
    expect([await times(1999), await times(2000), await times(6001)]).toEqual([[], [2000], [2000, 4000, 6000]]);
    expect(await times(6001, AbortSignal.abort())).toEqual([]);
  });
});
