import { makeAutoObservable, observableRef } from 'mobx';
import { canChooseMoment, type ClosedTimeRange, momentBounds, type MomentChoice } from '../../core/time/index.ts';
import { type MomentOptions, momentOptions, type MomentParts, momentParts, movedMoment } from './model/movedMoment.ts';

/** The choice of a start and an end before it is applied; both always keep the bounds, as far as these hold a second. */
export class ChangeMomentsVm {
  private choice: ClosedTimeRange;
  private readonly bounds: ClosedTimeRange;
  private readonly zone: string;

  /** What lies outside the bounds begins at their ends; `zone` is an IANA name. */
  constructor(value: MomentChoice, bounds: ClosedTimeRange, zone: string) {
    this.bounds = bounds;
    this.zone = zone;
    const open = momentBounds('from', { fromMs: undefined, toMs: undefined }, bounds);
    const within = (atMs: number | undefined, otherwise: number) =>
      atMs === undefined ? otherwise : Math.floor(Math.min(Math.max(atMs, open.fromMs), open.toMs) / 1000) * 1000;
    const choice = { fromMs: within(value.fromMs, open.fromMs), toMs: within(value.toMs, open.toMs) };
    this.choice = choice.fromMs < choice.toMs ? choice : open;
    makeAutoObservable<this, 'choice' | 'bounds' | 'zone'>(
      this,
      { choice: observableRef, bounds: false, zone: false, parts: false, options: false },
      { autoBind: true },
    );
  }

  parts(end: 'from' | 'until'): MomentParts {
    return momentParts(this.momentOf(end), this.zone);
  }

  options(end: 'from' | 'until'): MomentOptions {
    return momentOptions(this.parts(end), this.zone, this.boundsOf(end));
  }

  /** Changes a part of an end, and the smaller ones where the bounds need it. */
  change(end: 'from' | 'until', change: Partial<MomentParts>): void {
    const atMs = movedMoment(this.parts(end), change, this.zone, this.boundsOf(end));
    if (atMs !== undefined) this.choice = { ...this.choice, [end === 'from' ? 'fromMs' : 'toMs']: atMs };
  }

  /** The choice when it can be applied. */
  get applicable(): ClosedTimeRange | undefined {
    const isInside = (end: 'from' | 'until') => canChooseMoment(this.momentOf(end), this.boundsOf(end));
    return isInside('from') && isInside('until') ? this.choice : undefined;
  }

  private momentOf(end: 'from' | 'until'): number {
    return end === 'from' ? this.choice.fromMs : this.choice.toMs;
  }

  private boundsOf(end: 'from' | 'until'): ClosedTimeRange {
    return momentBounds(end, this.choice, this.bounds);
  }
}
