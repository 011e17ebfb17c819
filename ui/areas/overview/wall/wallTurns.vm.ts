import { makeAutoObservable } from 'mobx';

/** What of several things is shown, one after another. */
export class WallTurnsVm {
  private turns = 0;
  private readonly everyMs: number;

  constructor(everyMs: number) {
    this.everyMs = everyMs;
    makeAutoObservable<this, 'everyMs'>(this, { everyMs: false }, { autoBind: true });
  }

  /** From 0; 0 also where there is nothing. */
  of(count: number): number {
    return count === 0 ? 0 : this.turns % count;
  }

  turn(): void {
    this.turns++;
  }

  /** Turns until what it returns is called. */
  follow(): () => void {
    const timer = setInterval(() => this.turn(), this.everyMs);
    return () => clearInterval(timer);
  }
}
