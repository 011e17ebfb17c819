import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ReplayRun } from '../../../core/replay/ReplayRun.ts';
import type { ReplayMachine, ReplayPlant } from '../../../core/replay/ReplayPlant.ts';
import { usable } from '../../../core/replay/usable.ts';
import { plantOf, screw, trimmer, turbo } from './replayedPlants.ts';

const stepS = 2;
const stepsPerFlow = 150;

/** Runs a plant from 7 bar with all its machines on load; each flow is wanted for 5 min, and a fifth of it follows the pressure. */
function runOf(
  plant: ReplayPlant,
  flowsM3min: readonly number[],
  isQuietTaken: boolean,
): { readonly run: ReplayRun; readonly quiet: number } {
  const run = new ReplayRun(plant, stepS);
  const bits = plant.machines.reduce((all, { slot }) => all | (1 << slot), 0);
  run.receiverBar = 7;
  run.trendM3min = flowsM3min[0]!;
  run.machines.at(0, run.receiverBar, 0);
  run.machines.begin(bits, bits);
  run.machines.setOrder(usable(plant.machines, plant.order ?? [], 0));
  let quiet = 0;
  for (const flow of flowsM3min) {
    const usedPerBar = (0.2 * flow) / 8;
    const usedAt0M3min = flow - usedPerBar * 7;
    for (let left = stepsPerFlow; left > 0; left--) {
      const taken = isQuietTaken ? run.quietSteps(usedAt0M3min, usedPerBar, left) : 0;
      quiet += taken;
      left -= taken;
      if (left > 0) run.step(usedAt0M3min, usedPerBar);
    }
  }
  run.machines.at(run.nowS, run.receiverBar, run.barS);
  run.machines.end();
  return { run, quiet };
}

const resultOf = ({ run }: ReturnType<typeof runOf>) => {
  const { nowS, receiverBar, barS, deliveredM3min, blownOffM3min, usedM3min, lowestBar, sumKW, sumBar } = run;
  const sums = [nowS, receiverBar, barS, deliveredM3min, blownOffM3min, usedM3min, lowestBar, sumKW, sumBar];
  const machines = run.machines.results().flatMap(({ energyKWh, starts, loadS, noLoadS }) => [energyKWh, starts, loadS, noLoadS]);
  return [...sums, ...machines];
};

const second: ReplayMachine = { ...trimmer, slot: 3, fullM3min: 7.6, fullKW: 48 };
const stations: readonly (readonly [what: string, machines: readonly ReplayMachine[]])[] = [
  ['of one speed', [screw, { ...screw, slot: 3 }]],
  ['of which one trims', [screw, trimmer]],
  ['of which two are variable', [screw, trimmer, second]],
  ['with guide vanes', [turbo, trimmer, screw]],
  ['of which three are variable', [turbo, trimmer, second]],
];

describe('steps in which nothing is switched', () => {
  it.each(stations)('[GAIN-8] come to what single steps come to, with machines %s', (_, machines) => {
    const plants = fc.record({
      volumeM3: fc.double({ min: 4, max: 40, noNaN: true }),
      dropBarPerFlow2: fc.constantFrom(0, 8e-5),
      spanBar: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    });
    const flows = fc.array(
      fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
      { minLength: 6, maxLength: 24 },
    );
    fc.assert(
      fc.property(plants, flows, ({ spanBar, ...of }, wanted) => {
        const plant = plantOf(machines, { ...of, band: { lowBar: 6.8, highBar: 6.8 + spanBar } });
        const [single, quiet] = [runOf(plant, wanted, false), runOf(plant, wanted, true)];
        const [expected, found] = [resultOf(single), resultOf(quiet)];
        for (const [i, value] of expected.entries())
          expect(Math.abs(found[i]! - value)).toBeLessThanOrEqual(1e-8 * Math.max(1, Math.abs(value)));
      }),
      { numRuns: 40, seed: 20 },
    );
  });

  it('[GAIN-8] come to the same in a network of less than 0.5 bar, which uses no more than it is given', () => {
    const blower: ReplayMachine = { ...screw, slopePerBar: 0.01, minLoadS: 7200 };
    const plant = plantOf([blower], { band: { lowBar: 0.1, highBar: 0.4 } });
    const flows = [30, 30, 16, 15.5, 16, 14, 16, 15.6, 12, 15.8];
    const [expected, found] = [runOf(plant, flows, false), runOf(plant, flows, true)].map(resultOf);
    for (const [i, value] of expected!.entries()) expect(found![i]).toBeCloseTo(value, 6);
  });

  it.each([
    ['one speed, which are loaded and unloaded', [screw], 6, 0.5],
    ['which one trims', [screw, trimmer], 12, 0.98],
    ['which two are variable', [turbo, trimmer], 15, 0.99],
  ])('are most of all steps with machines of %s', (_, machines, middle, least) => {
    const flows = Array.from({ length: 48 }, (__, i) => middle + 0.6 * middle * Math.sin(i / 5));
    const { quiet } = runOf(plantOf(machines), flows, true);
    expect(quiet / (flows.length * stepsPerFlow)).toBeGreaterThan(least);
  });
});

it.each([
  [20.001, 1999],
  [20, 1999],
  [19.999, 1999],
  [7.126, 712],
  [0.004, 0],
  [-0.3, 0],
])('a step at %p bar counts for the hundredth of a bar that it is in, of 20 bar: for place %i', (bar, place) => {
  const run = new ReplayRun(plantOf([screw]), stepS);
  run.receiverBar = bar;
  run.step(0, 0);
  expect(run.pressureS).toHaveLength(2000);
  expect([...run.pressureS.entries()].filter(([, seconds]) => seconds !== 0)).toEqual([[place, stepS]]);
});

describe('a run that begins', () => {
  const begun = (barOf: number) => {
    const run = new ReplayRun(plantOf([screw]), stepS);
    [run.receiverBar, run.trendM3min] = [barOf, 30];
    run.machines.at(0, barOf, 0);
    run.machines.setOrder(usable([screw], [1], 0));
    return run;
  };

  it('has counted nothing: a step later that one step', () => {
    const run = begun(6.9);
    run.step(12, 0);
    const { nowS, barS, sumBar, sumKW, usedM3min, deliveredM3min, blownOffM3min, lowestBar } = run;
    expect({ nowS, barS, sumBar, sumKW, usedM3min, deliveredM3min, blownOffM3min, lowestBar }).toEqual({
      ...{ nowS: stepS, barS: 6.9 * stepS, sumBar: 6.9, sumKW: 0 },
      ...{ usedM3min: 12, deliveredM3min: 0, blownOffM3min: 0, lowestBar: 6.9 },
    });
  });

  it('has lost no machine: while the pressure is still in the band it starts none', () => {
    const run = begun(6.81);
    run.step(30, 0);
    expect(run.machines.starting).toBe(0);
    run.step(30, 0);
    expect(run.machines.starting).toBe(1);
  });
});
