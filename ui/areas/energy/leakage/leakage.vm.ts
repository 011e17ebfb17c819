import { makeAutoObservable } from 'mobx';
import { type LeakFinding, type NightLevel, nightPicture, type NightPicture, plantLeak } from '../../../../core/leakage/index.ts';
import type { LeakageAnswer, Leakages } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, type PlantDay, shiftDay } from '../../../../core/time/index.ts';
import { type DaysParts, DaysQuery, type QueryState } from '../../../stores/index.ts';

export interface LeakageParts extends DaysParts {
  readonly leakages: Leakages;
}

/** Twelve weeks: enough for what nights are compared with, and for those behind. */
const defaultDays = 84;

/** What the nights of some days say of leaks. */
export class LeakageVm {
  private readonly query: DaysQuery<LeakageAnswer>;

  constructor({ leakages, ...parts }: LeakageParts) {
    this.query = new DaysQuery(parts, {
      read: (range, token, waiting) => leakages.read(range, token, waiting),
      // the day that is going on says nothing of nights, but a test of today counts
      usual: (today) => ({ from: shiftDay(today, -defaultDays), until: today }),
      what: 'what leaks',
    });
    makeAutoObservable<this, 'query'>(this, { query: false }, { autoBind: true });
  }

  /** What the address asks for; without that the last twelve weeks. */
  choose(days: DayRangeChoice | undefined): void {
    this.query.choose(days);
  }

  get today(): PlantDay {
    return this.query.today;
  }

  get days(): DayRangeChoice {
    return this.query.days;
  }

  get zone(): string {
    return this.query.zone;
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isNotOffered(): boolean {
    return this.query.isNotOffered;
  }

  /** There is no connection to the station: what was fetched stays. */
  get isLost(): boolean {
    return this.query.isLost;
  }

  /** Undefined while there is none. */
  get answer(): LeakageAnswer | undefined {
    return this.query.answer;
  }

  /** The leak flow of the plant; undefined where none was found. */
  get leak(): LeakFinding | undefined {
    return this.answer && plantLeak(this.answer.leakage);
  }

  get picture(): NightPicture | undefined {
    const { answer } = this;
    return (
      answer &&
      nightPicture(
        answer.leakage,
        this.zone,
        answer.seen.map(({ since }) => since),
      )
    );
  }

  /** The level of the nights now and, where it changed, that before. */
  get levels(): { readonly before: NightLevel | undefined; readonly since: NightLevel | undefined } {
    const { levels = [] } = this.picture ?? {};
    return { before: levels.at(-2), since: levels.at(-1) };
  }

  /** Asks for the chosen days until the returned function is called. */
  follow(): () => void {
    return this.query.follow();
  }

  /** Again, after a failure or a change; what is shown stays meanwhile. */
  async ask(): Promise<void> {
    await this.query.ask();
  }
}
