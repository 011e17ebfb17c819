import { makeAutoObservable, observableStruct, reaction } from 'mobx';
import type { CallResult, DayFiles, Log } from '../../core/ports/index.ts';
import { msPerSecond, type PlantDay } from '../../core/time/index.ts';
import { type QueryState, type SessionStore, StationQuery } from '../stores/index.ts';

const pollMs = 10 * msPerSecond;

export interface AvailableDaysParts {
  readonly dayFiles: DayFiles;
  readonly session: SessionStore;
  readonly log: Log;
}

type Answer = CallResult<ReadonlySet<PlantDay>>;

/** The days that have a file, asked for every 10 s while somebody follows them; a failure keeps those that are known. */
export class AvailableDays {
  private readonly query = new StationQuery<Answer>({ answer: observableStruct });
  private readonly parts: AvailableDaysParts;

  constructor(parts: AvailableDaysParts) {
    this.parts = parts;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  get days(): ReadonlySet<PlantDay> | undefined {
    return this.query.answer?.value;
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** They were not reported yet, and may be. */
  get isAwaited(): boolean {
    return this.state === 'idle' || this.state === 'asking';
  }

  /** Keeps the days fresh until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => this.parts.session.token,
      () => {
        this.query.abort();
        void this.load();
      },
      { fireImmediately: true },
    );
    const timer = setInterval(() => void this.load(), pollMs);
    return () => {
      stop();
      clearInterval(timer);
      this.query.abort();
    };
  }

  /** Asks unless a call is on its way or nobody is logged in. */
  async load(): Promise<void> {
    const { session, dayFiles, log } = this.parts;
    const { token } = session;
    if (token === undefined) return;
    const hadFailed = this.state === 'failed';
    await this.query.refresh(async (waiting): Promise<Answer> => {
      const answer = await dayFiles.availableDays(token, waiting);
      if (answer.outcome === 'succeeded') return { outcome: 'succeeded', value: new Set(answer.value) };
      if (answer.outcome !== 'aborted' && !hadFailed) log.warn('the days that have a file could not be fetched', answer.outcome);
      return answer;
    });
  }
}
