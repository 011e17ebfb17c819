import { describe, expect, it } from '@jest/globals';
import { changedPlant, demandWithLess, followingWithLess, type PlantChange } from '../../../core/replay/changedPlant.ts';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { fitPlant, meanFlowOf } from '../../../core/replay/fitPlant.ts';
import { type ReplayStudy, replayStudy } from '../../../core/replay/index.ts';
import { replayDraw } from '../../../core/replay/replayDraws.ts';
import type { Replayed, ReplayDemand, ReplayPlant } from '../../../core/replay/ReplayPlant.ts';
import { weeksOf } from '../../../core/replay/replayStudy.ts';
import { cyclingDays, volumeM3 } from './cyclingDays.ts';
import { studyWith } from './studies.ts';

/** Some days in each of the four weeks that draws replay, two in none of them. */
const dayNumbers = [0, 3, 7, 9, 15, 18, 26, 30];
const days = cyclingDays(dayNumbers);
const slotsPerDay = 8640;
const { question } = studyWith();
const leak = { low: 1.5, value: 2, high: 2.5 };
const known = { volumeM3, leakM3min: leak };

const done: number[] = [];
function studied(): ReplayStudy {
  const work = replayStudy(days, { ...question, known });
  for (;;) {
    const next = work.next();
    if (next.done !== true) done.push(next.value);
    else if (next.value.kind === 'none') throw new Error(next.value.reason);
    else return next.value;
  }
}
const study = studied();
const { demand, fit } = study;
const { plant, volumeM3: volume } = fit;
const count = demand.flowM3min.length;
const weeks = weeksOf(count);
const meanM3min = meanFlowOf(demand);

/** Energy of the drawn weeks. */
const weeksKWh = (of: ReplayPlant, needed: ReplayDemand, pressureOffsetBar = 0) =>
  weeks.map((part) => controlReplay(of, needed, { ...part, pressureOffsetBar }).energyKWh).reduce((a, b) => a + b);
/** All but its long trace. */
const briefly = ({ energyKWh, starts, deliveredM3, lowestBar, trace }: Replayed) => ({
  ...{ energyKWh, starts, deliveredM3, lowestBar, pressureBar: trace?.pressureBar[slotsPerDay * 3 + 20] },
});
const withLess = (of: ReplayPlant, lessM3min: number) => ({
  ...of,
  followingShare: followingWithLess(of.followingShare, lessM3min, meanM3min),
});

describe('a study of a plant', () => {
  it('has the fit of its days, and its demand replayed as it is', () => {
    const { demand: fittedDemand, ...fitted } = fitPlant(days, known) as Exclude<ReturnType<typeof fitPlant>, string>;
    expect([fit, demand.days]).toEqual([fitted, fittedDemand.days]);
    expect(briefly(study.replayed)).toEqual(briefly(controlReplay(plant, demand, { withTrace: true })));
    expect(study.baseline.energyKWh).toBe(study.replayed.energyKWh);
    expect(done).toEqual([0.5, 1]);
  });

  it('says of which days it is, and for which share of their range there is a demand', () => {
    const { fromMs, untilMs, coverage, days: dayCount } = study.ofDays;
    expect([fromMs, untilMs, dayCount]).toEqual([0, 31 * slotsPerDay * 10_000, days.length]);
    expect(coverage).toBeCloseTo((days.length * 3600) / (31 * 86_400), 9);
  });

  it('has the energy of four weeks, evenly over its days', () => {
    expect(study.energyKWh({})).toBeCloseTo(weeksKWh(plant, demand), 9);
    // two of the eight days are in none of them
    expect(study.energyKWh({}) / study.replayed.energyKWh).toBeCloseTo(6 / 8, 2);
  });

  it.each<[string, PlantChange]>([
    ['another band', { band: { lowBar: 6.4, highBar: 7.2 } }],
    ['another receiver', { volumeM3: 9 }],
  ])('has it with %s', (_, change) => {
    const changed = changedPlant(plant, change);
    expect(study.energyKWh(change)).toBeCloseTo(weeksKWh(changed, demand), 9);
    expect(briefly(study.replayedWith(change))).toEqual(briefly(controlReplay(changed, demand, { withTrace: true })));
    expect(study.energyKWh(change)).not.toBeCloseTo(study.energyKWh({}), 1);
  });

  it('has it with smaller leaks: less flow, of which a smaller share follows the pressure', () => {
    const change = { lessLeakM3min: { low: 0.5, value: 0.8, high: 1.4 } };
    const [less, needed] = [withLess(plant, 0.8), demandWithLess(demand, 0.8)];
    expect(less.followingShare).toBeLessThan(plant.followingShare);
    expect(study.energyKWh(change)).toBeCloseTo(weeksKWh(less, needed), 9);
    expect(briefly(study.replayedWith(change))).toEqual(briefly(controlReplay(less, needed, { withTrace: true })));
  });

  it.each([5, 31])('has it of draw %i, as it is and with a change, from the pressures of the draw', (number) => {
    const volumeShare = { low: volume.low / volume.value, value: 1, high: volume.high / volume.value };
    const draw = replayDraw({ fitted: fit.machines, volumeShare, followingShare: fit.followingShare }, number);
    const offBar = draw.pressureOffsetBar;
    expect(study.drawnKWh(number)).toBeCloseTo(weeksKWh(draw.plant(plant), demand, offBar), 9);
    expect(study.offsetKWh(number)).toBeCloseTo(weeksKWh(plant, demand, offBar), 9);
    const change = { volumeM3: 11 };
    expect(study.drawnWith(number, change)).toBeCloseTo(weeksKWh(draw.plant(changedPlant(plant, change)), demand, offBar), 9);
    const lessLeakM3min = { low: 0.5, value: 0.8, high: 1.4 };
    const less = draw.leakM3min(lessLeakM3min);
    const drawn = withLess(draw.plant(plant), less);
    expect(study.drawnWith(number, { lessLeakM3min })).toBeCloseTo(weeksKWh(drawn, demandWithLess(demand, less), offBar), 9);
  });
});
