import { compareStructural, computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { pressureBandOf } from '../../../../core/loadProfile/index.ts';
import type { DataSheet } from '../../../../core/plantData/index.ts';
import type { CallResult, Clock, Log, WhatIfAnswer, WhatIfs } from '../../../../core/ports/index.ts';
import type { PlantChange, PlantFit } from '../../../../core/replay/index.ts';
import { type DayRangeChoice, msPerSecond, type PlantDay, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import { type PlantStore, presentDay, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';
import { replayed } from '../replay/replayed.ts';

export interface WhatIfParts {
  readonly whatIfs: WhatIfs;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** What is asked for: by default the last 28 days that are over. */
const defaultDays = 28;
/** The station may still be evaluating days. */
const againMs = 3 * msPerSecond;

/** A change that somebody tries, and what finished days would have needed with it. */
export class WhatIfVm {
  private asked: DayRangeChoice | undefined;
  change: PlantChange = {};
  /** Network pressure that consumers need, bar; as entered here. */
  private enteredLimitBar: number | undefined;
  /** The plant as it is. */
  asIs: WhatIfAnswer | undefined;
  /** The last one with a change; what it is of. */
  answer: WhatIfAnswer | undefined;
  answered: PlantChange = {};
  private share = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = new StationQuery<CallResult<WhatIfAnswer>>();
  private readonly parts: WhatIfParts;

  constructor(parts: WhatIfParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'query' | 'parts' | 'timer'>(
      this,
      {
        asked: observableRef,
        change: observableRef,
        asIs: observableRef,
        answer: observableRef,
        answered: observableRef,
        query: false,
        timer: false,
        parts: false,
        days: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** What the address asks for. */
  choose(days: DayRangeChoice | undefined): void {
    this.asked = days;
  }

  get yesterday(): PlantDay {
    return shiftDay(presentDay(this.parts), -1);
  }

  get days(): DayRangeChoice {
    return this.asked ?? { from: shiftDay(this.yesterday, 1 - defaultDays), until: this.yesterday };
  }

  /** Share of the replay that is done; undefined while none runs. */
  get done(): number | undefined {
    return this.query.state === 'asking' ? this.share : undefined;
  }

  /** Why the last replay has no answer. */
  get failure(): 'notOffered' | 'failed' | undefined {
    const outcome = this.query.failure?.outcome;
    return outcome === undefined || outcome === 'notOffered' ? outcome : 'failed';
  }

  get isLost(): boolean {
    return this.parts.plant.connection === 'webserverLost';
  }

  /** The plant as its log has it; undefined until it is known, and where it can't be. */
  get fitted(): PlantFit | undefined {
    const of = this.asIs?.whatIf;
    return of === undefined || of.kind === 'none' ? undefined : of.fitted;
  }

  get isChanged(): boolean {
    return Object.values(this.change).some((part) => part !== undefined);
  }

  /** Whether what is shown is not of what is entered. */
  get isOld(): boolean {
    return this.answer !== undefined && !compareStructural(this.answered, this.change);
  }

  get dataSheets(): readonly DataSheet[] {
    return this.parts.settings.settings.plant.dataSheets.rows;
  }

  /** As entered, or the lower limit of the network's pressure. */
  get limitBar(): number | undefined {
    return this.enteredLimitBar ?? pressureBandOf(this.parts.settings.settings.limits).low;
  }

  enter(change: PlantChange): void {
    this.change = { ...this.change, ...change };
  }

  enterLimit(bar: number | undefined): void {
    this.enteredLimitBar = bar;
  }

  /** As it is today again. */
  reset(): void {
    this.cancel();
    this.change = {};
    this.answer = undefined;
  }

  /** Replays the plant as it is, again while days are being evaluated, whenever days or connection change, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.days, this.parts.session.token, this.isLost] as const,
      ([, token, isLost]) => {
        if (isLost || token === undefined) return;
        this.forget();
        void this.askAsIs();
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      this.cancel();
    };
  }

  async askAsIs(): Promise<void> {
    const answer = await this.replay({});
    if (answer === undefined) return;
    runInAction(() => {
      this.asIs = answer;
    });
    if (answer.evaluatedDays < answer.recordedDays) this.timer = setTimeout(() => void this.askAsIs(), againMs);
  }

  /** Replays the change; the last answer stays meanwhile. */
  async run(): Promise<void> {
    const { change } = this;
    clearTimeout(this.timer);
    const answer = await this.replay(change);
    runInAction(() => {
      if (answer === undefined) return;
      this.answer = answer;
      this.answered = change;
    });
  }

  /** Ends what runs; the station forgets it. */
  cancel(): void {
    clearTimeout(this.timer);
    this.query.abort();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.query.forget();
    this.asIs = undefined;
    this.answer = undefined;
  }

  /** Undefined where it failed, or was ended. */
  private async replay(change: PlantChange): Promise<WhatIfAnswer | undefined> {
    const { days, limitBar } = this;
    const { session, settings, whatIfs, log } = this.parts;
    const { token } = session;
    if (token === undefined) return undefined;
    const { zone } = settings.settings.time;
    const range = { fromMs: plantDayRange(days.from, zone).fromMs, untilMs: plantDayRange(days.until, zone).untilMs };
    this.share = 0;
    const onShare = (done: number) =>
      runInAction(() => {
        this.share = done;
      });
    const answered = await this.query.ask((waiting) => replayed(whatIfs, { range, change, limitBar }, token, waiting, onShare));
    if (answered === undefined || answered.outcome === 'aborted') return undefined;
    if (answered.outcome === 'succeeded') return answered.value;
    if (answered.outcome !== 'notOffered') log.warn('a replay has no answer', answered.outcome);
    return undefined;
  }
}
