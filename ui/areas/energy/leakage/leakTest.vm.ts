import { makeAutoObservable, runInAction } from 'mobx';
import { type LeakTestProblem, leakTestProblem, minLeakTestMs } from '../../../../core/leakage/index.ts';
import type { Clock } from '../../../../core/ports/index.ts';
import type { TimeRange } from '../../../../core/time/index.ts';
import { type PlantEditVm, type PlantStore, presentMs } from '../../../stores/index.ts';

export interface LeakTestParts {
  readonly edit: PlantEditVm;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

/** A time in which a person has all consumers off: as it goes on, or entered afterwards. */
export class LeakTestVm {
  fromMs: number | undefined;
  untilMs: number | undefined;
  note = '';
  /** When a test that goes on began. */
  startedMs: number | undefined;
  /** What was wrong with the time that somebody wanted to enter. */
  problem: LeakTestProblem | undefined;
  private readonly parts: LeakTestParts;

  constructor(parts: LeakTestParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  get nowMs(): number {
    return presentMs(this.parts);
  }

  /** How much of the least time is over; 1 when the test may end. */
  get share(): number {
    return this.startedMs === undefined ? 0 : Math.min(1, Math.max(0, (this.nowMs - this.startedMs) / minLeakTestMs));
  }

  /** From when on it may end; undefined while none goes on. */
  get enoughMs(): number | undefined {
    return this.startedMs === undefined ? undefined : this.startedMs + minLeakTestMs;
  }

  get canEnd(): boolean {
    return this.enoughMs !== undefined && this.nowMs >= this.enoughMs;
  }

  enter(change: Partial<Pick<LeakTestVm, 'fromMs' | 'untilMs' | 'note'>>): void {
    Object.assign(this, change);
    this.problem = undefined;
    this.parts.edit.forget();
  }

  /** All consumers are off now, or were at a moment that the page remembers. */
  start(atMs = this.nowMs): void {
    if (atMs <= this.nowMs) this.startedMs = atMs;
  }

  /** Nothing is kept. */
  cancel(): void {
    this.startedMs = undefined;
  }

  /** Enters the time since the start. */
  async end(): Promise<boolean> {
    const { startedMs, nowMs } = this;
    if (startedMs === undefined) return false;
    const isKept = await this.mark({ fromMs: startedMs, untilMs: nowMs });
    if (isKept) this.cancel();
    return isKept;
  }

  /** Enters the time that was typed. */
  async save(): Promise<boolean> {
    const isKept = await this.mark({ fromMs: this.fromMs, untilMs: this.untilMs });
    if (isKept) this.enter({ fromMs: undefined, untilMs: undefined, note: '' });
    return isKept;
  }

  /** Takes a test back. */
  remove({ fromMs, untilMs }: TimeRange): Promise<boolean> {
    return this.parts.edit.change((plant) => ({
      ...plant,
      windows: {
        rows: plant.windows.rows.filter((each) => !(each.kind === 'allConsumersOff' && each.fromMs === fromMs && each.untilMs === untilMs)),
      },
    }));
  }

  private async mark({ fromMs, untilMs }: Partial<{ [End in keyof TimeRange]: number | undefined }>): Promise<boolean> {
    const range = { ...(fromMs !== undefined && { fromMs }), ...(untilMs !== undefined && { untilMs }) };
    const problem = leakTestProblem(range, this.nowMs);
    runInAction(() => (this.problem = problem));
    if (problem !== undefined) return false;
    const window = { ...(range as TimeRange), kind: 'allConsumersOff' as const, note: this.note.trim() };
    return this.parts.edit.change((plant) => ({ ...plant, windows: { rows: [...plant.windows.rows, window] } }));
  }
}
