import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** How a question stands; `idle` before the first one. */
export type QueryState = 'idle' | 'asking' | 'answered' | 'failed';

/** What the station answers: `succeeded`, or why not. */
interface Result {
  readonly outcome: string;
}
type Succeeded<R extends Result> = R & { readonly outcome: 'succeeded' };
type Failed<R extends Result> = (R & { readonly outcome: Exclude<R['outcome'], 'succeeded' | 'aborted'> }) | typeof thrown;

/** Of a call that throws. */
const thrown = { outcome: 'failed' } as const;

const isSucceeded = <R extends Result>(result: R | typeof thrown): result is Succeeded<R> => result.outcome === 'succeeded';
const isFailed = <R extends Result>(result: R | typeof thrown): result is Failed<R> =>
  result.outcome !== 'succeeded' && result.outcome !== 'aborted';

/** A call; its signal says when nobody waits for it any more, nor for what is left of it. */
export type QueryCall<R> = (waiting: { readonly signal: AbortSignal }) => Promise<R>;

export interface QueryOptions {
  /** How an answer is held: with `observableStruct` one that says the same as the one before stays that one. */
  readonly answer?: typeof observableRef;
  /** A failure drops the answer that was there. */
  readonly isDroppedByFailure?: boolean;
}

/** The way to ask the station: a later question wins, an abort is no failure, and the last answer stays until the next one. */
export class StationQuery<R extends Result> {
  /** The last one. */
  answer: Succeeded<R> | undefined;
  /** Why the last question has none; undefined when it has, or was aborted. A call that throws has `failed`. */
  failure: Failed<R> | undefined;
  private isShown = false;
  private current: AbortController | undefined;
  /** What is asked when the current call has ended. */
  private next: QueryCall<R> | undefined;
  private readonly isDroppedByFailure: boolean;

  constructor({ answer = observableRef, isDroppedByFailure = false }: QueryOptions = {}) {
    this.isDroppedByFailure = isDroppedByFailure;
    makeAutoObservable<this, 'current' | 'next' | 'isDroppedByFailure'>(
      this,
      { answer, failure: observableRef, current: observableRef, next: false, isDroppedByFailure: false },
      { autoBind: true },
    );
  }

  /** While a refresh is under way that of the question before. */
  get state(): QueryState {
    if (this.isShown) return 'asking';
    if (this.failure !== undefined) return 'failed';
    return this.answer === undefined ? 'idle' : 'answered';
  }

  /** What the last question brought; undefined while one is on its way, and before the first one. */
  get result(): Succeeded<R> | Failed<R> | undefined {
    return this.isShown ? undefined : (this.failure ?? this.answer);
  }

  /** A question or a refresh is on its way. */
  get isUnderWay(): boolean {
    return this.current !== undefined;
  }

  /** Asks; a call that is on its way is aborted. Undefined when this one was aborted meanwhile. */
  ask(call: QueryCall<R>): Promise<R | undefined> {
    return this.run(call, true);
  }

  /** Asks in the background unless a call is on its way; then once more after it when `again`, as what it brings may be too old. */
  async refresh(call: QueryCall<R>, whileUnderWay: 'skip' | 'again' = 'skip'): Promise<void> {
    if (!this.isUnderWay) await this.run(call, this.state === 'idle');
    else if (whileUnderWay === 'again') this.next = call;
  }

  /** Ends what is on its way, as if it had not been asked. */
  abort(): void {
    this.current?.abort();
    this.current = undefined;
    this.next = undefined;
    this.isShown = false;
  }

  /** Ends what is on its way, and has no answer. */
  forget(): void {
    this.abort();
    this.answer = undefined;
    this.failure = undefined;
  }

  private async run(call: QueryCall<R>, isShown: boolean): Promise<R | undefined> {
    this.abort();
    const current = new AbortController();
    this.current = current;
    this.isShown = isShown;
    for (let asked = call; ; asked = this.next ?? call, this.next = undefined) {
      let result: R;
      try {
        result = await asked(current);
      } catch (error) {
        if (this.settle(current, thrown)) throw error;
        return undefined;
      }
      if (!this.settle(current, result)) return undefined;
      if (this.current !== current) return result;
    }
  }

  /** False for a call that was aborted meanwhile. */
  private settle(of: AbortController, result: R | typeof thrown): boolean {
    if (this.current !== of) return false;
    runInAction(() => {
      if (isSucceeded(result)) {
        this.answer = result;
        this.failure = undefined;
      } else if (isFailed(result)) {
        this.failure = result;
        if (this.isDroppedByFailure) this.answer = undefined;
      }
      if (this.next === undefined || result === thrown) this.abort();
    });
    return true;
  }
}
