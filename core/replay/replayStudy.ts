import { slotMs } from '../dayDetail/index.ts';
import { quantile, type Spread } from '../estimate/index.ts';
import { remembered } from '../records/index.ts';
import { rateClock, type RateTable } from '../tariff/index.ts';
import { msPerDay, msPerSecond, type TimeRange } from '../time/index.ts';
import { changedPlant, demandWithLess, followingWithLess, type PlantChange, unchanged } from './changedPlant.ts';
import { controlReplay } from './controlReplay.ts';
import { fitPlant, type LoggedPlantDay, meanFlowOf, type PlantFit } from './fitPlant.ts';
import { outcomeOf } from './outcomeOf.ts';
import { replayDraw } from './replayDraws.ts';
import { type ReplayGate, replayGate } from './replayGate.ts';
import type { Replayed, ReplayBand, ReplayDemand, ReplayPlant } from './ReplayPlant.ts';
import { savedAmount } from './replaySums.ts';
import { stateReplay } from './stateReplay.ts';
import type { ControlWhatIf, NoWhatIf, ReplayOutcome, SameService, StateWhatIf, StudyQuestion } from './WhatIfAnswer.ts';

/** A plant as it is, which changes are tried on. */
export interface ReplayStudy {
  readonly kind: 'study';
  readonly question: StudyQuestion;
  readonly days: readonly LoggedPlantDay[];
  readonly fit: PlantFit;
  readonly demand: ReplayDemand;
  readonly replayed: Replayed;
  readonly gate: ReplayGate;
  readonly baseline: ReplayOutcome;
  readonly ofDays: TimeRange & { readonly days: number; readonly coverage: number };
  /** The whole demand with a change. */
  readonly replayedWith: (change: PlantChange) => Replayed;
  /** Energy of the drawn weeks with a change, from the fitted plant and the logged pressures, kWh. */
  readonly energyKWh: (change: PlantChange) => number;
  /** The same as it is, of a draw by its number. */
  readonly drawnKWh: (draw: number) => number;
  /** As it is, with the pressures of a draw alone. */
  readonly offsetKWh: (draw: number) => number;
  /** With a change, of a draw. */
  readonly drawnWith: (draw: number, change: PlantChange) => number;
}

const draws = 32;
const offsetDraws = 8;
const drawnWeeks = 4;
const daysPerWeek = 7;
const level = 0.9;
const normal90 = 1.645;
const slotsPerWeek = (daysPerWeek * msPerDay) / slotMs;

/** Slots of a demand. */
interface Part {
  readonly from: number;
  readonly until: number;
}

/** Weeks of the demand, evenly over it; all of it where it is not longer. */
export function weeksOf(count: number): readonly Part[] {
  if (count <= drawnWeeks * slotsPerWeek) return [{ from: 0, until: count }];
  const spacing = (count - slotsPerWeek) / (drawnWeeks - 1);
  return Array.from({ length: drawnWeeks }, (_, i) => Math.round(i * spacing)).map((from) => ({ from, until: from + slotsPerWeek }));
}

/** Fits a plant and replays it as it is. Yields how much is done, 0..1. */
export function* replayStudy(days: readonly LoggedPlantDay[], question: StudyQuestion): Generator<number, ReplayStudy | NoWhatIf> {
  const fitted = fitPlant(days, question.known);
  if (typeof fitted === 'string') return { kind: 'none', reason: fitted, days: days.length };
  yield 0.5;
  const { demand, ...fit } = fitted;
  const { plant } = fit;
  const count = demand.flowM3min.length;
  const replayed = controlReplay(plant, demand, { withTrace: true });
  const weeks = weeksOf(count);
  const volumeShare = {
    low: fit.volumeM3.low / fit.volumeM3.value,
    value: 1,
    high: fit.volumeM3.high / fit.volumeM3.value,
  };
  const drawOf = remembered((number: number) =>
    replayDraw({ fitted: fit.machines, volumeShare, followingShare: fit.followingShare }, number),
  );
  const energyOf = (of: ReplayPlant, needed: ReplayDemand, pressureOffsetBar: number) =>
    weeks.reduce((all, part) => all + controlReplay(of, needed, { ...part, pressureOffsetBar }).energyKWh, 0);
  const meanM3min = meanFlowOf(demand);
  const withLess = (of: ReplayPlant, lessM3min: number): readonly [ReplayPlant, ReplayDemand] => [
    { ...of, followingShare: followingWithLess(of.followingShare, lessM3min, meanM3min) },
    demandWithLess(demand, lessM3min),
  ];
  const changed = (change: PlantChange) => withLess(changedPlant(plant, change), change.lessLeakM3min?.value ?? 0);
  yield 1;
  return {
    kind: 'study',
    ...{ question, days, fit, demand, replayed },
    gate: replayGate(replayed, demand, days),
    baseline: outcomeOf(replayed, demand.fromMs, question.limitBar),
    ofDays: {
      ...{ fromMs: demand.fromMs, untilMs: demand.fromMs + count * slotMs, days: days.length },
      coverage: replayed.countedS / ((count * slotMs) / msPerSecond),
    },
    replayedWith: (change) => controlReplay(...changed(change), { withTrace: true }),
    energyKWh: remembered((change) => energyOf(...changed(change), 0)),
    drawnKWh: remembered((number) => energyOf(drawOf(number).plant(plant), demand, drawOf(number).pressureOffsetBar)),
    offsetKWh: remembered((number) => energyOf(plant, demand, drawOf(number).pressureOffsetBar)),
    drawnWith(number, change) {
      const draw = drawOf(number);
      const less = change.lessLeakM3min === undefined ? 0 : draw.leakM3min(change.lessLeakM3min);
      return energyOf(...withLess(draw.plant(changedPlant(plant, change)), less), draw.pressureOffsetBar);
    },
  };
}

function serviceOf({ belowLimitS: before }: ReplayOutcome, { belowLimitS: after }: ReplayOutcome): SameService {
  if (before === undefined || after === undefined) return 'unknown';
  return after > before ? 'notSame' : 'same';
}

/** The least change of a band's width that is one. */
const widthBar = 0.06;
const isOtherWidth = (before: ReplayBand, after: ReplayBand | undefined) =>
  after !== undefined && Math.abs(after.highBar - after.lowBar - (before.highBar - before.lowBar)) > widthBar;

/** Whether no part of a change is given. */
const isNothing = (change: PlantChange) =>
  Object.values(change).every((part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0));

/** The middle of the new band over that of the old one. */
const middleMoved = (before: ReplayBand, after: ReplayBand | undefined) =>
  after === undefined ? 0 : (after.lowBar - before.lowBar + (after.highBar - before.highBar)) / 2;

/** What logged states alone would have cost with a change. */
function statesWith({ days, fit, gate, baseline, ofDays }: ReplayStudy, change: PlantChange): StateWhatIf {
  const { band, runOnS, ...others } = change;
  const pressureBar = middleMoved(fit.plant.band, band);
  const state = stateReplay(days, fit.machines, fit.followingShare, { pressureBar, runOnS });
  const leavesOut = !isNothing(others) || isOtherWidth(fit.plant.band, band);
  return { kind: 'state', ...ofDays, fitted: fit, gate, baseline, state, leavesOut };
}

/** Tries a change on a plant; yields how much is done, 0..1. */
export function* triedChange(study: ReplayStudy, change: PlantChange): Generator<number, ControlWhatIf | StateWhatIf> {
  const { fit, demand, replayed, gate, baseline, ofDays, question } = study;
  if (!gate.passed) return statesWith(study, change);
  const { prices, co2, zone, limitBar } = question;
  const of = { kind: 'control', ...ofDays, fitted: fit, gate, baseline } as const;
  const amountsOf = (after: Replayed, savingKWh: Spread) => {
    const at = (rates: RateTable) => savedAmount(replayed, after, savingKWh, demand.fromMs, rateClock(rates, zone));
    return { cost: at(prices), co2Kg: at(co2) };
  };
  if (isNothing(change)) {
    const none = { value: 0, low: 0, high: 0 };
    const rest = { ...amountsOf(replayed, none), savingKWh: none, jitterKWh: 0, isDifference: false } as const;
    return { ...of, changed: baseline, ...rest, service: serviceOf(baseline, baseline) };
  }
  const replayedAfter = study.replayedWith(change);
  const changed = outcomeOf(replayedAfter, demand.fromMs, limitBar);
  const value = baseline.energyKWh - changed.energyKWh;
  const central = study.energyKWh(unchanged);
  const centralShare = (central - study.energyKWh(change)) / central;
  const all = draws + offsetDraws / 2;
  const shares: number[] = [];
  for (let i = 0; i < draws; i++) {
    yield i / all;
    const before = study.drawnKWh(i);
    shares.push((before - study.drawnWith(i, change)) / before);
  }
  let squares = 0;
  for (let i = 0; i < offsetDraws; i++) {
    yield (draws + i / 2) / all;
    squares += (study.offsetKWh(draws + i) / central - 1) ** 2;
  }
  yield 1;
  const offBy = (share: number) => (quantile(shares, share)! - centralShare) * baseline.energyKWh;
  const [low, high] = [offBy((1 - level) / 2), offBy((1 + level) / 2)];
  const savingKWh = { value, low: Math.min(value, value + low), high: Math.max(value, value + high) };
  const jitterKWh = normal90 * Math.sqrt(squares / offsetDraws) * baseline.energyKWh;
  return {
    ...of,
    changed,
    ...amountsOf(replayedAfter, savingKWh),
    ...{ savingKWh, jitterKWh },
    isDifference: Math.abs(value) > 2 * jitterKWh && savingKWh.low * savingKWh.high > 0,
    service: serviceOf(baseline, changed),
  };
}
