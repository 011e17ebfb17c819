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

  it('are most of all steps', () => {
    const flows = Array.from({ length: 48 }, (_, i) => 12 + 8 * Math.sin(i / 5));
    const { quiet } = runOf(plantOf([screw, trimmer]), flows, true);
    expect(quiet / (flows.length * stepsPerFlow)).toBeGreaterThan(0.9);
  });
});
