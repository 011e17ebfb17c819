import { slotMs } from '../dayDetail/index.ts';
import { quantile, type Spread } from '../estimate/index.ts';
import { rateClock, type RateTable } from '../tariff/index.ts';
import { msPerDay, msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';
import { changedPlant, type PlantChange } from './changedPlant.ts';
import { controlReplay } from './controlReplay.ts';
import { fitPlant, type LoggedPlantDay, type NoReplayReason, type PlantFit, type PlantKnowledge } from './fitPlant.ts';
import { replayDraw } from './replayDraws.ts';
import { type ReplayGate, replayGate } from './replayGate.ts';
import { type MachineReplayed, pressureStepBar, type Replayed, type ReplayBand, type ReplayPlant } from './ReplayPlant.ts';
import { durationOf, type SavedAmount, savedAmount } from './replaySums.ts';
import { stateReplay, type StateReplayed } from './stateReplay.ts';

/** What is asked of a log. */
export interface WhatIfQuestion {
  readonly change: PlantChange;
  readonly known: PlantKnowledge;
  /** Network pressure that consumers need, bar gauge. */
  readonly limitBar?: number | undefined;
  /** What energy costs, by the clock of the plant's zone (IANA name). */
  readonly prices: RateTable;
  /** What it emits, kg. */
  readonly co2: RateTable;
  readonly zone: string;
}

/** What one of the two replays came to. */
export interface ReplayOutcome {
  readonly energyKWh: number;
  readonly starts: number;
  readonly machines: readonly MachineReplayed[];
  readonly blownOffM3: number;
  readonly lowestBar: number;
  /** Time below the limit; undefined without one. */
  readonly belowLimitS: number | undefined;
  /** Mean power of hours, the highest first, at even shares of them from 0 to 1. */
  readonly durationKW: Float64Array;
  /** Of the last week, means of quarter hours. */
  readonly week: WeekStrip;
}

export interface WeekStrip {
  readonly fromMs: number;
  readonly powerKW: Float32Array;
  readonly pressureBar: Float32Array;
}

/** Whether what is supplied stays: longer below the limit than before is another service, which has no saving. */
export const sameServices = ['same', 'notSame', 'unknown'] as const;
export type SameService = (typeof sameServices)[number];

interface OfDays extends TimeRange {
  readonly days: number;
  /** Share of the range with a demand, 0..1. */
  readonly coverage: number;
}

/** A plant that can't be replayed. */
export interface NoWhatIf {
  readonly kind: 'none';
  readonly reason: NoReplayReason;
  readonly days: number;
}

/** A replay of the control, behind a passed gate. */
export interface ControlWhatIf extends OfDays {
  readonly kind: 'control';
  readonly fitted: PlantFit;
  readonly gate: ReplayGate;
  readonly baseline: ReplayOutcome;
  readonly changed: ReplayOutcome;
  /** Undefined where an hour with energy has no price. */
  readonly cost: SavedAmount | undefined;
  /** Likewise, kg. */
  readonly co2Kg: SavedAmount | undefined;
  /** Baseline less changed, kWh, with the interval of 90 %; no saving where the service is not the same. */
  readonly savingKWh: Spread;
  /** What chance in the starts alone makes of it. */
  readonly jitterKWh: number;
  /** More than twice the jitter, with an interval that leaves 0 out. */
  readonly isDifference: boolean;
  readonly service: SameService;
}

/** What a changed cost of the logged states came to, where a replay of the control doesn't meet the log. */
export interface StateWhatIf extends OfDays {
  readonly kind: 'state';
  readonly fitted: PlantFit;
  readonly gate: ReplayGate;
  readonly baseline: ReplayOutcome;
  readonly state: StateReplayed;
  /** Whether the change has parts, the width of the band among them, that only a replay of the control could say. */
  readonly leavesOut: boolean;
}

/** What a change comes to, by the way that the log allows. */
export type WhatIf = NoWhatIf | ControlWhatIf | StateWhatIf;

const draws = 32;
const offsetDraws = 8;
const drawnWeeks = 4;
const daysPerWeek = 7;
const level = 0.9;
const normal90 = 1.645;
const slotsPerWeek = (daysPerWeek * msPerDay) / slotMs;
const stripMinutes = 15;
const slotsPerStrip = (stripMinutes * msPerMinute) / slotMs;

interface Part {
  readonly from: number;
  readonly until: number;
}

/** Weeks of the demand, evenly over it; all of it where it is not longer. */
function weeksOf(count: number): readonly Part[] {
  if (count <= drawnWeeks * slotsPerWeek) return [{ from: 0, until: count }];
  const spacing = (count - slotsPerWeek) / (drawnWeeks - 1);
  return Array.from({ length: drawnWeeks }, (_, i) => Math.round(i * spacing)).map((from) => ({ from, until: from + slotsPerWeek }));
}

function meansOf(column: Float32Array): Float32Array {
  const means = new Float32Array(Math.ceil(column.length / slotsPerStrip));
  for (let i = 0; i < means.length; i++) {
    const known = column.subarray(i * slotsPerStrip, (i + 1) * slotsPerStrip).filter((value) => !Number.isNaN(value));
    means[i] = known.reduce((sum, value) => sum + value, 0) / known.length;
  }
  return means;
}

function outcomeOf(replayed: Replayed, fromMs: number, limitBar: number | undefined): ReplayOutcome {
  const { energyKWh, starts, machines, blownOffM3, lowestBar, trace, pressureS } = replayed;
  const from = Math.max(0, trace!.powerKW.length - slotsPerWeek);
  return {
    energyKWh,
    starts,
    machines,
    blownOffM3,
    lowestBar,
    belowLimitS:
      limitBar === undefined
        ? undefined
        : pressureS.subarray(0, Math.max(0, Math.round(limitBar / pressureStepBar))).reduce((all, seconds) => all + seconds, 0),
    durationKW: durationOf(replayed),
    week: {
      fromMs: fromMs + from * slotMs,
      powerKW: meansOf(trace!.powerKW.subarray(from)),
      pressureBar: meansOf(trace!.pressureBar.subarray(from)),
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
  after === undefined ? 0 : (after.lowBar + after.highBar - before.lowBar - before.highBar) / 2;

/**
 * What a plant would have needed with a change: the demand of its log, replayed as it is and changed, the one less the other. Yields how much is
 * done, 0..1. An unchanged plant saves exactly nothing. Where the replay as it is misses the log, only what logged states cost is changed.
 */
export function* whatIf(
  days: readonly LoggedPlantDay[],
  { change, known, limitBar, prices, co2, zone }: WhatIfQuestion,
): Generator<number, WhatIf> {
  const fit = fitPlant(days, known);
  if (typeof fit === 'string') return { kind: 'none', reason: fit, days: days.length };
  const { demand, ...fitted } = fit;
  const { plant } = fit;
  const count = demand.flowM3min.length;
  const weeks = weeksOf(count);
  const weekSlots = weeks.reduce((all, { from, until }) => all + until - from, 0);
  const total = 3 * count + (2 * draws + offsetDraws) * weekSlots;
  let done = count;
  yield done / total;

  const replayed = controlReplay(plant, demand, { withTrace: true });
  done += count;
  yield done / total;
  const gate = replayGate(replayed, demand, days);
  const baseline = outcomeOf(replayed, demand.fromMs, limitBar);
  const untilMs = demand.fromMs + count * slotMs;
  const ofDays = { fromMs: demand.fromMs, untilMs, days: days.length, coverage: replayed.countedS / ((count * slotMs) / msPerSecond) };
  if (!gate.passed) {
    const { band, runOnS, ...others } = change;
    const pressureBar = middleMoved(plant.band, band);
    const state = stateReplay(days, fit.machines, fit.followingShare, { pressureBar, runOnS });
    const leavesOut = !isNothing(others) || isOtherWidth(plant.band, band);
    return { kind: 'state', ...ofDays, fitted, gate, baseline, state, leavesOut };
  }
  const amountsOf = (after: Replayed, savingKWh: Spread) => {
    const at = (rates: RateTable) => savedAmount(replayed, after, savingKWh, demand.fromMs, rateClock(rates, zone));
    return { cost: at(prices), co2Kg: at(co2) };
  };
  if (isNothing(change)) {
    const none = { value: 0, low: 0, high: 0 };
    const rest = { ...amountsOf(replayed, none), savingKWh: none, jitterKWh: 0, isDifference: false } as const;
    return { kind: 'control', ...ofDays, fitted, gate, baseline, changed: baseline, ...rest, service: serviceOf(baseline, baseline) };
  }
  const after = changedPlant(plant, change);
  const replayedAfter = controlReplay(after, demand, { withTrace: true });
  const changed = outcomeOf(replayedAfter, demand.fromMs, limitBar);
  done += count;
  yield done / total;

  const volumeShare = {
    low: fit.volumeM3.low / fit.volumeM3.value,
    value: 1,
    high: fit.volumeM3.high / fit.volumeM3.value,
  };
  const energyOf = (of: ReplayPlant, pressureOffsetBar: number) =>
    weeks.reduce((all, part) => all + controlReplay(of, demand, { ...part, pressureOffsetBar }).energyKWh, 0);
  const central = energyOf(plant, 0);
  const value = baseline.energyKWh - changed.energyKWh;
  const centralShare = (central - energyOf(after, 0)) / central;
  const shares: number[] = [];
  for (let i = 0; i < draws; i++) {
    const draw = replayDraw({ fitted: fit.machines, volumeShare, followingShare: fit.followingShare }, i);
    const before = energyOf(draw.plant(plant), draw.pressureOffsetBar);
    shares.push((before - energyOf(draw.plant(after), draw.pressureOffsetBar)) / before);
    done += 2 * weekSlots;
    yield Math.min(1, done / total);
  }
  let squares = 0;
  for (let i = 0; i < offsetDraws; i++) {
    const { pressureOffsetBar } = replayDraw({ fitted: fit.machines, volumeShare, followingShare: fit.followingShare }, draws + i);
    squares += (energyOf(plant, pressureOffsetBar) / central - 1) ** 2;
    done += weekSlots;
    yield Math.min(1, done / total);
  }
  const offBy = (share: number) => (quantile(shares, share)! - centralShare) * baseline.energyKWh;
  const [low, high] = [offBy((1 - level) / 2), offBy((1 + level) / 2)];
  const savingKWh = { value, low: Math.min(value, value + low), high: Math.max(value, value + high) };
  const jitterKWh = normal90 * Math.sqrt(squares / offsetDraws) * baseline.energyKWh;
  return {
    kind: 'control',
    ...ofDays,
    fitted,
    gate,
    baseline,
    changed,
    ...amountsOf(replayedAfter, savingKWh),
    savingKWh,
    jitterKWh,
    isDifference: Math.abs(value) > 2 * jitterKWh && savingKWh.low * savingKWh.high > 0,
    service: serviceOf(baseline, changed),
  };
}
