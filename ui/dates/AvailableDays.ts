import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { DayFiles, Log, SessionToken } from '../../core/ports/index.ts';
import { msPerSecond, type PlantDay } from '../../core/time/index.ts';
import type { SessionStore } from '../stores/index.ts';

const pollMs = 10 * msPerSecond;

/** `pending`: never answered yet. */
export type AvailableDaysState = 'pending' | 'known' | 'failed';

export interface AvailableDaysParts {
  readonly dayFiles: DayFiles;
  readonly session: SessionStore;
  readonly log: Log;
}

/** The days that have a file, asked for every 10 s while somebody follows them; a failure keeps those that are known. */
export class AvailableDays {
  days: ReadonlySet<PlantDay> | undefined;
  /** The last answer was none. */
  failed = false;
  /** Of the call that is on its way. */
  private asking: AbortController | undefined;
  private readonly parts: AvailableDaysParts;

  constructor(parts: AvailableDaysParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asking' | 'parts'>(this, { days: observableRef, asking: false, parts: false }, { autoBind: true });
  }

  get state(): AvailableDaysState {
    if (this.failed) return 'failed';
    return this.days === undefined ? 'pending' : 'known';
  }

  /** Keeps the days fresh until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => this.parts.session.token,
      () => {
        this.stopAsking();
        void this.load();
      },
      { fireImmediately: true },
    );
    const timer = setInterval(() => void this.load(), pollMs);
    return () => {
      stop();
      clearInterval(timer);
      this.stopAsking();
    };
  }

  /** Asks unless a call is on its way or nobody is logged in. */
  async load(): Promise<void> {
    const { token } = this.parts.session;
    if (token === undefined || this.asking !== undefined) return;
    const asking = new AbortController();
    this.asking = asking;
    await this.ask(token, asking);
    if (this.asking === asking) this.asking = undefined;
  }

  private async ask(token: SessionToken, asking: AbortController): Promise<void> {
    const answer = await this.parts.dayFiles.availableDays(token, asking);
    if (this.asking !== asking) return;
    const hasFailed = answer.outcome !== 'succeeded';
    if (hasFailed && !this.failed) this.parts.log.warn('the days that have a file could not be fetched', answer.outcome);
    runInAction(() => {
      this.failed = hasFailed;
      if (!hasFailed && !isSame(this.days, answer.value)) this.days = new Set(answer.value);
    });
  }

  private stopAsking(): void {
    this.asking?.abort();
    this.asking = undefined;
  }
}

function isSame(known: ReadonlySet<PlantDay> | undefined, days: readonly PlantDay[]): boolean {
  return known?.size === days.length && days.every((day) => known.has(day));
}
