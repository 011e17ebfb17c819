import { slotMs } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import { masterControl } from './masterControl.ts';
import { ReplayedMachines } from './ReplayedMachines.ts';
import { pressureStepBar, type Replayed, type ReplayDemand, type ReplayPlant } from './ReplayPlant.ts';
import { atmosphereBar, controlRules, freeAirBar, trimRules } from './replayRules.ts';
import { usable } from './usable.ts';

const { exp, floor, max, min } = Math;

const secondsPerMinute = 60;
const secondsPerHour = 3600;
/** Up to 20 bar gauge. */
const pressurePlaces = 2000;
/** Below it no more is used than is delivered. */
const emptyBar = 0.5;

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
  const { band, volumeM3, dropBarPerFlow2, followingShare } = plant;
  const { stepS = 2, from = 0, until = demand.flowM3min.length, pressureOffsetBar = 0, withTrace = false } = options;
  const { lookAheadS, trendS, correctionMin, blowOffSpanBar } = controlRules;
  const { lowBar, highBar } = band;
  const slotS = slotMs / msPerSecond;
  const stepsPerSlot = slotS / stepS;
  const barPerM3min = (freeAirBar * stepS) / secondsPerMinute / volumeM3;
  const aheadBarPerM3min = (freeAirBar * lookAheadS) / secondsPerMinute / volumeM3;
  const correctionM3minPerBar = volumeM3 / freeAirBar / correctionMin;
  const trendKept = exp(-stepS / trendS);
  const middleBar = (lowBar + highBar) / 2;
  const stride = trimRules.rampPerS * stepS;

  const machines = new ReplayedMachines(plant.machines, stepS);
  const act = masterControl(machines, band);
  const { share, ventKW, energyKWs, variable, turning } = machines;
  const { fullM3min, fullKW, c0, c1, c2, slope, refBar, isTrimming, minShare, trimShare, baseShare, baseMinShare } = machines.of;
  const { bits, noLoadKW, ventingMean, ventingKept } = machines.of;

  const firstHour = floor((demand.fromMs + from * slotMs) / msPerHour);
  const hoursKWh = new Float64Array(until > from ? floor((demand.fromMs + until * slotMs - 1) / msPerHour) - firstHour + 1 : 0);
  const counts = () => new Float64Array(pressurePlaces);
  const [pressureS, loads, unloads] = [counts(), counts(), counts()];
  const column = () => new Float32Array(until - from).fill(NaN);
  const trace = withTrace ? { powerKW: column(), pressureBar: column() } : undefined;

  let deliveredM3min = 0;
  let blownOffM3min = 0;
  let usedM3min = 0;
  let storedBar = 0;
  let countedS = 0;
  let lowestBar = Infinity;
  let receiverBar = 0;
  let trendM3min = 0;
  let nowS = 0;
  let barS = 0;
  let runs = false;
  let day = -1;
  let orderUnavailable = -1;
  let variables = 0;
  let turnings = 0;
  let fixedM3min = 0;
  let fixedKW = 0;
  let fixedKWPerBar = 0;
  let isFirstIdle = false;

  for (let slot = from; slot < until; slot++) {
    const logged = demand.flowM3min[slot]!;
    const loggedBar = demand.pressureBar[slot]!;
    if (Number.isNaN(logged) || Number.isNaN(loggedBar)) {
      if (runs) {
        machines.at(nowS, receiverBar, barS);
        machines.end();
        storedBar += receiverBar;
      }
      runs = false;
      nowS += slotS;
      continue;
    }
    let isNewDay = false;
    while (day + 1 < demand.days.length && demand.days[day + 1]!.from <= slot) {
      day++;
      isNewDay = true;
    }
    const unavailable = demand.unavailable[slot]!;
    let lost = false;
    if (isNewDay || unavailable !== orderUnavailable || !runs) {
      if (!runs) {
        receiverBar = loggedBar + dropBarPerFlow2 * logged * logged + pressureOffsetBar;
        trendM3min = logged;
        storedBar -= receiverBar;
      }
      machines.at(nowS, receiverBar, barS);
      if (!runs) machines.begin(demand.onLoad[slot]!, demand.running[slot]!);
      lost = machines.lose(unavailable);
      machines.order = usable(plant.machines, plant.order ?? demand.days[day]?.order ?? [], unavailable);
      machines.isSorted = false;
      orderUnavailable = unavailable;
      runs = true;
    }
    const followingM3min = (logged * followingShare) / (loggedBar + atmosphereBar);
    let slotKWs = 0;
    let slotBar = 0;
    for (let step = 0; step < stepsPerSlot; step++) {
      if (!machines.isSorted) {
        machines.sort();
        ({ variables, turnings, fixedM3min, fixedKW, fixedKWPerBar, isFirstIdle } = machines);
      }
      let delivered = fixedM3min;
      let vented = 0;
      let kW = fixedKW + fixedKWPerBar * receiverBar;
      for (let k = 0; k < variables; k++) {
        const i = variable[k]!;
        const at = share[i]!;
        const flow = fullM3min[i]! * at;
        delivered += flow;
        if (isTrimming[i] === 0) vented += flow;
        const own = fullKW[i]! * (c0[i]! + at * (c1[i]! + at * c2[i]!)) * (1 + slope[i]! * (receiverBar - refBar[i]!));
        energyKWs[i]! += own * stepS;
        kW += own;
      }
      for (let k = 0; k < turnings; k++) {
        const i = turning[k]!;
        const own = noLoadKW[i]! + ventKW[i]! * ventingMean[i]!;
        energyKWs[i]! += own * stepS;
        kW += own;
        ventKW[i]! *= ventingKept[i]!;
      }
      const guess = logged + followingM3min * (receiverBar - loggedBar);
      const bar = receiverBar - dropBarPerFlow2 * guess * guess;
      let used = logged + followingM3min * (bar - loggedBar);
      if (used < 0) used = 0;
      if (bar < emptyBar && delivered < used) used = delivered;
      const blownOff = vented > 0 && bar > highBar ? vented * min(1, (bar - highBar) / blowOffSpanBar) : 0;
      const place = min(pressurePlaces - 1, max(0, floor(bar / pressureStepBar)));
      pressureS[place]! += stepS;
      if (machines.loaded + machines.unloaded > 0) {
        loads[place]! += machines.loaded;
        unloads[place]! += machines.unloaded;
        machines.loaded = 0;
        machines.unloaded = 0;
      }
      if (bar < lowestBar) lowestBar = bar;
      slotBar += bar;
      slotKWs += kW * stepS;
      barS += receiverBar * stepS;
      nowS += stepS;
      const net = delivered - blownOff - used;
      const expectedBar = bar + net * aheadBarPerM3min;
      if (turnings > 0) {
        machines.at(nowS, receiverBar, barS);
        machines.endTurning();
      }
      if (
        turnings > 0 || isFirstIdle || lost ||
        (bar < lowBar && expectedBar < lowBar) ||
        (bar > highBar && expectedBar > highBar)
      ) {
        machines.at(nowS, receiverBar, barS);
        if (!machines.isSorted) machines.sort();
        act(bar, expectedBar, lost);
        lost = false;
        if (!machines.isSorted) machines.sort();
        ({ variables, turnings, fixedM3min, fixedKW, fixedKWPerBar, isFirstIdle } = machines);
      }
      trendM3min = used + (trendM3min - used) * trendKept;
      if (variables > 0) {
        let trimming = -1;
        let missing = trendM3min + (middleBar - bar) * correctionM3minPerBar - fixedM3min;
        for (let k = 0; k < variables; k++) {
          const i = variable[k]!;
          if (trimming < 0 && isTrimming[i] === 1) trimming = i;
          missing -= fullM3min[i]! * (i === trimming ? trimShare[i]! : baseShare[i]!);
        }
        // that which trims moves first
        for (let k = trimming < 0 ? 0 : -1; k < variables; k++) {
          const i = k < 0 ? trimming : variable[k]!;
          if (k >= 0 && i === trimming) continue;
          const isFirst = k < 0;
          const full = fullM3min[i]!;
          const middle = isFirst ? trimShare[i]! : baseShare[i]!;
          const target = min(1, max(isFirst ? minShare[i]! : baseMinShare[i]!, middle + missing / full));
          share[i]! += min(stride, max(-stride, target - share[i]!));
          missing -= (target - middle) * full;
        }
      }
      receiverBar += net * barPerM3min;
      deliveredM3min += delivered;
      blownOffM3min += blownOff;
      usedM3min += used;
    }
    countedS += slotS;
    hoursKWh[floor((demand.fromMs + slot * slotMs) / msPerHour) - firstHour]! += slotKWs / secondsPerHour;
    if (trace !== undefined) {
      trace.powerKW[slot - from] = slotKWs / slotS;
      trace.pressureBar[slot - from] = slotBar / stepsPerSlot;
    }
  }
  if (runs) {
    machines.at(nowS, receiverBar, barS);
    machines.end();
    storedBar += receiverBar;
  }
  const minutes = stepS / secondsPerMinute;
  const results = machines.results();
  return {
    energyKWh: energyKWs.reduce((all, each) => all + each, 0) / secondsPerHour,
    hoursKWh,
    machines: results,
    starts: results.reduce((all, each) => all + each.starts, 0),
    deliveredM3: deliveredM3min * minutes,
    blownOffM3: blownOffM3min * minutes,
    usedM3: usedM3min * minutes,
    storedM3: (storedBar * volumeM3) / freeAirBar,
    countedS,
    lowestBar: countedS > 0 ? lowestBar : NaN,
    pressureS,
    loads,
    unloads,
    trace,
  };
}
