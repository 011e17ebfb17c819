import { slotMs } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import { pressureStepBar, type Replayed, type ReplayDemand, type ReplayMachine, type ReplayPlant } from './ReplayPlant.ts';
import { controlRules, trimRules } from './replayRules.ts';

const { exp, floor, max, min } = Math;

/** Pressure of free air (ISO 1217), bar(a). */
const freeAirBar = 1;
const atmosphereBar = 1;
const secondsPerMinute = 60;
const secondsPerHour = 3600;
/** Up to 20 bar gauge. */
const pressurePlaces = 2000;
/** Below it no more is used than is delivered. */
const emptyBar = 0.5;

const modes = { standing: 0, starting: 1, load: 2, noLoad: 3 } as const;
const never = -1e12;

/** What a replay may be told beyond the plant and its demand. */
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

/** Positions of those that can be used, that which trims first. */
function usable(machines: readonly ReplayMachine[], order: readonly number[], unavailable: number): readonly number[] {
  const inOrder = [
    ...order.flatMap((slot) => {
      const position = machines.findIndex((machine) => machine.slot === slot);
      return position < 0 ? [] : [position];
    }),
    ...machines.flatMap(({ slot }, position) => (order.includes(slot) ? [] : [position])),
  ].filter((position) => (unavailable & (1 << machines[position]!.slot)) === 0);
  const trimming = inOrder.find((position) => machines[position]!.minShare < trimRules.trimsBelow);
  return trimming === undefined ? inOrder : [trimming, ...inOrder.filter((position) => position !== trimming)];
}

/**
 * Runs a plant against a demand in steps of 2 s: the receiver by V dp/dt = p0 (delivered - used), machines that start, load, trim, unload, run on and
 * stop, under a master that holds the band by the order of loading, one action at a time, expecting the pressure a few seconds ahead. The same
 * arguments give the same result, bit by bit. Behind a gap in the demand it begins anew with the logged pressure and states.
 */
export function controlReplay(plant: ReplayPlant, demand: ReplayDemand, options: ReplayOptions = {}): Replayed {
  const { machines, band, volumeM3, dropBarPerFlow2, followingShare } = plant;
  const { stepS = 2, from = 0, until = demand.flowM3min.length, pressureOffsetBar = 0, withTrace = false } = options;
  const { settleS, urgentSettleS, urgentBar, impatientBar, lookAheadS, trendS, correctionMin, blowOffSpanBar } = controlRules;
  const count = machines.length;
  const slotS = slotMs / msPerSecond;
  const stepsPerSlot = slotS / stepS;
  const minutes = stepS / secondsPerMinute;
  const trendKept = exp(-stepS / trendS);
  const { lowBar, highBar } = band;
  const middleBar = (lowBar + highBar) / 2;
  const stride = trimRules.rampPerS * stepS;

  const column = (of: (machine: ReplayMachine) => number) => Float64Array.from(machines, of);
  const fullM3min = column((machine) => machine.fullM3min);
  const fullKW = column((machine) => machine.fullKW);
  const [c0, c1, c2] = [0, 1, 2].map((i) => column(({ powerShares }) => powerShares[i]!)) as [Float64Array, Float64Array, Float64Array];
  const minShare = column((machine) => machine.minShare);
  const slope = column((machine) => machine.slopePerBar);
  const refBar = column((machine) => machine.refBar);
  const noLoadKW = column((machine) => machine.noLoadKW);
  const ventingKept = column(({ ventingS }) => (ventingS > 0 ? exp(-stepS / ventingS) : 0));
  const startS = column((machine) => machine.startS);
  const runOnS = column((machine) => machine.runOnS);
  const minLoadS = column((machine) => machine.minLoadS);
  const betweenStartsS = column(({ startsPerHour }) => secondsPerHour / startsPerHour);
  const blowsOff = Uint8Array.from(machines, ({ minShare: least }) => (least >= trimRules.trimsBelow && least < 1 ? 1 : 0));
  const bits = Int32Array.from(machines, ({ slot }) => 1 << slot);

  const mode = new Uint8Array(count);
  const modeS = new Float64Array(count);
  const share = new Float64Array(count);
  const ventKW = new Float64Array(count);
  const startedS = new Float64Array(count).fill(never);

  const energyKWs = new Float64Array(count);
  const starts = new Float64Array(count);
  const loadS = new Float64Array(count);
  const noLoadS = new Float64Array(count);
  const firstHour = floor((demand.fromMs + from * slotMs) / msPerHour);
  const hoursKWh = new Float64Array(until > from ? floor((demand.fromMs + until * slotMs - 1) / msPerHour) - firstHour + 1 : 0);
  const [pressureS, loads, unloads] = [0, 1, 2].map(() => new Float64Array(pressurePlaces)) as [Float64Array, Float64Array, Float64Array];
  const trace = withTrace
    ? { powerKW: new Float32Array(until - from).fill(NaN), pressureBar: new Float32Array(until - from).fill(NaN) }
    : undefined;

  let [deliveredM3, blownOffM3, usedM3, storedBar, countedS, lowestBar] = [0, 0, 0, 0, 0, Infinity];
  let [receiverBar, trendM3min, actedS, nowS] = [0, 0, never, 0];
  let [loadedNow, unloadedNow] = [0, 0];
  let runs = false;
  let day = -1;
  let order: readonly number[] = [];
  let orderUnavailable = -1;

  const loadKW = (i: number, bar: number) => fullKW[i]! * (c0[i]! + share[i]! * (c1[i]! + share[i]! * c2[i]!)) * (1 + slope[i]! * (bar - refBar[i]!));
  const enter = (i: number, next: number) => {
    if (next === modes.noLoad && mode[i] === modes.load) ventKW[i] = max(0, loadKW(i, receiverBar) - noLoadKW[i]!);
    if (next === modes.load) {
      share[i] = minShare[i]!;
      loadedNow++;
    }
    if (mode[i] === modes.load && next !== modes.load) unloadedNow++;
    if (next === modes.load || next === modes.standing) ventKW[i] = 0;
    mode[i] = next;
    modeS[i] = 0;
  };
  const canStart = (i: number) => mode[i] === modes.standing && nowS - startedS[i]! >= betweenStartsS[i]!;
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
  const act = (bar: number, expectedBar: number, lost: boolean) => {
    const urgent = bar < lowBar - urgentBar || bar > highBar + urgentBar;
    if (!lost && nowS - actedS < (urgent ? urgentSettleS : settleS)) return;
    if (lost && expectedBar < lowBar) return bringNext();
    if (max(bar, expectedBar) < lowBar) {
      const waits = bar > lowBar - impatientBar && mode.includes(modes.starting);
      return waits ? undefined : bringNext();
    }
    const first = order[0];
    if (first === undefined) return;
    if (min(bar, expectedBar) > highBar) {
      let [inLoad, last] = [0, -1];
      for (const i of order) if (mode[i] === modes.load) inLoad++;
      for (const i of order) if (mode[i] === modes.load && modeS[i]! >= minLoadS[i]! && (i !== first || inLoad === 1)) last = i;
      if (last < 0) return;
      enter(last, runOnS[last]! > 0 ? modes.noLoad : modes.standing);
      actedS = nowS;
      return;
    }
    if (mode[first] !== modes.noLoad && !canStart(first)) return;
    if (mode.includes(modes.load)) bringOn(first);
  };
  const trim = (wantedM3min: number) => {
    let trimming = -1;
    let missing = wantedM3min;
    for (const i of order)
      if (mode[i] === modes.load) {
        if (trimming < 0 && minShare[i]! < trimRules.trimsBelow) trimming = i;
        missing -= fullM3min[i]! * preferred(i, trimming);
      }
    const move = (i: number) => {
      const low = i === trimming ? minShare[i]! : baseLow(i);
      const middle = preferred(i, trimming);
      const target = min(1, max(low, middle + missing / fullM3min[i]!));
      missing -= (target - middle) * fullM3min[i]!;
      share[i] = share[i]! + min(stride, max(-stride, target - share[i]!));
    };
    if (trimming >= 0) move(trimming);
    for (const i of order) if (mode[i] === modes.load && i !== trimming && minShare[i]! < 1) move(i);
  };
  /** A machine that could trim, but need not, runs where it is efficient; one of a narrow range runs full. */
  const preferred = (i: number, trimming: number) =>
    minShare[i]! >= trimRules.trimsBelow ? 1 : i === trimming ? max(minShare[i]!, trimRules.trimming) : max(minShare[i]!, trimRules.base);
  const baseLow = (i: number) => (minShare[i]! >= trimRules.trimsBelow ? minShare[i]! : max(minShare[i]!, trimRules.base));

  const begin = (slot: number) => {
    const flow = demand.flowM3min[slot]!;
    receiverBar = demand.pressureBar[slot]! + dropBarPerFlow2 * flow * flow + pressureOffsetBar;
    trendM3min = flow;
    for (let i = 0; i < count; i++) {
      const [isOn, turns] = [(demand.onLoad[slot]! & bits[i]!) !== 0, (demand.running[slot]! & bits[i]!) !== 0];
      mode[i] = isOn ? modes.load : turns && runOnS[i]! > 0 ? modes.noLoad : modes.standing;
      modeS[i] = isOn ? minLoadS[i]! : 0;
      share[i] = isOn ? max(minShare[i]!, min(1, trimRules.base)) : 0;
      if (minShare[i]! >= trimRules.trimsBelow && isOn) share[i] = 1;
      ventKW[i] = 0;
    }
    storedBar -= receiverBar;
    [loadedNow, unloadedNow] = [0, 0];
  };

  for (let slot = from; slot < until; slot++) {
    const logged = demand.flowM3min[slot]!;
    const loggedBar = demand.pressureBar[slot]!;
    if (Number.isNaN(logged) || Number.isNaN(loggedBar)) {
      if (runs) storedBar += receiverBar;
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
    if (isNewDay || unavailable !== orderUnavailable || !runs) {
      order = usable(machines, plant.order ?? demand.days[day]?.order ?? [], unavailable);
      orderUnavailable = unavailable;
    }
    if (!runs) begin(slot);
    runs = true;
    let lost = false;
    for (let i = 0; i < count; i++)
      if ((unavailable & bits[i]!) !== 0 && mode[i] !== modes.standing) {
        lost ||= mode[i] === modes.load;
        enter(i, modes.standing);
      }
    const following = (logged * followingShare) / (loggedBar + atmosphereBar);
    let [slotKWs, slotBar] = [0, 0];
    for (let step = 0; step < stepsPerSlot; step++) {
      let delivered = 0;
      let vented = 0;
      for (let i = 0; i < count; i++) {
        if (mode[i] !== modes.load) continue;
        const flow = fullM3min[i]! * share[i]!;
        delivered += flow;
        if (blowsOff[i] === 1) vented += flow;
      }
      const usedAt = (bar: number) => max(0, logged + following * (bar - loggedBar));
      const guess = usedAt(receiverBar - dropBarPerFlow2 * logged * logged);
      const bar = receiverBar - dropBarPerFlow2 * guess * guess;
      let used = usedAt(bar);
      const blownOff = bar > highBar ? vented * min(1, (bar - highBar) / blowOffSpanBar) : 0;
      if (bar < emptyBar) used = min(used, delivered);
      const place = pressurePlace(bar);
      pressureS[place]! += stepS;
      if (loadedNow > 0) loads[place]! += loadedNow;
      if (unloadedNow > 0) unloads[place]! += unloadedNow;
      [loadedNow, unloadedNow] = [0, 0];
      if (bar < lowestBar) lowestBar = bar;
      slotBar += bar;
      for (let i = 0; i < count; i++) {
        const now = mode[i]!;
        if (now === modes.standing) continue;
        const kW = now === modes.load ? loadKW(i, receiverBar) : noLoadKW[i]! + ventKW[i]!;
        energyKWs[i]! += kW * stepS;
        slotKWs += kW * stepS;
        modeS[i]! += stepS;
        if (now === modes.load) loadS[i]! += stepS;
        else {
          noLoadS[i]! += stepS;
          ventKW[i]! *= ventingKept[i]!;
          if (now === modes.starting && modeS[i]! >= startS[i]!) enter(i, modes.load);
          else if (now === modes.noLoad && modeS[i]! >= runOnS[i]!) enter(i, modes.standing);
        }
      }
      const net = delivered - blownOff - used;
      nowS += stepS;
      act(bar, bar + (freeAirBar * net * lookAheadS) / secondsPerMinute / volumeM3, lost);
      lost = false;
      trendM3min = used + (trendM3min - used) * trendKept;
      trim(trendM3min + ((middleBar - bar) * volumeM3) / freeAirBar / correctionMin);
      receiverBar += (freeAirBar * net * minutes) / volumeM3;
      deliveredM3 += delivered * minutes;
      blownOffM3 += blownOff * minutes;
      usedM3 += used * minutes;
    }
    countedS += slotS;
    hoursKWh[floor((demand.fromMs + slot * slotMs) / msPerHour) - firstHour]! += slotKWs / secondsPerHour;
    if (trace !== undefined) {
      trace.powerKW[slot - from] = slotKWs / slotS;
      trace.pressureBar[slot - from] = slotBar / stepsPerSlot;
    }
  }
  if (runs) storedBar += receiverBar;
  return {
    energyKWh: energyKWs.reduce((all, each) => all + each, 0) / secondsPerHour,
    hoursKWh,
    machines: machines.map(({ slot }, i) => ({
      slot,
      energyKWh: energyKWs[i]! / secondsPerHour,
      starts: starts[i]!,
      loadS: loadS[i]!,
      noLoadS: noLoadS[i]!,
    })),
    starts: starts.reduce((all, each) => all + each, 0),
    deliveredM3,
    blownOffM3,
    usedM3,
    storedM3: (storedBar * volumeM3) / freeAirBar,
    countedS,
    lowestBar: countedS > 0 ? lowestBar : NaN,
    pressureS,
    loads,
    unloads,
    trace,
  };
}
