import { machineColumns, machineModes as modes } from './machineColumns.ts';
import type { MachineReplayed, ReplayMachine } from './ReplayPlant.ts';

const secondsPerHour = 3600;

/**
 * Machines while they are replayed: what each does, and what it came to. Modes change seldom and steps are many, so what a step needs stands in
 * columns and sums that are made again only when a mode has changed.
 */
export class ReplayedMachines {
  readonly of: ReturnType<typeof machineColumns>;
  readonly mode: Uint8Array;
  /** Of what a variable machine could deliver. */
  readonly share: Float64Array;
  /** Power above that without load, after unloading. */
  readonly ventKW: Float64Array;
  readonly enteredS: Float64Array;
  readonly energyKWs: Float64Array;
  /** Positions of the usable ones, in the order of loading. */
  order = new Int32Array(0);

  /** Of those in the order: variable ones on load, and such as turn without load. */
  readonly variable: Int32Array;
  readonly turning: Int32Array;
  variables = 0;
  turnings = 0;
  starting = 0;
  /** Of those of one speed on load, at 0 bar, and for each bar. */
  fixedM3min = 0;
  fixedKW = 0;
  fixedKWPerBar = 0;
  /** Whether that which comes first neither loads nor starts. */
  isFirstIdle = false;
  isSorted = false;
  /** Since they were last counted. */
  loaded = 0;
  unloaded = 0;

  /** The present: seconds, the receiver's pressure and its integral. */
  nowS = 0;
  receiverBar = 0;
  barS = 0;

  readonly #slots: readonly number[];
  readonly #startedS: Float64Array;
  /** The integral when a machine of one speed was loaded. */
  readonly #enteredBarS: Float64Array;
  readonly #starts: Float64Array;
  readonly #loadS: Float64Array;
  readonly #noLoadS: Float64Array;

  constructor(machines: readonly ReplayMachine[], stepS: number) {
    const count = machines.length;
    const column = () => new Float64Array(count);
    this.of = machineColumns(machines, stepS);
    this.#slots = machines.map(({ slot }) => slot);
    this.mode = new Uint8Array(count);
    [this.share, this.ventKW, this.enteredS, this.energyKWs] = [column(), column(), column(), column()];
    [this.#enteredBarS, this.#starts, this.#loadS, this.#noLoadS] = [column(), column(), column(), column()];
    this.#startedS = column().fill(-Infinity);
    [this.variable, this.turning] = [new Int32Array(count), new Int32Array(count)];
  }

  at(nowS: number, receiverBar: number, barS: number): void {
    this.nowS = nowS;
    this.receiverBar = receiverBar;
    this.barS = barS;
  }

  /** With the modes that the log has, as bits 1 to 10. */
  begin(onLoad: number, running: number): void {
    const { of, mode } = this;
    for (let i = 0; i < mode.length; i++) {
      const [isOn, turns] = [(onLoad & of.bits[i]!) !== 0, (running & of.bits[i]!) !== 0];
      mode[i] = isOn ? modes.load : turns && of.runOnS[i]! > 0 ? modes.noLoad : modes.standing;
      this.enteredS[i] = this.nowS;
      this.#enteredBarS[i] = this.barS;
      this.share[i] = of.baseShare[i]!;
      this.ventKW[i] = 0;
    }
    this.loaded = 0;
    this.unloaded = 0;
    this.isSorted = false;
  }

  end(): void {
    for (let i = 0; i < this.mode.length; i++) this.#close(i);
  }

  sort(): void {
    const { of, mode, order } = this;
    this.variables = this.turnings = this.starting = 0;
    this.fixedM3min = this.fixedKW = this.fixedKWPerBar = 0;
    for (const i of order) {
      if (mode[i] === modes.load) {
        if (of.isFixed[i] === 0) this.variable[this.variables++] = i;
        else {
          this.fixedM3min += of.fullM3min[i]!;
          this.fixedKW += of.fixedKW[i]!;
          this.fixedKWPerBar += of.fixedKWPerBar[i]!;
        }
      } else if (mode[i] !== modes.standing) {
        this.turning[this.turnings++] = i;
        if (mode[i] === modes.starting) this.starting++;
      }
    }
    const first = order[0];
    this.isFirstIdle = first !== undefined && mode[first] !== modes.load && mode[first] !== modes.starting;
    this.isSorted = true;
  }

  enter(i: number, next: number): void {
    const { of, mode } = this;
    this.#close(i);
    if (mode[i] === modes.load) {
      this.unloaded++;
      if (next === modes.noLoad) this.ventKW[i] = Math.max(0, this.#loadKW(i) - of.noLoadKW[i]!);
    }
    if (next === modes.load) {
      this.share[i] = of.minShare[i]!;
      this.loaded++;
    }
    if (next !== modes.noLoad) this.ventKW[i] = 0;
    mode[i] = next;
    this.isSorted = false;
  }

  /** Stops those of some bits, as they are lost; says whether one was on load. */
  lose(unavailable: number): boolean {
    let lost = false;
    for (let i = 0; i < this.mode.length; i++)
      if ((unavailable & this.of.bits[i]!) !== 0 && this.mode[i] !== modes.standing) {
        lost ||= this.mode[i] === modes.load;
        this.enter(i, modes.standing);
      }
    return lost;
  }

  canStart(i: number): boolean {
    return this.mode[i] === modes.standing && this.nowS - this.#startedS[i]! >= this.of.betweenStartsS[i]!;
  }

  /** Loads one that turns, or starts one that stands. */
  bringOn(i: number): void {
    if (this.mode[i] === modes.standing) {
      this.#startedS[i] = this.nowS;
      this.#starts[i]! += 1;
      this.enter(i, modes.starting);
    } else this.enter(i, modes.load);
  }

  /** Starts that have lasted as long as they take, and run-ons that are over. */
  endTurning(): void {
    const { of, mode } = this;
    for (let k = 0; k < this.turnings; k++) {
      const i = this.turning[k]!;
      const seconds = this.nowS - this.enteredS[i]!;
      if (mode[i] === modes.starting) {
        if (seconds >= of.startS[i]!) this.enter(i, modes.load);
      } else if (seconds >= of.runOnS[i]!) this.enter(i, modes.standing);
    }
  }

  results(): readonly MachineReplayed[] {
    return this.#slots.map((slot, i) => ({
      slot,
      energyKWh: this.energyKWs[i]! / secondsPerHour,
      starts: this.#starts[i]!,
      loadS: this.#loadS[i]!,
      noLoadS: this.#noLoadS[i]!,
    }));
  }

  #loadKW(i: number): number {
    const { of } = this;
    const share = this.share[i]!;
    return of.fullKW[i]! * (of.c0[i]! + share * (of.c1[i]! + share * of.c2[i]!)) * (1 + of.slope[i]! * (this.receiverBar - of.refBar[i]!));
  }

  /** Time and energy of the mode that ends. */
  #close(i: number): void {
    const { of, mode } = this;
    const seconds = this.nowS - this.enteredS[i]!;
    if (mode[i] === modes.load) {
      this.#loadS[i]! += seconds;
      if (of.isFixed[i] === 1)
        this.energyKWs[i]! += of.fixedKW[i]! * seconds + of.fixedKWPerBar[i]! * (this.barS - this.#enteredBarS[i]!);
    } else if (mode[i] !== modes.standing) this.#noLoadS[i]! += seconds;
    this.enteredS[i] = this.nowS;
    this.#enteredBarS[i] = this.barS;
  }
}
