import { describe, expect, test } from '@jest/globals';
import { startPlant } from '../../../core/plant/index.ts';
import { plantFlows } from '../../../core/plant/model/plantFlows.ts';
import { once } from './scenarios.ts';
import { quietPlant, simulated } from './simulated.ts';

const { machines, band } = quietPlant;
const minuteMs = 60_000;
const toleranceBar = 0.2;

describe('a machine in load that trips on a working day', () => {
  const hours = ['2025-11-12T08:00:00Z', '2025-11-12T16:00:00Z', '2025-11-13T04:45:00Z'];
  const cases = machines.flatMap(({ index, name }) => hours.map((at) => [name, at, index] as const));

  test.each(cases)(
    '%s at %s: within a minute others can deliver what the network takes, and the pressure stays near the band',
    (_name, at, slot) => {
      const atMs = Date.parse(at);
      const position = machines.findIndex(({ index }) => index === slot);
      const config = { ...quietPlant, events: [once(atMs, 1800, { kind: 'machineFault', slot, fault: 'driveFault' })] };
      for (const seed of [1, 2, 5]) {
        const fromMs = atMs - 15 * minuteMs;
        expect(startPlant(config, { seed, atMs: fromMs }).schedule.on).toEqual([false]);
        let lowestBar = Infinity;
        for (const state of simulated({ config, seed, from: fromMs, hours: 0.5 })) {
          if (state.atMs < atMs) continue;
          lowestBar = Math.min(lowestBar, plantFlows(config, state).networkPressureBar);
          expect(state.machines[position]!.mode).toBe('ready');
          if (state.atMs !== atMs + minuteMs) continue;
          const canDeliverM3min = machines.reduce(
            (sum, { fullDeliveryM3min }, i) => sum + (state.machines[i]!.mode === 'load' ? fullDeliveryM3min : 0),
            0,
          );
          expect(canDeliverM3min).toBeGreaterThan(0.9 * state.flowTrendM3min);
        }
        expect(lowestBar).toBeGreaterThan(band.lowBar - toleranceBar);
      }
    },
  );

  test('is used again after the event', () => {
    const atMs = Date.parse(hours[0]!);
    const trimming = startPlant(quietPlant, { seed: 1, atMs: atMs - minuteMs }).order[0]!;
    const events = [once(atMs, 300, { kind: 'machineFault', slot: machines[trimming]!.index, fault: 'motorOverload' })];
    const config = { ...quietPlant, events };
    const loadedAtMs = [...simulated({ config, from: atMs - minuteMs, hours: 0.5 })]
      .filter((state) => state.machines[trimming]!.mode === 'load')
      .map((state) => state.atMs);
    expect(loadedAtMs.some((at) => at < atMs)).toBe(true);
    expect(loadedAtMs.some((at) => at >= atMs && at < atMs + 300_000)).toBe(false);
    expect(loadedAtMs.some((at) => at >= atMs + 300_000)).toBe(true);
  });
});
