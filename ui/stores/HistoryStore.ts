import { makeAutoObservable, runInAction } from 'mobx';
import type { StationSnapshot } from '../../core/master/index.ts';
import type { Backlog, Log } from '../../core/ports/index.ts';
import { type Channel, sampleRowOf, type SampleTable, weekBuffer } from '../../core/samples/index.ts';
import { daysBetween, plantDayOf } from '../../core/time/index.ts';

/** After a failure the log is asked for again this much later. */
const retryPauseMs = 30_000;

const utcDay = (atMs: number) => plantDayOf(atMs, 'UTC');

/** The log of the last week: live samples and what the station kept before. */
export class HistoryStore {
  /** Counts up with each change of the samples, which are kept outside of observation. */
  version = 0;
  /** Counts up with each day that was fetched, and when all is forgotten. */
  fillVersion = 0;
  /** Earliest moment that the backlog has been fetched for. */
  filledFromMs = Infinity;
  filling = false;
  fillFailed = false;
  private retryFromMs = -Infinity;
  /** Days that were over when they were fetched: nothing is added to them. */
  private readonly wholeDays = new Set<string>();
  /** Counts up when what is being fetched no longer counts. */
  private era = 0;
  private buffer = weekBuffer();
  private readonly backlog: Backlog;
  private readonly log: Log;

  constructor(backlog: Backlog, log: Log) {
    this.backlog = backlog;
    this.log = log;
    makeAutoObservable<this, 'buffer' | 'backlog' | 'log' | 'wholeDays'>(
      this,
      { buffer: false, backlog: false, log: false, wholeDays: false },
      { autoBind: true },
    );
  }

  add(snapshot: StationSnapshot): void {
    if (this.buffer.add(sampleRowOf(snapshot))) this.version++;
  }

  /** Fetches the days that are still missing between `fromMs` and `nowMs`; a failure is logged and shown. */
  async fill(token: string, fromMs: number, nowMs: number): Promise<void> {
    if (this.filling || this.filledFromMs <= fromMs || nowMs < this.retryFromMs) return;
    this.filling = true;
    const { era } = this;
    try {
      for (const day of daysBetween(utcDay(fromMs), utcDay(nowMs)).toReversed()) {
        if (this.wholeDays.has(day)) continue;
        const { samples } = await this.backlog.day(day, token);
        if (era !== this.era) return;
        if (day < utcDay(nowMs)) this.wholeDays.add(day);
        runInAction(() => {
          this.buffer.addTable(samples);
          this.version++;
          this.fillVersion++;
        });
      }
      runInAction(() => {
        this.filledFromMs = fromMs;
        this.fillFailed = false;
      });
    } catch (cause) {
      this.log.warn('data log request failed', cause);
      if (era !== this.era) return;
      runInAction(() => {
        this.fillFailed = true;
        this.retryFromMs = nowMs + retryPauseMs;
      });
    } finally {
      runInAction(() => (this.filling = false));
    }
  }

  /** The samples of a span, ascending in time; of all channels, or of those asked for. */
  table(fromMs: number, untilMs: number, of?: readonly Channel[]): SampleTable {
    void this.version;
    return this.buffer.table(fromMs, untilMs, of);
  }

  /** Moment of the newest sample; undefined without any. */
  get latestMs(): number | undefined {
    void this.version;
    return this.buffer.latestMs;
  }

  /** The span from the outage on has to be fetched again. */
  markIncomplete(): void {
    this.filledFromMs = Infinity;
    this.retryFromMs = -Infinity;
    this.era++;
  }

  reset(): void {
    this.buffer = weekBuffer();
    this.wholeDays.clear();
    this.markIncomplete();
    this.fillFailed = false;
    this.version++;
    this.fillVersion++;
  }
}
