import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { frameThrottle } from '../../../../ui/charts/lineChart/frameThrottle.ts';
import { pauses } from '../../../../ui/charts/lineChart/pauses.ts';
import { throttle } from '../../../../ui/charts/lineChart/throttle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the tooltip', () => {
  const movedEveryMs = (stepMs: number, count: number) => {
    const seen: { readonly x: number; readonly atMs: number }[] = [];
    const { run, cancel } = throttle<number>((x) => seen.push({ x, atMs: Date.now() }), pauses.tooltipMs);
    for (let x = 0; x < count; x++) {
      run(x);
      jest.advanceTimersByTime(stepMs);
    }
    return { seen, cancel };
  };

  it('[ANA-7] follows the pointer at once, then every 32 ms, and ends where the pointer does', () => {
    const { seen } = movedEveryMs(8, 100);
    jest.advanceTimersByTime(1000);
    expect(seen[0]!.x).toBe(0);
    expect(seen.at(-1)!.x).toBe(99);
    const pausesMs = seen.slice(1).map(({ atMs }, i) => atMs - seen[i]!.atMs);
    expect(new Set(pausesMs)).toEqual(new Set([32]));
  });

  it('follows each move of a slow pointer', () => {
    expect(movedEveryMs(40, 10).seen.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('does not come back once it is cancelled', () => {
    const { seen, cancel } = movedEveryMs(1, 3);
    cancel();
    jest.advanceTimersByTime(1000);
    expect(seen.map(({ x }) => x)).toEqual([0]);
  });
});

describe('zoom and move', () => {
  let frames: ((atMs: number) => void)[];
  const { requestAnimationFrame: before } = globalThis;
  beforeEach(() => {
    frames = [];
    globalThis.requestAnimationFrame = (call) => frames.push(call);
  });
  afterEach(() => {
    globalThis.requestAnimationFrame = before;
  });
  const frameAt = (atMs: number) => {
    for (const call of frames.splice(0)) call(atMs);
  };

  it.each([60, 75, 120, 144, 240])('[ANA-7] happen at most every 16 ms on a screen of %i Hz, always with the last one', (hertz) => {
    const ran: { readonly step: number; readonly atMs: number }[] = [];
    const { run } = frameThrottle(pauses.zoomMs);
    for (let step = 0; step < 100; step++) {
      const atMs = (step * 1000) / hertz;
      run(() => ran.push({ step: -1, atMs }));
      run(() => ran.push({ step, atMs }));
      frameAt(atMs);
    }
    frameAt(1e6);
    expect(ran[0]!.step).toBe(0);
    expect(ran.at(-1)!.step).toBe(99);
    for (const [i, { atMs, step }] of ran.entries()) {
      expect(step).not.toBe(-1);
      if (i > 0 && i < ran.length - 1) expect(atMs - ran[i - 1]!.atMs).toBeGreaterThanOrEqual(16);
    }
    expect(ran.length).toBeGreaterThan(100 / (hertz / 60) / 2.5);
  });
});
