import { baseShares, fullPower, isTrimming, machineRows, rowAt, rowSize } from './machineRows.ts';
import type { MachineReplayed, ReplayMachine } from './ReplayPlant.ts';

/** What a machine does. */
export const machineModes = { standing: 0, starting: 1, load: 2, noLoad: 3 } as const;
const modes = machineModes;

const secondsPerHour = 3600;

/**
 * The machines of a replay: what each does, and what it came to. Modes change seldom and steps are many, so all that a step needs stands in sums and
 * lists that are made again when a mode has changed.
 */
export class ReplayedMachines {
  readonly machines: readonly ReplayMachine[];
  readonly mode: Uint8Array;
  /** Since when. */
  readonly enteredS: Float64Array;
  /** What a step reads and moves of each, `machineRows`. */
  readonly rows: Float64Array;
  /** A row of zeros. */
  readonly noneAt: number;
  /** Power above that without load, after unloading. */
  readonly #ventKW: Float64Array;
  readonly #ventingKept: Float64Array;

  /** Of those in the order, variable ones on load: where their rows begin, that which trims first. */
  readonly variable: Int32Array;
  variables = 0;
  /** Positions of those that turn without load. */
  readonly turning: Int32Array;
  turnings = 0;
  starting = 0;
  /** Of those of one speed on load: delivery, power at 0 bar and for each bar. */
  fixedM3min = 0;
  fixedKW = 0;
  fixedKWPerBar = 0;
  /** Of all on load, with the variable ones in the middle of their range. */
  middleM3min = 0;
  /** Whether the one that comes first neither loads nor starts. */
  isFirstIdle = false;
  /** When the first of those that turn is switched; Infinity without any. */
  switchesS = Infinity;
  /** How many were, since they were last counted. */
  loaded = 0;
  unloaded = 0;

  /** The present: seconds, the receiver's pressure and its integral. */
  nowS = 0;
  receiverBar = 0;
  barS = 0;

  #order: Int32Array = new Int32Array(0);
  readonly #stepS: number;
  readonly #ventingMean: Float64Array;
  readonly #energyKWs: Float64Array;
  readonly #startedS: Float64Array;
  /** The integral when a machine of one speed was loaded. */
  readonly #enteredBarS: Float64Array;
  readonly #starts: Float64Array;
  readonly #loadS: Float64Array;
  readonly #noLoadS: Float64Array;

  constructor(machines: readonly ReplayMachine[], stepS: number) {
    const count = machines.length;
    const column = (valueOf: (of: ReplayMachine) => number = () => 0) => Float64Array.from(machines, valueOf);
    const kept = ({ ventingS }: ReplayMachine) => Math.exp(-stepS / ventingS);
    this.machines = machines;
    this.#stepS = stepS;
    this.mode = new Uint8Array(count);
    this.rows = machineRows(machines);
    this.noneAt = count * rowSize;
    [this.enteredS, this.#ventKW] = [column(), column()];
    this.#ventingKept = column(kept);
    this.#ventingMean = column((of) => (of.ventingS / stepS) * (1 - kept(of)));
    [this.#energyKWs, this.#enteredBarS, this.#starts, this.#loadS, this.#noLoadS] = [column(), column(), column(), column(), column()];
    this.#startedS = column(() => -Infinity);
    [this.variable, this.turning] = [new Int32Array(count), new Int32Array(count)];
  }

  at(nowS: number, receiverBar: number, barS: number): void {
    this.nowS = nowS;
    this.receiverBar = receiverBar;
    this.barS = barS;
  }

  /** With what the log has, as bits 1 to 10. */
  begin(onLoad: number, running: number): void {
    for (const [i, machine] of this.machines.entries()) {
      const [isOn, turns] = [((onLoad >> machine.slot) & 1) === 1, ((running >> machine.slot) & 1) === 1];
      this.mode[i] = isOn ? modes.load : turns && machine.runOnS > 0 ? modes.noLoad : modes.standing;
      this.enteredS[i] = this.nowS;
      this.#enteredBarS[i] = this.barS;
      this.rows[i * rowSize + rowAt.share] = baseShares(machine).middle;
      this.#ventKW[i] = 0;
    }
    [this.loaded, this.unloaded] = [0, 0];
  }

  /** Makes sums and lists of the modes. */
  #sort(): void {
    const { machines, mode, rows } = this;
    let [variables, turnings, starting, fixedM3min, fixedKW, fixedKWPerBar] = [0, 0, 0, 0, 0, 0];
    let [trims, variableM3min, switchesS] = [false, 0, Infinity];
    for (const i of this.#order) {
      const machine = machines[i]!;
      if (mode[i] === modes.load) {
        if (machine.minShare >= 1) {
          const { kW, kWPerBar } = fullPower(machine);
          fixedM3min += machine.fullM3min;
          fixedKW += kW;
          fixedKWPerBar += kWPerBar;
          continue;
        }
        const at = i * rowSize;
        const isFirst = !trims && isTrimming(machine);
        // the first one takes what all others leave, whatever its middle is
        const { min, middle } = baseShares(machine);
        rows[at + rowAt.minShare] = isFirst ? machine.minShare : min;
        rows[at + rowAt.middleShare] = middle;
        variableM3min += machine.fullM3min * middle;
        if (isFirst) this.variable.copyWithin(1, 0, variables);
        this.variable[isFirst ? 0 : variables] = at;
        trims ||= isFirst;
        variables++;
      } else if (mode[i] !== modes.standing) {
        this.turning[turnings++] = i;
        if (mode[i] === modes.starting) starting++;
        switchesS = Math.min(switchesS, this.enteredS[i]! + (mode[i] === modes.starting ? machine.startS : machine.runOnS));
      }
    }
    const first = this.#order[0];
    this.switchesS = switchesS;
    this.variables = variables;
    this.turnings = turnings;
    this.starting = starting;
    this.fixedM3min = fixedM3min;
    this.fixedKW = fixedKW;
    this.fixedKWPerBar = fixedKWPerBar;
    this.middleM3min = fixedM3min + variableM3min;
    this.isFirstIdle = first !== undefined && mode[first] !== modes.load && mode[first] !== modes.starting;
  }

  enter(i: number, next: number): void {
    const { mode } = this;
    this.#close(i);
    if (mode[i] === modes.load) {
      this.unloaded++;
      if (next === modes.noLoad) this.#ventKW[i] = Math.max(0, this.#loadKW(i) - this.machines[i]!.noLoadKW);
    }
    if (next === modes.load) {
      this.rows[i * rowSize + rowAt.share] = this.machines[i]!.minShare;
      this.loaded++;
    }
    if (next !== modes.noLoad) this.#ventKW[i] = 0;
    mode[i] = next;
    this.#sort();
  }

  /** From now on; positions of the usable ones. */
  setOrder(order: Int32Array): void {
    this.#order = order;
    this.#sort();
  }

  get order(): Int32Array {
    return this.#order;
  }

  /** Stops those of some bits; whether one was on load. */
  lose(unavailable: number): boolean {
    let lost = false;
    for (const [i, { slot }] of this.machines.entries()) {
      if (((unavailable >> slot) & 1) === 0 || this.mode[i] === modes.standing) continue;
      lost ||= this.mode[i] === modes.load;
      this.enter(i, modes.standing);
    }
    return lost;
  }

  canStart(i: number): boolean {
    return this.mode[i] === modes.standing && this.nowS - this.#startedS[i]! >= secondsPerHour / this.machines[i]!.startsPerHour;
  }

  /** Loads one that turns, or starts one that stands. */
  bringOn(i: number): void {
    if (this.mode[i] !== modes.standing) return this.enter(i, modes.load);
    this.#startedS[i] = this.nowS;
    this.#starts[i]! += 1;
    this.enter(i, modes.starting);
  }

  /** Power of those that turn without load in the step that begins, kW. */
  turn(): number {
    let kW = 0;
    for (let k = 0; k < this.turnings; k++) {
      const i = this.turning[k]!;
      const own = this.machines[i]!.noLoadKW + this.#ventKW[i]! * this.#ventingMean[i]!;
      this.#energyKWs[i]! += own * this.#stepS;
      this.#ventKW[i]! *= this.#ventingKept[i]!;
      kW += own;
    }
    return kW;
  }

  /** Loads those that have started, and stops those whose run-on is over. */
  turned(): void {
    if (this.nowS < this.switchesS) return;
    for (const i of this.turning.slice(0, this.turnings)) {
      const { startS, runOnS } = this.machines[i]!;
      const seconds = this.nowS - this.enteredS[i]!;
      if (this.mode[i] === modes.starting) {
        if (seconds >= startS) this.enter(i, modes.load);
      } else if (seconds >= runOnS) this.enter(i, modes.standing);
    }
  }

  /** What each came to, until now. */
  results(): readonly MachineReplayed[] {
    return this.machines.map(({ slot }, i) => ({
      slot,
      energyKWh: (this.#energyKWs[i]! + this.rows[i * rowSize + rowAt.stepsKW]! * this.#stepS) / secondsPerHour,
      starts: this.#starts[i]!,
      loadS: this.#loadS[i]!,
      noLoadS: this.#noLoadS[i]!,
    }));
  }

  /** Ends what each does, as behind it nothing is known. */
  end(): void {
    for (let i = 0; i < this.mode.length; i++) this.#close(i);
  }

  #loadKW(i: number): number {
    const row = this.rows.subarray(i * rowSize, (i + 1) * rowSize);
    const share = this.machines[i]!.minShare >= 1 ? 1 : row[rowAt.share]!;
    const kW = row[rowAt.kW]! + share * (row[rowAt.kWPerShare]! + share * row[rowAt.kWPerShare2]!);
    return kW * (row[rowAt.growthAt0]! + row[rowAt.growthPerBar]! * this.receiverBar);
  }

  /** Time and energy of the mode that ends. */
  #close(i: number): void {
    const { mode, nowS, barS } = this;
    const seconds = nowS - this.enteredS[i]!;
    if (mode[i] === modes.load) {
      this.#loadS[i]! += seconds;
      if (this.machines[i]!.minShare >= 1) {
        const { kW, kWPerBar } = fullPower(this.machines[i]!);
        this.#energyKWs[i]! += kW * seconds + kWPerBar * (barS - this.#enteredBarS[i]!);
      }
    } else if (mode[i] !== modes.standing) this.#noLoadS[i]! += seconds;
    this.enteredS[i] = nowS;
    this.#enteredBarS[i] = barS;
  }
}
