import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { advancePlant, demoPlant, type PlantConfig, plantSnapshot, type PlantState, startPlant } from '../../../../core/plant/index.ts';
import { plantFlows } from '../../../../core/plant/model/plantFlows.ts';
import { expectBalanced } from '../expectBalanced.ts';
import { after, quietPlant, simulated } from '../simulated.ts';

const anySeed = fc.integer();
const anyStart = fc.integer({ min: Date.UTC(1969, 0), max: Date.UTC(2100, 0) });
const anyStepS = fc.constantFrom(1, 2, 3, 5, 10);

const variants: readonly (readonly [string, PlantConfig])[] = [
  ['the demo plant', demoPlant],
  ['a plant to which nothing happens', quietPlant],
  ['a plant too weak for its demand', { ...demoPlant, machines: demoPlant.machines.slice(3, 4) }],
  ['a plant without machines', { ...demoPlant, machines: [] }],
  ['a plant with fixed-speed machines only', { ...demoPlant, machines: demoPlant.machines.filter(({ kind }) => kind === 'fixedScrew') }],
  ['a turbo alone', { ...demoPlant, machines: demoPlant.machines.filter(({ kind }) => kind === 'turbo') }],
  ['a plant with a small receiver', { ...demoPlant, receiverVolumeM3: 3 }],
];

describe('mass is conserved', () => {
  test.each(variants)('by %s, whatever the seed, the start, the duration and the step', (_name, config) => {
    fc.assert(
      fc.property(anySeed, anyStart, fc.double({ min: 0.01, max: 4, noNaN: true }), anyStepS, (seed, from, hours, stepS) => {
        after({ config, seed, from, hours, stepS });
      }),
      { numRuns: 15 },
    );
  });

  it('over nine days of two-second steps', () => {
    after({ from: '2025-03-25T12:00:00Z', hours: 9 * 24 });
  });

  it('in each single step', () => {
    let before: PlantState | undefined;
    for (const state of simulated({ from: '2025-11-12T04:00:00Z', hours: 1 })) {
      if (before !== undefined) expectBalanced(demoPlant, before, state);
      before = state;
    }
  });

  it('between the reported flows: counting each sample for its two seconds gives the volumes of the ledger', () => {
    let flowM3 = 0;
    let deliveryM3 = 0;
    let last: PlantState | undefined;
    for (const state of simulated({ config: quietPlant, from: '2025-11-12T04:00:00Z', hours: 6 })) {
      if (last !== undefined) {
        const { master } = plantSnapshot(quietPlant, last);
        flowM3 += master.volumeFlowM3min! / 30;
        deliveryM3 += master.deliveryVolumeM3min! / 30;
      }
      last = state;
    }
    const { usedM3, leakedM3, deliveredM3, blownOffM3 } = last!.air;
    expect(flowM3 / (usedM3 + leakedM3)).toBeCloseTo(1, 9);
    expect(deliveryM3 / (deliveredM3 - blownOffM3)).toBeCloseTo(1, 9);
  });
});

describe('a run', () => {
  it('repeats itself from the same seed and start', () => {
    fc.assert(
      fc.property(anySeed, anyStart, (seed, from) => {
        expect(JSON.stringify(after({ seed, from, hours: 0.5 }))).toBe(JSON.stringify(after({ seed, from, hours: 0.5 })));
      }),
      { numRuns: 5 },
    );
  });

  it('takes another course from another seed', () => {
    const used = [1, 2, 3].map((seed) => after({ seed, from: '2025-11-12T08:00:00Z', hours: 0.5 }).air.usedM3);
    expect(new Set(used).size).toBe(3);
  });

  it('goes on unchanged after its state was stored as JSON, at any moment', () => {
    fc.assert(
      fc.property(anySeed, anyStart, fc.integer({ min: 1, max: 600 }), (seed, from, steps) => {
        let kept = startPlant(demoPlant, { seed, atMs: from });
        for (let i = 0; i < steps; i++) kept = advancePlant(demoPlant, kept, 2);
        let restored = JSON.parse(JSON.stringify(kept)) as PlantState;
        for (let i = 0; i < 900; i++) {
          kept = advancePlant(demoPlant, kept, 2);
          restored = advancePlant(demoPlant, restored, 2);
        }
        expect(JSON.stringify(restored)).toBe(JSON.stringify(kept));
      }),
      { numRuns: 10 },
    );
  });

  it('leaves the state it came from as it was', () => {
    const state = startPlant(demoPlant, { seed: 1, atMs: Date.UTC(2025, 10, 12, 8) });
    const text = JSON.stringify(state);
    advancePlant(demoPlant, state, 2);
    expect(JSON.stringify(state)).toBe(text);
  });
});

describe('the network pressure', () => {
  const toleranceBar = 0.2;

  test.each([1, 2, 7, 10])('stays within 0.2 bar of the band for a week from the first hour on (seed %i)', (seed) => {
    const { lowBar, highBar } = demoPlant.band;
    const seen = { lowestBar: Infinity, highestBar: -Infinity, outsideS: 0 };
    const from = Date.UTC(2025, 9, 20, 8);
    for (const state of simulated({ seed, from, hours: 7 * 24 + 1 })) {
      if (state.atMs < from + 3_600_000) continue;
      const { networkPressureBar } = plantFlows(demoPlant, state);
      seen.lowestBar = Math.min(seen.lowestBar, networkPressureBar);
      seen.highestBar = Math.max(seen.highestBar, networkPressureBar);
      if (networkPressureBar < lowBar || networkPressureBar > highBar) seen.outsideS += 2;
    }
    expect(seen.lowestBar).toBeGreaterThan(lowBar - toleranceBar);
    expect(seen.highestBar).toBeLessThan(highBar + toleranceBar);
    expect(seen.outsideS / (7 * 86_400)).toBeLessThan(0.02);
  });

  it('falls, and never below ambient pressure, when there is no machine', () => {
    const config = { ...demoPlant, machines: [] };
    const { receiverPressureBar } = after({ config, from: '2025-11-12T08:00:00Z', hours: 12, stepS: 10 });
    expect(receiverPressureBar).toBeGreaterThan(0);
    expect(receiverPressureBar).toBeLessThan(0.1);
  });
});
