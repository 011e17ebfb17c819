import { makeAutoObservable, observableRef } from 'mobx';
import { type ActiveFault, nextRotationMs, rotatedText, rotationStepMs } from '../../../../core/faults/index.ts';

/** Why the texts stand still for a moment. */
export type Hold = 'pointer' | 'focus';

/** Which of a machine's faults is shown; several take turns unless somebody reads, stops them, or wants no motion. */
export class FaultRotationVm {
  faults: readonly ActiveFault[];
  /** How often a fault came while somebody looked. */
  arrivals = 0;
  /** Stopped until somebody lets them go on. */
  isStopped = false;
  /** The person wants no motion. */
  isStill = false;
  private pointer = false;
  private focus = false;
  private turnedMs = 0;

  constructor(faults: readonly ActiveFault[] = []) {
    this.faults = faults;
    makeAutoObservable(this, { faults: observableRef }, { autoBind: true });
  }

  /** Undefined when there is no fault. */
  get shown(): ActiveFault | undefined {
    return rotatedText(this.faults, this.turnedMs);
  }

  /** Place of the shown one, from 0. */
  get position(): number {
    return this.shown === undefined ? 0 : this.faults.indexOf(this.shown);
  }

  /** How long the shown one stays; undefined while nothing turns. */
  get waitMs(): number | undefined {
    if (this.isStopped || this.isStill || this.pointer || this.focus) return undefined;
    const nextMs = nextRotationMs(this.faults.length, this.turnedMs);
    return nextMs === undefined ? undefined : nextMs - this.turnedMs;
  }

  /** To the next one. */
  turn(): void {
    this.turnedMs = nextRotationMs(this.faults.length, this.turnedMs) ?? 0;
  }

  /** Shows a fault that has come, else goes on with the one that was shown. */
  receive(faults: readonly ActiveFault[]): void {
    const come = faults.find(({ number }) => !this.faults.some((known) => known.number === number));
    const kept = come ?? this.shown;
    if (come !== undefined) this.arrivals++;
    this.turnedMs =
      Math.max(
        0,
        faults.findIndex(({ number }) => number === kept?.number),
      ) * rotationStepMs;
    this.faults = faults;
  }

  hold(why: Hold, isHeld: boolean): void {
    this[why] = isHeld;
  }

  setStill(isStill: boolean): void {
    this.isStill = isStill;
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Goes on even under the pointer and with the focus of the one who asked for it. */
  goOn(): void {
    this.isStopped = false;
    this.pointer = false;
    this.focus = false;
  }
}
