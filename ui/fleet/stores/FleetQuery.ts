import { makeAutoObservable } from 'mobx';
import type { CallResult, Waiting } from '../../../core/ports/index.ts';
import { type QueryState, StationQuery } from '../../stores/StationQuery.ts';

export interface FleetQuestion<Answer> {
  readonly read: (waiting: Waiting) => Promise<CallResult<Answer>>;
  /** How often it is asked again in the background; never without it. */
  readonly everyMs?: number;
}

/** An answer of the fleet that a page shows: it stays while it is asked for again, and when that fails. */
export class FleetQuery<Answer> {
  private readonly query = new StationQuery<CallResult<Answer>>();
  private readonly question: FleetQuestion<Answer>;

  constructor(question: FleetQuestion<Answer>) {
    this.question = question;
    makeAutoObservable<this, 'query' | 'question'>(this, { query: false, question: false }, { autoBind: true });
  }

  get state(): QueryState {
    return this.query.state;
  }

  /** Undefined while there is none. */
  get value(): Answer | undefined {
    return this.query.answer?.value;
  }

  /** What is shown may have changed since: the last question has no answer. */
  get isOld(): boolean {
    return this.query.failure !== undefined && this.value !== undefined;
  }

  get isUnreachable(): boolean {
    return this.query.failure?.outcome === 'unreachable';
  }

  /** There is no such thing, or not for this person. */
  get isRefused(): boolean {
    const outcome = this.query.failure?.outcome;
    return outcome === 'refused' || outcome === 'forbidden';
  }

  /** Asks until the returned function is called. */
  follow(): () => void {
    void this.ask();
    const { everyMs } = this.question;
    const timer = everyMs === undefined ? undefined : setInterval(() => void this.refresh(), everyMs);
    return () => {
      clearInterval(timer);
      this.query.abort();
    };
  }

  async ask(): Promise<void> {
    await this.query.ask(this.question.read);
  }

  /** In the background; what is on its way may be older than a change. */
  async refresh(): Promise<void> {
    await this.query.refresh(this.question.read, 'again');
  }
}
