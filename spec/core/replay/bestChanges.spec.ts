import { describe, expect, it } from '@jest/globals';
import { bestBand, bestOrder, fittingBand, neededVolume } from '../../../core/replay/index.ts';
import type { PlantChange } from '../../../core/replay/changedPlant.ts';
import type { ReplayBand } from '../../../core/replay/ReplayPlant.ts';
import type { ReplayStudy } from '../../../core/replay/replayStudy.ts';
import { screw } from './replayedPlants.ts';

const band: ReplayBand = { lowBar: 6.5, highBar: 7.1 };

/** Of a plant whose machines ran for so long, by the energy that a change needs. */
function studyOf(energyKWh: (change: PlantChange) => number, onLoadH: readonly number[] = [100, 100], more: Partial<ReplayStudy> = {}) {
  const machines = onLoadH.map((_, i) => ({ ...screw, slot: i + 1 }));
  const fitted = machines.map((machine, i) => ({ machine, onLoadH: onLoadH[i]! }));
  const fit = { plant: { band, machines }, machines: fitted, order: machines.map(({ slot }) => slot) };
  return { ...more, fit, energyKWh } as unknown as ReplayStudy;
}

/** What work comes to, and what it said of how much was done. */
function done<Result>(work: Generator<number, Result>) {
  const shares: number[] = [];
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone === true) return { result: value, shares };
    shares.push(value);
  }
}

/** The bands and orders that are tried. */
function triedBy(best: (study: ReplayStudy) => Generator<number, unknown>, onLoadH?: readonly number[]) {
  const tried: PlantChange[] = [];
  done(best(studyOf((change) => (tried.push(change), 100), onLoadH)));
  return tried.slice(1);
}

describe('the band that needs least', () => {
  it('is looked for from 0.2 bar above the lower set point to 0.3 bar wider, without that which there is', () => {
    const highest = triedBy(bestBand).map((change) => Math.round(change.band!.highBar * 1000) / 1000);
    expect(highest).toEqual([6.7, 6.8, 6.9, 7, 7.2, 7.3, 7.4]);
    expect(triedBy(bestBand).every((change) => change.band!.lowBar === 6.5)).toBe(true);
  });

  it('is the one with the least energy, and none where the plant as it is needs no more', () => {
    const farFrom = (bar: number) => studyOf(({ band: of = band }) => Math.abs(of.highBar - bar));
    const { result, shares } = done(bestBand(farFrom(6.92)));
    expect(result!.highBar).toBeCloseTo(6.9, 9);
    expect(shares.map((share) => Math.round(share * 7))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(done(bestBand(farFrom(7.12))).result).toBeUndefined();
    expect(done(bestBand(studyOf(() => 5))).result).toBeUndefined();
  });

  it.each([
    [0.1, [6.7, 6.8, 6.9]],
    [0.14, [6.7, 6.8, 6.9]],
    [0.36, [6.7, 6.8, 7, 7.1]],
    [0.34, [6.7, 6.9, 7, 7.1]],
    [0.8, [6.7, 6.8, 6.9, 7, 7.1, 7.2, 7.4, 7.5, 7.6]],
  ])(
    'is looked for by steps from the lower set point, none nearer than 0.05 bar to that which there is: %p bar wide',
    (width, expected) => {
      const tried: number[] = [];
      const study = studyOf((change) => (tried.push(change.band?.highBar ?? 0), 100));
      done(bestBand({ ...study, fit: { ...study.fit, plant: { ...study.fit.plant, band: { lowBar: 6.5, highBar: 6.5 + width } } } }));
      expect(tried.slice(1)).toEqual(expected.map((bar) => expect.closeTo(bar, 9)));
    },
  );
});

describe('the order that needs least', () => {
  it('is looked for among all orders of up to four machines that ran for 10 h, the others behind', () => {
    expect(triedBy(bestOrder, [50, 9, 10]).map(({ order }) => order)).toEqual([
      [1, 3, 2],
      [3, 1, 2],
    ]);
    expect(triedBy(bestOrder, [50, 40, 30, 20, 10])).toHaveLength(24);
    expect(triedBy(bestOrder, [50, 40, 30, 20, 10]).every(({ order }) => order!.at(-1) === 5)).toBe(true);
    expect(triedBy(bestOrder, [50, 9])).toEqual([]);
  });

  it('is the one with the least energy', () => {
    const study = studyOf(({ order = [1, 2, 3] }) => (order.join('') === '312' ? 1 : 2), [50, 50, 50]);
    expect(done(bestOrder(study)).result).toEqual([3, 1, 2]);
  });
});

describe('a lower band', () => {
  /** So many seconds below each hundredth of a bar; a lower band has as many of them lower. */
  const pressureS = (lowest: number) => Float64Array.from({ length: 2000 }, (_, i) => (i >= lowest && i < lowest + 60 ? 10 : 0));
  const studyWith = (lowestBar: number, moves: number) =>
    studyOf(() => 0, undefined, {
      replayed: { pressureS: pressureS(Math.round(lowestBar * 100)) },
      replayedWith: ({ band: of }: PlantChange) => ({
        pressureS: pressureS(Math.round((lowestBar - moves * (band.lowBar - of!.lowBar)) * 100)),
      }),
    } as unknown as Partial<ReplayStudy>);

  it('is as low as keeps the pressure above its limit, in steps of 0.1 bar', () => {
    const fitting = fittingBand(studyWith(6.5, 1), 6.25, 5)!;
    expect(fitting.steps).toBe(2);
    expect([fitting.band.lowBar, fitting.band.highBar]).toEqual([expect.closeTo(6.3, 9), expect.closeTo(6.9, 9)]);
    expect(fittingBand(studyWith(6.5, 1), 6.25, 1)!.steps).toBe(1);
  });

  it('is none where no step is allowed, and the lowest allowed where the pressure is far above its limit', () => {
    expect(fittingBand(studyWith(6.5, 1), 6, 0)).toBeUndefined();
    expect(fittingBand(studyWith(6.5, 1), 6, 3)!.steps).toBe(3);
  });

  it('is less low where the pressure follows it further, and none where one step is too much', () => {
    expect(fittingBand(studyWith(6.5, 2), 6.25, 5)!.steps).toBe(1);
    expect(fittingBand(studyWith(6.5, 3), 6.25, 5)).toBeUndefined();
    expect(fittingBand(studyWith(6.5, 1), 6.45, 5)).toBeUndefined();
  });
});

it('a receiver for cycles of two minutes holds what a quarter of the flow brings over the band', () => {
  expect(neededVolume(12, 2, { lowBar: 6.5, highBar: 7 })).toBeCloseTo(12, 9);
});
