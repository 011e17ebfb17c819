import { afterEach, describe, expect, it } from '@jest/globals';
import { advancePlant, demoPlant, type PlantEvent, type PlantState, startPlant } from '../../../core/plant/index.ts';
import type { PlantSample, PlantSource } from '../../../core/ports/index.ts';
import { paceOf } from '../../../station/clock/Pace.ts';
import { nextSample } from '../../../station/sources/advanceTo.ts';
import { leftPlant } from '../../../station/sources/leftPlant.ts';
import { plantSample } from '../../../station/sources/plantSample.ts';
import { restorePlant } from '../../../station/sources/restorePlant.ts';
import { simulatedSource } from '../../../station/sources/simulatedSource.ts';
import { until } from '../until.ts';

const plant = { config: demoPlant, seed: 5 };
const startMs = Date.parse('2026-03-01T08:00:00Z');
const first = startPlant(demoPlant, { seed: 5, atMs: startMs });
const hourMs = 3_600_000;

/** The plant `steps` samples later. */
function later(steps: number): PlantState {
  let state = first;
  for (let i = 0; i < steps; i++) state = advancePlant(demoPlant, state, 2);
  return state;
}

/** A clock that starts with the plant, and can be set. */
function settableClock() {
  let offsetMs = startMs - performance.now();
  return { nowMs: () => performance.now() + offsetMs, forward: (ms: number) => (offsetMs += ms) };
}

const running: PlantSource[] = [];
afterEach(() => {
  for (const source of running.splice(0)) source.stop();
});

describe('the simulated plant in real time', () => {
  it('samples at every even second, goes through a stall without a gap, and is saved when it stops', async () => {
    const clock = settableClock();
    const saved: PlantState[] = [];
    const times: number[] = [];
    const source = simulatedSource({ plant, state: first, pace: { clock, speed: 1 }, save: (state) => saved.push(state) });
    running.push(source);
    source.start(({ atMs }) => {
      expect(atMs).toBeLessThanOrEqual(clock.nowMs());
      times.push(atMs);
    });
    expect(times[0]).toBe(startMs);
    clock.forward(20_000);
    await until('the stall is over', () => times.length > 11);
    source.stop();
    expect(times).toEqual(times.map((_, i) => startMs + i * 2000));
    expect(saved).toEqual([later(times.length - 1)]);
    const count = times.length;
    clock.forward(20_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(times).toHaveLength(count);
  });

  it("[CARE-1] begins a part's interval again when that is asked for, also while a long stall is made up for, and keeps it at once", async () => {
    const clock = settableClock();
    const saved: PlantState[] = [];
    let remainingH: number | undefined;
    let last = startMs;
    const { index, component, intervalH } = plantSample(demoPlant, first).maintenance[0]!;
    const source = simulatedSource({ plant, state: first, pace: { clock, speed: 1 }, save: (state) => saved.push(state) });
    running.push(source);
    source.start(({ atMs, maintenance }) => {
      last = atMs;
      remainingH = maintenance[0]!.remainingH;
    });
    expect(source.setRemaining!({ index: 10, component }, 1)).toBe(false);
    expect(source.setRemaining!({ index, component }, intervalH!)).toBe(true);
    expect(plantSample(demoPlant, saved.at(-1)!).maintenance[0]!.remainingH).toBeCloseTo(intervalH!, 6);
    clock.forward(hourMs);
    await until('the stall is being made up for', () => last > startMs || saved.length > 0);
    source.setRemaining!({ index, component }, 7);
    await until('the stall is over', () => last >= startMs + hourMs - 2000);
    expect(remainingH).toBeGreaterThan(5.9);
    expect(remainingH).toBeLessThanOrEqual(7);
  });

  it('skips a long sleep of the machine, and is where it would have been', async () => {
    const clock = settableClock();
    const snapshots: PlantSample[] = [];
    const source = simulatedSource({ plant, state: first, pace: { clock, speed: 1 }, save: () => undefined });
    clock.forward(hourMs + 500);
    running.push(source);
    source.start((snapshot) => snapshots.push(snapshot));
    await until('a sample after the sleep', () => snapshots.length > 1);
    source.stop();
    // how late the sample comes is up to the machine
    const steps = (snapshots[1]!.atMs - startMs) / 2000;
    expect(steps).toBeGreaterThan(hourMs / 2000);
    expect(snapshots[1]).toEqual(plantSample(demoPlant, later(steps)));
  });
});

describe('a fast plant', () => {
  it('samples as often in a second as its clock has even seconds, each once', async () => {
    const clock = settableClock();
    const pace = paceOf(clock, 100);
    const times: number[] = [];
    const source = simulatedSource({ plant, state: first, pace, save: () => undefined });
    running.push(source);
    source.start(({ atMs }) => times.push(atMs));
    await until('30 s of the plant', () => times.length > 15);
    source.stop();
    expect(times).toEqual(times.map((_, i) => startMs + i * 2000));
    expect(times.at(-1)!).toBeLessThanOrEqual(pace.clock.nowMs());
  });

  it('waits for nothing more once who hears a sample has stopped it', () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const pace = { clock: settableClock(), speed: 1 };
    const source = simulatedSource({ plant, state: first, pace, save: () => undefined });
    const before = timers();
    source.start(() => source.stop());
    expect(timers()).toBe(before);
    source.start(() => undefined);
    expect(timers()).toBe(before + 1);
    source.stop();
    expect(timers()).toBe(before);
  });

  it('has a clock that goes on from the present', () => {
    const clock = { nowMs: () => now };
    let now = 1000;
    const fast = paceOf(clock, 60).clock;
    now += 500;
    expect(fast.nowMs()).toBe(1000 + 30_000);
    expect(paceOf(clock, 1).clock).toBe(clock);
  });
});

describe('the simulated plant after a restart', () => {
  const clockAt = (nowMs: number) => ({ nowMs: () => nowMs });

  it('is where it would have been', async () => {
    expect(await restorePlant(plant, first, clockAt(startMs + hourMs + 999))).toEqual(later(1800));
  });

  it.each([
    ['ten days later', 240 * hourMs],
    ['before it was left', -hourMs],
  ])('begins again %s, an hour before now', async (_what, gapMs) => {
    const nowMs = startMs + gapMs;
    const state = await restorePlant(plant, later(10), clockAt(nowMs));
    const fresh = await restorePlant(plant, startPlant(demoPlant, { seed: 5, atMs: nowMs - hourMs }), clockAt(nowMs));
    expect([state.atMs, state]).toEqual([nowMs, fresh]);
  });

  it('is not taken from a state of another shape', () => {
    const saved = JSON.parse(JSON.stringify(later(100))) as PlantState;
    expect(leftPlant(saved, plant)).toMatchObject({ atMs: saved.atMs, machines: saved.machines });
    for (const other of [
      { ...saved, order: undefined },
      { ...saved, more: 1 },
      { ...saved, machines: saved.machines.slice(1) },
      { ...saved, atMs: null },
      { ...saved, schedule: undefined },
    ]) {
      expect(leftPlant(other as unknown as PlantState, plant)).toBeUndefined();
    }
  });

  it('goes on as it was left under further events, each of which begins in its time, and without them', () => {
    const saved = later(100);
    const offAtMs = saved.atMs + 4000;
    const off: PlantEvent = { begins: { rule: 'once', atMs: offAtMs }, durationS: 600, effect: { kind: 'switchedOff', slot: 1 } };
    const config = { ...demoPlant, events: [...demoPlant.events, off] };
    const left = leftPlant(saved, { ...plant, config })!;
    expect({ ...left, schedule: undefined }).toEqual({ ...saved, schedule: undefined });
    const [before, at] = [2, 4].map((s) => Array.from({ length: s / 2 }).reduce<PlantState>((state) => nextSample(config, state), left));
    expect([before!, at!].map(({ schedule }) => schedule.on.at(-1))).toEqual([false, true]);
    const without = leftPlant(at!, plant)!;
    expect(without.schedule.on).toEqual(at!.schedule.on.slice(0, -1));
    expect(without.machines).toEqual(at!.machines);
  });
});
