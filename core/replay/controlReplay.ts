import { slotMs } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import type { Replayed, ReplayDemand, ReplayPlant } from './ReplayPlant.ts';
import { ReplayRun } from './ReplayRun.ts';
import { atmosphereBar, freeAirBar } from './replayRules.ts';
import { usable } from './usable.ts';

const secondsPerMinute = 60;
const secondsPerHour = 3600;

/** What a replay may know beyond the plant and its demand. */
export interface ReplayOptions {
  /** A divisor of 10 s. */
  readonly stepS?: number;
  /** Slots of the demand, `from` to before `until`. */
  readonly from?: number;
  readonly until?: number;
  /** The receiver begins each run with so much more than the log had. */
  readonly pressureOffsetBar?: number;
  readonly withTrace?: boolean;
}

/**
 * Runs a plant against a demand in steps of 2 s: the receiver by V dp/dt = p0 (delivered - used), machines that start, load, trim, unload, run on and
 * stop, under a master that holds the band by the order of loading, one action at a time, expecting the pressure a few seconds ahead. The same
 * arguments give the same result, bit by bit. Behind a gap in the demand it begins again with the logged pressure and states.
 */
export function controlReplay(plant: ReplayPlant, demand: ReplayDemand, options: ReplayOptions = {}): Replayed {
  const { volumeM3, dropBarPerFlow2, followingShare } = plant;
  const { fromMs, flowM3min, pressureBar, onLoad, running, unavailable, days } = demand;
  const { stepS = 2, from = 0, until = flowM3min.length, pressureOffsetBar = 0, withTrace = false } = options;
  const slotS = slotMs / msPerSecond;
  const stepsPerSlot = slotS / stepS;
  const run = new ReplayRun(plant, stepS);
  const { machines } = run;

  const hourOf = (slot: number) => Math.floor((fromMs + slot * slotMs) / msPerHour);
  const firstHour = hourOf(from);
  const hoursKWh = new Float64Array(until > from ? Math.floor((fromMs + until * slotMs - 1) / msPerHour) - firstHour + 1 : 0);
  const column = () => new Float32Array(until - from).fill(NaN);
  const trace = withTrace ? { powerKW: column(), pressureBar: column() } : undefined;

  let [storedBar, countedS] = [0, 0];
  let runs = false;
  let [day, nextDay, orderUnavailable] = [-1, -1, -1];
  const end = () => {
    machines.at(run.nowS, run.receiverBar, run.barS);
    machines.end();
    storedBar += run.receiverBar;
  };
  const begin = (slot: number) => {
    const flow = flowM3min[slot]!;
    run.receiverBar = pressureBar[slot]! + dropBarPerFlow2 * flow * flow + pressureOffsetBar;
    run.trendM3min = flow;
    storedBar -= run.receiverBar;
  };

  for (let slot = from; slot < until; slot++) {
    const logged = flowM3min[slot]!;
    const loggedBar = pressureBar[slot]!;
    if (Number.isNaN(logged + loggedBar)) {
      if (runs) end();
      runs = false;
      run.nowS += slotS;
      continue;
    }
    if (!runs || slot >= nextDay || unavailable[slot] !== orderUnavailable) {
      while (day + 1 < days.length && days[day + 1]!.from <= slot) day++;
      nextDay = days[day + 1]?.from ?? Infinity;
      if (!runs) begin(slot);
      machines.at(run.nowS, run.receiverBar, run.barS);
      if (!runs) machines.begin(onLoad[slot]!, running[slot]!);
      orderUnavailable = unavailable[slot]!;
      run.isLost = machines.lose(orderUnavailable);
      machines.setOrder(usable(plant.machines, plant.order ?? days[day]?.order ?? [], orderUnavailable));
      runs = true;
    }
    // used at a pressure: that at 0 bar, and more for each bar
    const usedPerBar = (logged * followingShare) / (loggedBar + atmosphereBar);
    const usedAt0M3min = logged - usedPerBar * loggedBar;
    run.sumKW = 0;
    run.sumBar = 0;
    for (let left = stepsPerSlot; left > 0; left--) {
      left -= run.quietSteps(usedAt0M3min, usedPerBar, left);
      if (left > 0) run.step(usedAt0M3min, usedPerBar);
    }
    countedS += slotS;
    hoursKWh[hourOf(slot) - firstHour]! += (run.sumKW * stepS) / secondsPerHour;
    if (trace !== undefined) {
      trace.powerKW[slot - from] = run.sumKW / stepsPerSlot;
      trace.pressureBar[slot - from] = run.sumBar / stepsPerSlot;
    }
  }
  if (runs) end();
  const minutes = stepS / secondsPerMinute;
  const results = machines.results();
  const { pressureS, loads, unloads } = run;
  return {
    energyKWh: results.reduce((all, { energyKWh }) => all + energyKWh, 0),
    hoursKWh,
    machines: results,
    starts: results.reduce((all, { starts }) => all + starts, 0),
    deliveredM3: run.deliveredM3min * minutes,
    blownOffM3: run.blownOffM3min * minutes,
    usedM3: run.usedM3min * minutes,
    storedM3: (storedBar * volumeM3) / freeAirBar,
    countedS,
    lowestBar: countedS > 0 ? run.lowestBar : NaN,
    ...{ pressureS, loads, unloads, trace },
  };
}
