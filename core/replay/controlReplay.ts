import { slotMs } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import { machineColumns, machineModes as modes } from './machineColumns.ts';
import { pressureStepBar, type Replayed, type ReplayDemand, type ReplayMachine, type ReplayPlant } from './ReplayPlant.ts';
import { atmosphereBar, controlRules, freeAirBar, trimRules } from './replayRules.ts';

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

const pressurePlace = (bar: number) => min(pressurePlaces - 1, max(0, floor(bar / pressureStepBar)));

/** Positions of those that can be used, in the order of loading: that which trims comes first. */
export function usable(machines: readonly ReplayMachine[], order: readonly number[], unavailable: number): Int32Array {
  const inOrder = [
    ...order.flatMap((slot) => {
      const position = machines.findIndex((machine) => machine.slot === slot);
      return position < 0 ? [] : [position];
    }),
    ...machines.flatMap(({ slot }, position) => (order.includes(slot) ? [] : [position])),
  ].filter((position) => (unavailable & (1 << machines[position]!.slot)) === 0);
  const trimming = inOrder.find((position) => machines[position]!.minShare < trimRules.trimsBelow);
  return Int32Array.from(trimming === undefined ? inOrder : [trimming, ...inOrder.filter((position) => position !== trimming)]);
}

/**
 * Runs a plant against a demand in steps of 2 s: the receiver by V dp/dt = p0 (delivered - used), machines that start, load, trim, unload, run on and
 * stop, under a master that holds the band by the order of loading, one action at a time, expecting the pressure a few seconds ahead. The same
 * arguments give the same result, bit by bit. Behind a gap in the demand it begins again with the logged pressure and states.
 */
export function controlReplay(plant: ReplayPlant, demand: ReplayDemand, options: ReplayOptions = {}): Replayed {
  const { machines, band, volumeM3, dropBarPerFlow2, followingShare } = plant;
  const { stepS = 2, from = 0, until = demand.flowM3min.length, pressureOffsetBar = 0, withTrace = false } = options;
  const { settleS, urgentSettleS, urgentBar, impatientBar, lookAheadS, trendS, correctionMin, blowOffSpanBar } = controlRules;
  const { lowBar, highBar } = band;
  const count = machines.length;
  const slotS = slotMs / msPerSecond;
  const stepsPerSlot = slotS / stepS;
  const barPerM3min = (freeAirBar * stepS) / secondsPerMinute / volumeM3;
  const aheadBarPerM3min = (freeAirBar * lookAheadS) / secondsPerMinute / volumeM3;
  const correctionM3minPerBar = volumeM3 / freeAirBar / correctionMin;
  const trendKept = exp(-stepS / trendS);
  const middleBar = (lowBar + highBar) / 2;
  const stride = trimRules.rampPerS * stepS;
  const of = machineColumns(machines, stepS);

  const mode = new Uint8Array(count);
  const enteredS = new Float64Array(count);
  const share = new Float64Array(count);
  const ventKW = new Float64Array(count);
  const startedS = new Float64Array(count).fill(-Infinity);
  /** The integral of the receiver's pressure when a machine of one speed was loaded. */
  const enteredBarS = new Float64Array(count);

  const energyKWs = new Float64Array(count);
  const starts = new Float64Array(count);
  const loadS = new Float64Array(count);
  const noLoadS = new Float64Array(count);
  const firstHour = floor((demand.fromMs + from * slotMs) / msPerHour);
  const hoursKWh = new Float64Array(until > from ? floor((demand.fromMs + until * slotMs - 1) / msPerHour) - firstHour + 1 : 0);
  const counts = () => new Float64Array(pressurePlaces);
  const [pressureS, loads, unloads] = [counts(), counts(), counts()];
  const column = () => new Float32Array(until - from).fill(NaN);
  const trace = withTrace ? { powerKW: column(), pressureBar: column() } : undefined;

  let [deliveredM3min, blownOffM3min, usedM3min, storedBar, countedS, lowestBar] = [0, 0, 0, 0, 0, Infinity];
  let [receiverBar, trendM3min, actedS, nowS, barS] = [0, 0, -Infinity, 0, 0];
  let [loadedNow, unloadedNow] = [0, 0];
  let [runs, day, orderUnavailable] = [false, -1, -1];
  let order: Int32Array = new Int32Array(0);

  // machines of one speed on load are sums that change with their modes alone; the others are looked at each step
  const [variable, turning] = [new Int32Array(count), new Int32Array(count)];
  let [variables, turnings, fixedM3min, fixedKW, fixedKWPerBar, starting] = [0, 0, 0, 0, 0, 0];
  let isSorted = false;
  const sort = () => {
    [variables, turnings, fixedM3min, fixedKW, fixedKWPerBar, starting] = [0, 0, 0, 0, 0, 0];
    for (const i of order) {
      if (mode[i] === modes.load) {
        if (of.isFixed[i] === 0) variable[variables++] = i;
        else {
          fixedM3min += of.fullM3min[i]!;
          fixedKW += of.fixedKW[i]!;
          fixedKWPerBar += of.fixedKWPerBar[i]!;
        }
      } else if (mode[i] !== modes.standing) {
        turning[turnings++] = i;
        if (mode[i] === modes.starting) starting++;
      }
    }
    isSorted = true;
  };

  const loadKW = (i: number) =>
    of.fullKW[i]! * (of.c0[i]! + share[i]! * (of.c1[i]! + share[i]! * of.c2[i]!)) * (1 + of.slope[i]! * (receiverBar - of.refBar[i]!));
  /** Time and energy of the mode that ends. */
  const close = (i: number) => {
    const seconds = nowS - enteredS[i]!;
    if (mode[i] === modes.load) {
      loadS[i]! += seconds;
      if (of.isFixed[i] === 1) energyKWs[i]! += of.fixedKW[i]! * seconds + of.fixedKWPerBar[i]! * (barS - enteredBarS[i]!);
    } else if (mode[i] !== modes.standing) noLoadS[i]! += seconds;
    enteredS[i] = nowS;
    enteredBarS[i] = barS;
  };
  const enter = (i: number, next: number) => {
    close(i);
    if (mode[i] === modes.load) {
      unloadedNow++;
      if (next === modes.noLoad) ventKW[i] = max(0, loadKW(i) - of.noLoadKW[i]!);
    }
    if (next === modes.load) {
      share[i] = of.minShare[i]!;
      loadedNow++;
    }
    if (next !== modes.noLoad) ventKW[i] = 0;
    mode[i] = next;
    isSorted = false;
  };
  const canStart = (i: number) => mode[i] === modes.standing && nowS - startedS[i]! >= of.betweenStartsS[i]!;
  const bringOn = (i: number) => {
    if (mode[i] === modes.standing) {
      startedS[i] = nowS;
      starts[i]! += 1;
      enter(i, modes.starting);
    } else enter(i, modes.load);
    actedS = nowS;
  };
  const bringNext = () => {
    for (const i of order) if (mode[i] === modes.noLoad) return bringOn(i);
    for (const i of order) if (canStart(i)) return bringOn(i);
  };
  const release = (first: number) => {
    let [inLoad, last] = [0, -1];
    for (const i of order) if (mode[i] === modes.load) inLoad++;
    for (const i of order) if (mode[i] === modes.load && nowS - enteredS[i]! >= of.minLoadS[i]! && (i !== first || inLoad === 1)) last = i;
    if (last < 0) return;
    enter(last, of.runOnS[last]! > 0 ? modes.noLoad : modes.standing);
    actedS = nowS;
  };
  const act = (bar: number, expectedBar: number, lost: boolean) => {
    const isLow = max(bar, expectedBar) < lowBar;
    const isHigh = min(bar, expectedBar) > highBar;
    const first = order[0];
    const isFirstIdle = first !== undefined && mode[first] !== modes.load && mode[first] !== modes.starting;
    if (!isLow && !isHigh && !isFirstIdle && !lost) return;
    const urgent = bar < lowBar - urgentBar || bar > highBar + urgentBar;
    if (!lost && nowS - actedS < (urgent ? urgentSettleS : settleS)) return;
    if (lost && expectedBar < lowBar) return bringNext();
    if (isLow) return bar > lowBar - impatientBar && starting > 0 ? undefined : bringNext();
    if (first === undefined) return;
    if (isHigh) return release(first);
    if (isFirstIdle && (variables > 0 || fixedM3min > 0) && (mode[first] === modes.noLoad || canStart(first))) bringOn(first);
  };
  const trim = (wantedM3min: number) => {
    let trimming = -1;
    let missing = wantedM3min - fixedM3min;
    for (let k = 0; k < variables; k++) {
      const i = variable[k]!;
      if (trimming < 0 && of.isTrimming[i] === 1) trimming = i;
      missing -= of.fullM3min[i]! * (i === trimming ? of.trimShare[i]! : of.baseShare[i]!);
    }
    if (trimming >= 0) missing = move(trimming, of.minShare[trimming]!, of.trimShare[trimming]!, missing);
    for (let k = 0; k < variables; k++) {
      const i = variable[k]!;
      if (i !== trimming) missing = move(i, of.baseMinShare[i]!, of.baseShare[i]!, missing);
    }
  };
  const move = (i: number, low: number, middle: number, missing: number) => {
    const full = of.fullM3min[i]!;
    const target = min(1, max(low, middle + missing / full));
    const off = target - share[i]!;
    share[i] = share[i]! + min(stride, max(-stride, off));
    return missing - (target - middle) * full;
  };

  const begin = (slot: number) => {
    const flow = demand.flowM3min[slot]!;
    receiverBar = demand.pressureBar[slot]! + dropBarPerFlow2 * flow * flow + pressureOffsetBar;
    trendM3min = flow;
    for (let i = 0; i < count; i++) {
      const [isOn, turns] = [(demand.onLoad[slot]! & of.bits[i]!) !== 0, (demand.running[slot]! & of.bits[i]!) !== 0];
      mode[i] = isOn ? modes.load : turns && of.runOnS[i]! > 0 ? modes.noLoad : modes.standing;
      enteredS[i] = nowS;
      enteredBarS[i] = barS;
      share[i] = of.baseShare[i]!;
      ventKW[i] = 0;
    }
    storedBar -= receiverBar;
    [loadedNow, unloadedNow] = [0, 0];
    isSorted = false;
  };
  const end = () => {
    for (let i = 0; i < count; i++) close(i);
    storedBar += receiverBar;
  };

  for (let slot = from; slot < until; slot++) {
    const logged = demand.flowM3min[slot]!;
    const loggedBar = demand.pressureBar[slot]!;
    if (Number.isNaN(logged) || Number.isNaN(loggedBar)) {
      if (runs) end();
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
    if (!runs) begin(slot);
    let lost = false;
    if (isNewDay || unavailable !== orderUnavailable || !runs) {
      for (let i = 0; i < count; i++)
        if ((unavailable & of.bits[i]!) !== 0 && mode[i] !== modes.standing) {
          lost ||= mode[i] === modes.load;
          enter(i, modes.standing);
        }
      order = usable(machines, plant.order ?? demand.days[day]?.order ?? [], unavailable);
      orderUnavailable = unavailable;
      isSorted = false;
    }
    runs = true;
    const followingM3min = (logged * followingShare) / (loggedBar + atmosphereBar);
    let [slotKWs, slotBar] = [0, 0];
    for (let step = 0; step < stepsPerSlot; step++) {
      if (!isSorted) sort();
      let [delivered, vented, kW] = [fixedM3min, 0, fixedKW + fixedKWPerBar * receiverBar];
      for (let k = 0; k < variables; k++) {
        const i = variable[k]!;
        const flow = of.fullM3min[i]! * share[i]!;
        delivered += flow;
        if (of.isTrimming[i] === 0) vented += flow;
        const own = loadKW(i);
        energyKWs[i]! += own * stepS;
        kW += own;
      }
      for (let k = 0; k < turnings; k++) {
        const i = turning[k]!;
        const own = of.noLoadKW[i]! + ventKW[i]! * of.ventingMean[i]!;
        energyKWs[i]! += own * stepS;
        kW += own;
        ventKW[i]! *= of.ventingKept[i]!;
      }
      const guess = logged + followingM3min * (receiverBar - loggedBar);
      const bar = receiverBar - dropBarPerFlow2 * guess * guess;
      let used = max(0, logged + followingM3min * (bar - loggedBar));
      if (bar < emptyBar) used = min(used, delivered);
      const blownOff = vented > 0 && bar > highBar ? vented * min(1, (bar - highBar) / blowOffSpanBar) : 0;
      const place = pressurePlace(bar);
      pressureS[place]! += stepS;
      if (loadedNow + unloadedNow > 0) {
        loads[place]! += loadedNow;
        unloads[place]! += unloadedNow;
        [loadedNow, unloadedNow] = [0, 0];
      }
      if (bar < lowestBar) lowestBar = bar;
      slotBar += bar;
      slotKWs += kW * stepS;
      barS += receiverBar * stepS;
      nowS += stepS;
      for (let k = 0; k < turnings; k++) {
        const i = turning[k]!;
        if (mode[i] === modes.starting) {
          if (nowS - enteredS[i]! >= of.startS[i]!) enter(i, modes.load);
        } else if (nowS - enteredS[i]! >= of.runOnS[i]!) enter(i, modes.standing);
      }
      if (!isSorted) sort();
      const net = delivered - blownOff - used;
      act(bar, bar + net * aheadBarPerM3min, lost);
      lost = false;
      trendM3min = used + (trendM3min - used) * trendKept;
      if (!isSorted) sort();
      if (variables > 0) trim(trendM3min + (middleBar - bar) * correctionM3minPerBar);
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
  if (runs) end();
  const minutes = stepS / secondsPerMinute;
  const sumOf = (values: Float64Array) => values.reduce((all, each) => all + each, 0);
  return {
    energyKWh: sumOf(energyKWs) / secondsPerHour,
    hoursKWh,
    machines: machines.map(({ slot }, i) => ({
      slot,
      energyKWh: energyKWs[i]! / secondsPerHour,
      starts: starts[i]!,
      loadS: loadS[i]!,
      noLoadS: noLoadS[i]!,
    })),
    starts: sumOf(starts),
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
