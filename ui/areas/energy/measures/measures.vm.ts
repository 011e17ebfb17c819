import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallResult, Measures, MeasuresAnswer } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, shiftDay, type TimeRange } from '../../../../core/time/index.ts';
import { type DaysParts, DaysQuery, StationQuery } from '../../../stores/index.ts';
import { type ReplayCalls, replayed } from '../replay/replayed.ts';

/** Savings are those of a year. */
const defaultDays = 365;

export interface MeasuresParts extends DaysParts {
  readonly measures: Measures;
}

/** What some finished days say there is to do: at once, and then with what replays of them say. */
export class MeasuresVm {
  /** Without replays. */
  readonly atOnce: DaysQuery<MeasuresAnswer>;
  private share = 0;
  private readonly query = new StationQuery<CallResult<MeasuresAnswer>>();
  private readonly parts: MeasuresParts;

  constructor(parts: MeasuresParts) {
    const { measures } = parts;
    this.parts = parts;
    this.atOnce = new DaysQuery<MeasuresAnswer>(parts, {
      read: (range, token, waiting) => measures.read(range, token, waiting),
      usual: (today) => ({ from: shiftDay(today, -defaultDays), until: shiftDay(today, -1) }),
      what: 'what there is to do',
    });
    makeAutoObservable<this, 'query' | 'parts'>(this, { atOnce: observableRef, query: false, parts: false }, { autoBind: true });
  }

  /** What the address asks for; without that the last year. */
  choose(days: DayRangeChoice | undefined): void {
    this.atOnce.choose(days);
  }

  /** The better one of the two answers about the same days. */
  get answer(): MeasuresAnswer | undefined {
    const [first, better] = [this.atOnce.answer, this.query.answer?.value];
    return better !== undefined && first !== undefined && compareStructural(better.range, first.range) ? better : first;
  }

  get isReplayed(): boolean {
    return this.answer !== undefined && this.answer === this.query.answer?.value;
  }

  /** Share of the replay that is done; undefined while none runs. */
  get done(): number | undefined {
    return this.query.state === 'asking' ? this.share : undefined;
  }

  /** Days that are all evaluated can be replayed; a controller may offer none. */
  get canReplay(): boolean {
    const { atOnce, query } = this;
    const { answer } = atOnce;
    return (
      answer !== undefined &&
      answer.evaluatedDays > 0 &&
      answer.evaluatedDays === answer.recordedDays &&
      query.failure?.outcome !== 'notOffered'
    );
  }

  /** More may be found: days are being evaluated or replayed. */
  get isLooking(): boolean {
    const { answer } = this.atOnce;
    return this.done !== undefined || (answer !== undefined && answer.evaluatedDays < answer.recordedDays);
  }

  /** The last replay failed: what needs one has no figure. */
  get isFailed(): boolean {
    const outcome = this.query.failure?.outcome;
    return outcome !== undefined && outcome !== 'notOffered';
  }

  /** Asks for the chosen days, and has them replayed once all of them are evaluated, until the returned function is called. */
  follow(): () => void {
    const stopAtOnce = this.atOnce.follow();
    const stop = reaction(
      () => (this.canReplay ? this.atOnce.answer?.range : undefined),
      (range) => {
        if (range === undefined) this.cancel();
        else void this.replay();
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      stopAtOnce();
      this.query.forget();
    };
  }

  /** Again behind a change of what people enter: the station knows its replays. */
  async askAgain(): Promise<void> {
    await Promise.all([this.isReplayed ? undefined : this.atOnce.ask(), this.canReplay ? this.replay() : undefined]);
  }

  /** Replays the days that are shown; what is shown stays meanwhile. */
  async replay(): Promise<void> {
    const { atOnce, parts } = this;
    const { token } = parts.session;
    const range = atOnce.answer?.range;
    if (token === undefined || range === undefined) return;
    this.share = 0;
    const { measures, log } = parts;
    const calls: ReplayCalls<TimeRange, MeasuresAnswer> = {
      begin: (of, by) => measures.beginReplay(of, by),
      read: (id, by, waiting) => measures.readReplay(id, by, waiting),
      cancel: (id, by) => measures.cancelReplay(id, by),
    };
    const onShare = (done: number) =>
      runInAction(() => {
        this.share = done;
      });
    const answered = await this.query.ask((waiting) => replayed(calls, range, token, waiting, onShare));
    const outcome = answered?.outcome ?? 'aborted';
    if (outcome !== 'succeeded' && outcome !== 'aborted' && outcome !== 'notOffered')
      log.warn('a replay of measures has no answer', outcome);
  }

  /** Ends what runs; the station forgets it. */
  cancel(): void {
    this.query.abort();
  }
}
