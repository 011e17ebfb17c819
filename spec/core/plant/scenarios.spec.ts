import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  advancePlant,
  demoPlant,
  type PlantConfig,
  plantFaults,
  plantMaintenance,
  plantSnapshot,
  type PlantState,
  startPlant,
} from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { anyPlant } from './scenarios.ts';
import { after, simulated } from './simulated.ts';

const anyScenario = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) }).chain((from) =>
  fc.record({
    from: fc.constant(from),
    config: anyPlant(from),
    seed: fc.integer(),
    stepS: fc.constantFrom(1, 2, 5, 10),
  }),
);
const hours = 1;

describe('a plant with any machines, leaks and events', () => {
  it('conserves mass', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        after({ ...scenario, hours });
      }),
      { numRuns: 60 },
    );
  });

  it('goes on unchanged after its state was stored as JSON', () => {
    fc.assert(
      fc.property(anyScenario, fc.integer({ min: 1, max: 300 }), ({ config, seed, from, stepS }, steps) => {
        let kept = startPlant(config, { seed, atMs: from });
        for (let i = 0; i < steps; i++) kept = advancePlant(config, kept, stepS);
        let restored = JSON.parse(JSON.stringify(kept)) as PlantState;
        for (let i = 0; i < 300; i++) {
          kept = advancePlant(config, kept, stepS);
          restored = advancePlant(config, restored, stepS);
        }
        expect(JSON.stringify(restored)).toBe(JSON.stringify(kept));
      }),
      { numRuns: 20 },
    );
  });

  it('is the same when the scenario, too, was stored as JSON', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const config = JSON.parse(JSON.stringify(scenario.config)) as PlantConfig;
        expect(JSON.stringify(after({ ...scenario, config, hours }))).toBe(JSON.stringify(after({ ...scenario, hours })));
      }),
      { numRuns: 10 },
    );
  });

  it('reports finite values or missing ones, each message once, and keeps the shape of its state', () => {
    const shapeOf = (state: PlantState) => JSON.stringify(state, (_, value: unknown) => (typeof value === 'object' ? value : typeof value));
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const shape = shapeOf(startPlant(scenario.config, { seed: 0, atMs: 0 }));
        for (const state of simulated({ ...scenario, hours: 0.2 })) {
          if (state.atMs % 20_000 >= 10_000) continue;
          expect(shapeOf(state)).toBe(shape);
          JSON.stringify([plantSnapshot(scenario.config, state), plantMaintenance(scenario.config, state)], (key, value: unknown) => {
            if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}`);
            return value;
          });
          const faults = plantFaults(scenario.config, state).map(
            ({ source, bitIndex }) => (typeof source === 'number' ? 100 * source : 0) + bitIndex,
          );
          expect(faults).toEqual([...new Set(faults)].sort((a, b) => a - b));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the states of a scenario', () => {
  const fromMs = Date.UTC(2025, 10, 12, 8);
  const scenario = { config: demoPlant, seed: 3, fromMs, untilMs: fromMs + 9000, stepS: 2 };
  const times = (change: object) => [...plantStates({ ...scenario, ...change })].map(({ atMs }) => atMs - fromMs);

  it('go from its start to its end', () => {
    expect(times({})).toEqual([0, 2000, 4000, 6000, 8000]);
    expect([...plantStates(scenario)].at(-1)).toEqual(after({ seed: 3, from: fromMs, hours: 8 / 3600 }));
  });

  it.each([{ untilMs: fromMs - 1 }, { stepS: 0 }, { stepS: -2 }, { stepS: NaN }])('are the first one only for %p', (change) => {
    expect(times(change)).toEqual([0]);
  });
});
