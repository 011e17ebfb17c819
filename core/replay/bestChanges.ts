import { pressureStepBar as stepBar } from '../cost/index.ts';
import { unchanged } from './changedPlant.ts';
import { usable } from './usable.ts';
import { secondsBelow } from './outcomeOf.ts';
import type { ReplayBand } from './ReplayPlant.ts';
import { freeAirBar } from './replayRules.ts';
import type { ReplayStudy } from './replayStudy.ts';

/** A master that acts one machine at a time can't hold a narrower band. */
const narrowestBar = 0.2;
/** A band may be wider by so much; more is another pressure. */
const widerBar = 0.3;
/** Bands that are nearer are one. */
const sameBar = 0.05;
/** Of a step: less is missing by rounding alone. */
const roundingSteps = 1e-6;
/** Orders of more machines are too many to try. */
const orderedMachines = 4;
/** A machine that hardly ran has a rough model. */
const minOnLoadH = 10;

const moved = ({ lowBar, highBar }: ReplayBand, bar: number): ReplayBand => ({ lowBar: lowBar - bar, highBar: highBar - bar });

/** The change with the least energy of the drawn weeks; undefined where none has less than the plant as it is. */
function* least<Change>(
  study: ReplayStudy,
  candidates: readonly Change[],
  energyOf: (of: Change) => number,
): Generator<number, Change | undefined> {
  let [best, bestKWh]: [Change | undefined, number] = [undefined, study.energyKWh(unchanged)];
  for (const [i, candidate] of candidates.entries()) {
    yield i / candidates.length;
    const kWh = energyOf(candidate);
    if (kWh < bestKWh) [best, bestKWh] = [candidate, kWh];
  }
  return best;
}

/** Bands from the lower set point up, in steps of 0.1 bar, and the one of them that needs least; undefined where it is the one that there is. */
export function bestBand(study: ReplayStudy): Generator<number, ReplayBand | undefined> {
  const { lowBar, highBar } = study.fit.plant.band;
  const width = highBar - lowBar;
  const steps = Math.floor((width + widerBar - narrowestBar) / stepBar + roundingSteps);
  const bands = Array.from({ length: Math.max(0, steps + 1) }, (_, i) => ({ lowBar, highBar: lowBar + narrowestBar + i * stepBar }));
  return least(
    study,
    bands.filter((band) => Math.abs(band.highBar - highBar) >= sameBar),
    (band) => study.energyKWh({ band }),
  );
}

function permutations(of: readonly number[]): readonly (readonly number[])[] {
  return of.length < 2 ? [of] : of.flatMap((first) => permutations(of.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** All orders of up to four machines that ran, and the one of them that needs least; undefined where it is that of each day's log. */
export function bestOrder(study: ReplayStudy): Generator<number, readonly number[] | undefined> {
  const { plant, machines, order } = study.fit;
  const ran = order.filter((slot) => machines.some(({ machine, onLoadH }) => machine.slot === slot && onLoadH >= minOnLoadH));
  const first = ran.slice(0, orderedMachines);
  const rest = order.filter((slot) => !first.includes(slot));
  const byLoading = new Map(
    (first.length < 2 ? [] : permutations(first)).map((some) => {
      const all = [...some, ...rest];
      return [usable(plant.machines, all, 0).join(), all] as const;
    }),
  );
  return least(study, [...byLoading.values()], (all) => study.energyKWh({ order: all }));
}

/**
 * The band, lower by up to so many steps of 0.1 bar, with which the pressure is below the limit for no longer than it is now, and the steps;
 * undefined where even one step is too much.
 */
export function fittingBand(
  { fit, replayed, replayedWith }: ReplayStudy,
  limitBar: number,
  maxSteps: number,
): { readonly band: ReplayBand; readonly steps: number } | undefined {
  const belowS = secondsBelow(replayed, limitBar);
  let steps = 0;
  while (steps < maxSteps && secondsBelow(replayed, limitBar + steps * stepBar) <= belowS) steps++;
  for (; steps > 0; steps--) {
    const band = moved(fit.plant.band, steps * stepBar);
    if (secondsBelow(replayedWith({ band }), limitBar) <= belowS) return { band, steps };
  }
  return undefined;
}

/** Volume with which a machine of one speed cycles no faster than in `cycleMin`: p0 Q t / (4 band), m3. */
export const neededVolume = (fullM3min: number, cycleMin: number, { lowBar, highBar }: ReplayBand): number =>
  (freeAirBar * fullM3min * cycleMin) / (4 * (highBar - lowBar));
