import { makeAutoObservable, observable } from 'mobx';
import { canChooseMoment, minChoiceMs, type ClosedTimeRange, momentBounds, msPerSecond } from '../../core/time/index.ts';

/** An end of a range. */
export type RangeEnd = 'from' | 'until';
export const rangeEnds: readonly RangeEnd[] = ['from', 'until'];

/** Why a typed moment can't be taken. */
export type MomentProblem = 'incomplete' | 'tooEarly' | 'tooLate' | 'reversed';

export interface TypedRangeParts {
  /** What is shown; undefined without data. */
  readonly shown: () => ClosedTimeRange | undefined;
  /** First and last moment that can be shown; undefined without data. */
  readonly available: () => ClosedTimeRange | undefined;
  /** Takes a range that keeps the bounds. */
  readonly take: (range: ClosedTimeRange) => void;
}

const keyOf = { from: 'fromMs', until: 'toMs' } as const;
const wholeSecond = (atMs: number) => Math.floor(atMs / msPerSecond) * msPerSecond;

/** A start and an end that are typed to the second: an end that nobody types follows what is shown. */
export class TypedRangeVm {
  /** Undefined for a moment that is not complete. */
  private readonly typed = observable.map<RangeEnd, number | undefined>();
  private readonly parts: TypedRangeParts;

  constructor(parts: TypedRangeParts) {
    this.parts = parts;
    makeAutoObservable<this, 'typed' | 'parts'>(this, { typed: false, parts: false }, { autoBind: true });
  }

  /** There is something to be shown. */
  get isOpen(): boolean {
    return this.parts.shown() !== undefined && this.bounds !== undefined;
  }

  /** What the field of an end has; undefined while it is empty or not complete. */
  momentOf(end: RangeEnd): number | undefined {
    if (this.typed.has(end)) return this.typed.get(end);
    const shownMs = this.parts.shown()?.[keyOf[end]];
    return shownMs === undefined ? undefined : wholeSecond(shownMs);
  }

  type(end: RangeEnd, atMs: number | undefined): void {
    this.typed.set(end, atMs);
  }

  /** All typed moments are forgotten. */
  discard(): void {
    this.typed.clear();
  }

  /** Something is typed that is not shown yet. */
  get isChanged(): boolean {
    return this.typed.size > 0;
  }

  /** Of an end that is typed. */
  problemOf(end: RangeEnd): MomentProblem | undefined {
    const { bounds } = this;
    if (bounds === undefined || !this.typed.has(end)) return undefined;
    const atMs = this.typed.get(end);
    if (atMs === undefined) return 'incomplete';
    if (atMs < bounds.fromMs) return 'tooEarly';
    if (atMs > bounds.toMs) return 'tooLate';
    return canChooseMoment(atMs, this.boundsOf(end)) ? undefined : 'reversed';
  }

  /** First and last whole second that can be chosen at all; undefined without data. */
  get bounds(): ClosedTimeRange | undefined {
    const available = this.parts.available();
    if (available === undefined) return undefined;
    const { fromMs, toMs } = momentBounds('from', { fromMs: undefined, toMs: undefined }, available);
    return fromMs + minChoiceMs <= toMs ? { fromMs, toMs } : undefined;
  }

  /** Takes what is typed; something wrong is left to be mended. */
  commit(): void {
    const shown = this.parts.shown();
    if (!this.isChanged || shown === undefined || rangeEnds.some((end) => this.problemOf(end) !== undefined)) return;
    const endOf = (end: RangeEnd) => this.typed.get(end) ?? shown[keyOf[end]];
    const range = { fromMs: endOf('from'), toMs: endOf('until') };
    this.discard();
    if (range.fromMs !== shown.fromMs || range.toMs !== shown.toMs) this.parts.take(range);
  }

  private boundsOf(end: RangeEnd): ClosedTimeRange {
    return momentBounds(end, { fromMs: this.momentOf('from'), toMs: this.momentOf('until') }, this.bounds!);
  }
}
