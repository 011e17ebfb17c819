import { masterControl } from './masterControl.ts';
import { rowAt } from './machineRows.ts';
import { ReplayedMachines } from './ReplayedMachines.ts';
import { pressureStepBar, type ReplayPlant } from './ReplayPlant.ts';
import { controlRules, freeAirBar, trimRules } from './replayRules.ts';

const secondsPerMinute = 60;
const highestBar = 20;
const placesPerBar = Math.round(1 / pressureStepBar);
/** Up to 20 bar gauge. */
const pressurePlaces = highestBar * placesPerBar;
/** Below it no more is used than is delivered. */
const emptyBar = 0.5;
/** Variable machines on load that quiet steps have room for. */
const quietVariables = 2;

/** Where a pressure is counted. */
const pressurePlace = (bar: number): number => (bar > 0 ? (bar < highestBar ? Math.trunc(bar * placesPerBar) : pressurePlaces - 1) : 0);

/** The receiver, the machines and their master while a plant is replayed, and what comes of it. */
export class ReplayRun {
  readonly machines: ReplayedMachines;
  readonly stepS: number;
  nowS = 0;
  /** NaN until it begins, as is the trend. */
  receiverBar = NaN;
  /** The integral of the receiver's pressure. */
  barS = 0;
  /** The flow that is expected. */
  trendM3min = NaN;
  /** A machine on load has just been lost. */
  isLost = false;

  /** Sums over all steps. */
  deliveredM3min = 0;
  blownOffM3min = 0;
  usedM3min = 0;
  lowestBar = Infinity;
  /** Sums over the steps since they were last set to 0. */
  sumKW = 0;
  sumBar = 0;
  readonly pressureS = new Float64Array(pressurePlaces);
  readonly loads = new Float64Array(pressurePlaces);
  readonly unloads = new Float64Array(pressurePlaces);

  readonly #act: ReturnType<typeof masterControl>;
  readonly #dropBarPerFlow2: number;
  readonly #lowBar: number;
  readonly #highBar: number;
  readonly #barPerM3min: number;
  readonly #aheadBarPerM3min: number;
  readonly #correctionM3minPerBar: number;
  readonly #trendKept: number;
  /** The most that a share moves in a step. */
  readonly #stride: number;

  constructor({ machines, band, volumeM3, dropBarPerFlow2 }: ReplayPlant, stepS: number) {
    const { lookAheadS, trendS, correctionMin } = controlRules;
    this.machines = new ReplayedMachines(machines, stepS);
    this.stepS = stepS;
    this.#act = masterControl(this.machines, band);
    this.#dropBarPerFlow2 = dropBarPerFlow2;
    this.#lowBar = band.lowBar;
    this.#highBar = band.highBar;
    this.#barPerM3min = (freeAirBar * stepS) / secondsPerMinute / volumeM3;
    this.#aheadBarPerM3min = (freeAirBar * lookAheadS) / secondsPerMinute / volumeM3;
    this.#correctionM3minPerBar = volumeM3 / freeAirBar / correctionMin;
    this.#trendKept = Math.exp(-stepS / trendS);
    this.#stride = trimRules.rampPerS * stepS;
  }

  /**
   * Steps in which no machine is switched, at most so many: only a machine or two of a variable flow move. Most of all steps are such, so they keep all
   * in local numbers. What is used at a pressure is `usedAt0M3min` and `usedPerBar` for each bar. Returns how many were taken: the next one is `step`.
   */
  quietSteps(usedAt0M3min: number, usedPerBar: number, most: number): number {
    const { machines, stepS, nowS, pressureS } = this;
    const { rows, variable, variables, noneAt, fixedM3min, middleM3min } = machines;
    if (variables > quietVariables || machines.isFirstIdle || machines.loaded + machines.unloaded > 0 || this.isLost) return 0;
    const { switchesS } = machines;
    const steps = nowS + most * stepS < switchesS ? most : Math.ceil((switchesS - nowS) / stepS) - 1;
    const lowBar = this.#lowBar;
    const highBar = this.#highBar;
    const dropBarPerFlow2 = this.#dropBarPerFlow2;
    const barPerM3min = this.#barPerM3min;
    const aheadBarPerM3min = this.#aheadBarPerM3min;
    const correctionM3minPerBar = this.#correctionM3minPerBar;
    const trendKept = this.#trendKept;
    const stride = this.#stride;
    const middleBar = (lowBar + highBar) / 2;
    const { blowOffSpanBar } = controlRules;

    const a = variables > 0 ? variable[0]! : noneAt;
    let shareA = rows[a + rowAt.share]!;
    const fullA = rows[a + rowAt.fullM3min]!;
    const perFullA = rows[a + rowAt.perFullM3min]!;
    const kWA = rows[a + rowAt.kW]!;
    const kW1A = rows[a + rowAt.kWPerShare]!;
    const kW2A = rows[a + rowAt.kWPerShare2]!;
    const growthA = rows[a + rowAt.growthAt0]!;
    const growth1A = rows[a + rowAt.growthPerBar]!;
    const ventsA = rows[a + rowAt.blowsOff]! * fullA;
    const minA = rows[a + rowAt.minShare]!;
    const middleA = rows[a + rowAt.middleShare]!;
    const b = variables > 1 ? variable[1]! : noneAt;
    let shareB = rows[b + rowAt.share]!;
    const fullB = rows[b + rowAt.fullM3min]!;
    const perFullB = rows[b + rowAt.perFullM3min]!;
    const kWB = rows[b + rowAt.kW]!;
    const kW1B = rows[b + rowAt.kWPerShare]!;
    const kW2B = rows[b + rowAt.kWPerShare2]!;
    const growthB = rows[b + rowAt.growthAt0]!;
    const growth1B = rows[b + rowAt.growthPerBar]!;
    const ventsB = rows[b + rowAt.blowsOff]! * fullB;
    const minB = rows[b + rowAt.minShare]!;
    const middleB = rows[b + rowAt.middleShare]!;

    let receiverBar = this.receiverBar;
    let trendM3min = this.trendM3min;
    let lowestBar = this.lowestBar;
    let deliveredM3min = this.deliveredM3min;
    let usedM3min = this.usedM3min;
    let sumKWA = 0;
    let sumKWB = 0;
    let sumBar = 0;
    let sumReceiverBar = 0;
    let blownOffM3min = 0;
    let step = 0;
    for (; step < steps; step++) {
      const delivered = fixedM3min + fullA * shareA + fullB * shareB;
      const guess = usedAt0M3min + usedPerBar * receiverBar;
      const bar = receiverBar - dropBarPerFlow2 * guess * guess;
      const used = usedAt0M3min + usedPerBar * bar;
      if (used < 0 || bar < emptyBar) break;
      let net = delivered - used;
      if (bar > highBar) {
        const blownOff = (ventsA * shareA + ventsB * shareB) * Math.min(1, (bar - highBar) / blowOffSpanBar);
        net -= blownOff;
        if (bar + net * aheadBarPerM3min > highBar) break;
        blownOffM3min += blownOff;
      } else if (bar < lowBar && bar + net * aheadBarPerM3min < lowBar) break;
      pressureS[pressurePlace(bar)]! += stepS;
      if (bar < lowestBar) lowestBar = bar;
      sumBar += bar;
      sumReceiverBar += receiverBar;
      sumKWA += (kWA + shareA * (kW1A + shareA * kW2A)) * (growthA + growth1A * receiverBar);
      sumKWB += (kWB + shareB * (kW1B + shareB * kW2B)) * (growthB + growth1B * receiverBar);
      deliveredM3min += delivered;
      usedM3min += used;
      receiverBar += net * barPerM3min;

      trendM3min = used + (trendM3min - used) * trendKept;
      let missing = trendM3min + (middleBar - bar) * correctionM3minPerBar - middleM3min;
      let target = middleA + missing * perFullA;
      if (target < minA) target = minA;
      if (target > 1) target = 1;
      missing -= (target - middleA) * fullA;
      let off = target - shareA;
      shareA = off > stride ? shareA + stride : off < -stride ? shareA - stride : target;
      target = middleB + missing * perFullB;
      if (target < minB) target = minB;
      if (target > 1) target = 1;
      off = target - shareB;
      shareB = off > stride ? shareB + stride : off < -stride ? shareB - stride : target;
    }
    rows[a] = shareA;
    rows[b] = shareB;
    rows[a + rowAt.stepsKW]! += sumKWA;
    rows[b + rowAt.stepsKW]! += sumKWB;
    this.receiverBar = receiverBar;
    this.trendM3min = trendM3min;
    this.lowestBar = lowestBar;
    this.deliveredM3min = deliveredM3min;
    this.usedM3min = usedM3min;
    this.blownOffM3min += blownOffM3min;
    this.barS += sumReceiverBar * stepS;
    this.nowS = nowS + step * stepS;
    this.sumBar += sumBar;
    this.sumKW += machines.fixedKW * step + machines.fixedKWPerBar * sumReceiverBar + sumKWA + sumKWB;
    if (machines.turnings > 0) for (let i = 0; i < step; i++) this.sumKW += machines.turn();
    return step;
  }

  /** Any step, also one in which machines are switched. */
  step(usedAt0M3min: number, usedPerBar: number): void {
    const { machines, stepS, receiverBar } = this;
    const { rows, variable, variables } = machines;
    let [delivered, vents, kW] = [machines.fixedM3min, 0, machines.fixedKW + machines.fixedKWPerBar * receiverBar];
    for (const at of variable.subarray(0, variables)) {
      const share = rows[at + rowAt.share]!;
      const flow = rows[at + rowAt.fullM3min]! * share;
      delivered += flow;
      vents += flow * rows[at + rowAt.blowsOff]!;
      const atShareKW = rows[at + rowAt.kW]! + share * (rows[at + rowAt.kWPerShare]! + share * rows[at + rowAt.kWPerShare2]!);
      const own = atShareKW * (rows[at + rowAt.growthAt0]! + rows[at + rowAt.growthPerBar]! * receiverBar);
      rows[at + rowAt.stepsKW]! += own;
      kW += own;
    }
    kW += machines.turn();
    const guess = usedAt0M3min + usedPerBar * receiverBar;
    const bar = receiverBar - this.#dropBarPerFlow2 * guess * guess;
    const wanted = Math.max(0, usedAt0M3min + usedPerBar * bar);
    const used = bar < emptyBar ? Math.min(wanted, delivered) : wanted;
    const blownOff = vents * Math.min(1, Math.max(0, bar - this.#highBar) / controlRules.blowOffSpanBar);
    const net = delivered - used - blownOff;
    const place = pressurePlace(bar);
    this.pressureS[place]! += stepS;
    this.loads[place]! += machines.loaded;
    this.unloads[place]! += machines.unloaded;
    [machines.loaded, machines.unloaded] = [0, 0];
    this.lowestBar = Math.min(this.lowestBar, bar);
    this.sumBar += bar;
    this.sumKW += kW;
    this.barS += receiverBar * stepS;
    this.nowS += stepS;
    machines.at(this.nowS, receiverBar, this.barS);
    machines.turned();
    this.#act(bar, bar + net * this.#aheadBarPerM3min, this.isLost);
    this.isLost = false;
    this.trendM3min = used + (this.trendM3min - used) * this.#trendKept;
    this.#trim(bar);
    this.receiverBar += net * this.#barPerM3min;
    this.deliveredM3min += delivered;
    this.blownOffM3min += blownOff;
    this.usedM3min += used;
  }

  /** Moves machines of a variable flow: that which trims first, then those that help. */
  #trim(bar: number): void {
    const { rows, variable, variables, middleM3min } = this.machines;
    const middleBar = (this.#lowBar + this.#highBar) / 2;
    let missing = this.trendM3min + (middleBar - bar) * this.#correctionM3minPerBar - middleM3min;
    for (const at of variable.subarray(0, variables)) {
      const [share, middle] = [rows[at + rowAt.share]!, rows[at + rowAt.middleShare]!];
      const target = Math.min(1, Math.max(rows[at + rowAt.minShare]!, middle + missing * rows[at + rowAt.perFullM3min]!));
      const off = target - share;
      rows[at + rowAt.share] = off > this.#stride ? share + this.#stride : off < -this.#stride ? share - this.#stride : target;
      missing -= (target - middle) * rows[at + rowAt.fullM3min]!;
    }
  }
}
