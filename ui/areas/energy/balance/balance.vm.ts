import { compareStructural, computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  type BalancePurpose,
  type BalanceReport,
  balanceReportOf,
  completedBalance,
  type EnergyBalance,
} from '../../../../core/balance/index.ts';
import { tariffOf } from '../../../../core/tariff/index.ts';
import type { Balances, Clock, Log } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, isDayChoice, msPerMinute, type PlantDay, plantDayOf } from '../../../../core/time/index.ts';
import type { PlantStore, SessionStore, SettingsStore, StationStore } from '../../../stores/index.ts';
import type { AvailableDays } from '../../../dates/AvailableDays.ts';
import { balanceRange, missingDaysOf } from './model/balanceRange.ts';

export interface BalanceParts {
  readonly balances: Balances;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly station: StationStore;
  readonly plant: PlantStore;
  readonly available: AvailableDays;
  readonly clock: Clock;
  readonly log: Log;
}

/** How a request goes; `none` before the first one, and after one that was given up. */
export type RequestState = 'none' | 'pending' | 'succeeded' | 'failed';

/** Why no report is shown. */
export type BalanceGap = 'loading' | 'noRange' | 'failed' | 'notAsked';

interface Answer {
  readonly range: DayRangeChoice;
  readonly balance: EnergyBalance;
  readonly missingDays: readonly PlantDay[];
}

/** Writes a file of a report. */
export type WriteReport = (report: BalanceReport) => Promise<void> | void;

/** The balance of a range of days: shown, and saved as it is shown. */
export class BalanceVm {
  /** Of the latest request. */
  state: RequestState = 'none';
  /** What the latest request was for. */
  purpose: BalancePurpose = 'dailyValues';
  private askedRange: DayRangeChoice | undefined;
  private answer: Answer | undefined;
  /** Of the request that is under way. */
  private asking: AbortController | undefined;
  private readonly parts: BalanceParts;

  constructor(parts: BalanceParts) {
    this.parts = parts;
    makeAutoObservable<this, 'askedRange' | 'answer' | 'asking' | 'parts'>(
      this,
      {
        askedRange: observableRef,
        answer: observableRef,
        asking: false,
        parts: false,
        range: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** What a person chose; undefined while an end is not chosen. */
  choose(range: DayRangeChoice | undefined): void {
    this.askedRange = range;
  }

  /** The days that have a file. */
  get available(): AvailableDays {
    return this.parts.available;
  }

  get today(): PlantDay {
    const { plant, clock, settings } = this.parts;
    return plantDayOf(plant.clockMs ?? clock.nowMs(), settings.settings.time.zone);
  }

  /** Both ends, chosen among the days that have a file; undefined while one is not chosen or has none. */
  get range(): DayRangeChoice | undefined {
    const { days } = this.available;
    if (this.askedRange === undefined || days === undefined) return undefined;
    return isDayChoice(this.askedRange, { lastDay: this.today, available: days }) ? this.askedRange : undefined;
  }

  /** The chosen ends are known to be no days with a file. */
  get isRefused(): boolean {
    return this.askedRange !== undefined && this.available.days !== undefined && this.range === undefined;
  }

  /** It is not known yet which days have a file. */
  get isWaiting(): boolean {
    return this.askedRange !== undefined && this.available.state === 'pending';
  }

  /** Why there is no report, where there is none. */
  get gap(): BalanceGap {
    if (this.state === 'pending' || this.isWaiting) return 'loading';
    if (this.range === undefined) return 'noRange';
    return this.state === 'failed' ? 'failed' : 'notAsked';
  }

  /** The report of the chosen range; undefined while there is none. */
  get report(): BalanceReport | undefined {
    const { answer, range } = this;
    return answer === undefined || !compareStructural(answer.range, range) ? undefined : this.reportOf(answer);
  }

  /** Asks for the balance of the chosen range, and of each other one that is chosen, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.range, this.parts.session.token] as const,
      () => {
        this.answer = undefined;
        this.cancel();
        void this.request('dailyValues');
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      this.cancel();
    };
  }

  /** Asks for the balance anew and writes a file of it; what is written is shown. Nothing is asked for without a range. */
  async request(purpose: BalancePurpose, write?: WriteReport): Promise<void> {
    const { range } = this;
    const { token } = this.parts.session;
    if (range === undefined || token === undefined) return;
    this.cancel();
    const asking = new AbortController();
    this.asking = asking;
    this.purpose = purpose;
    this.state = 'pending';
    const { zone } = this.parts.settings.settings.time;
    const nowMs = this.nowMs();
    const answered = await this.parts.balances.read(purpose, balanceRange(range, nowMs, zone), token, asking);
    if (this.asking !== asking) return;
    if (answered.outcome !== 'succeeded') {
      this.fail(asking, 'the energy balance could not be fetched', answered.outcome);
      return;
    }
    const answer = { range, balance: answered.value, missingDays: missingDaysOf(range, this.available.days, nowMs, zone) };
    runInAction(() => (this.answer = answer));
    try {
      await write?.(this.reportOf(answer));
      this.end(asking, 'succeeded');
    } catch (error) {
      this.fail(asking, 'the file of the energy balance could not be made', error);
    }
  }

  /** Gives up the request that is under way. */
  cancel(): void {
    this.asking?.abort();
    this.asking = undefined;
    this.state = 'none';
  }

  private fail(asking: AbortController, message: string, why: unknown): void {
    if (this.asking === asking) this.parts.log.warn(message, why);
    this.end(asking, 'failed');
  }

  /** A request that was given up has ended already. */
  private end(asking: AbortController, state: 'succeeded' | 'failed'): void {
    if (this.asking !== asking) return;
    this.asking = undefined;
    this.state = state;
  }

  private reportOf({ balance, missingDays }: Answer): BalanceReport {
    const { settings: store, station } = this.parts;
    const { customer, time, units } = store.settings;
    return balanceReportOf(completedBalance(balance, tariffOf(units)), {
      zone: time.zone,
      stationName: customer.stationName || station.facts?.stationName || '',
      version: station.facts?.version ?? '',
      origin: station.facts?.origin,
      units,
      missingDays,
    });
  }

  /** By the controller's clock, by the browser's while that is not known; the begun minute does not count. */
  private nowMs(): number {
    const { plant, clock } = this.parts;
    return Math.floor((plant.clockMs ?? clock.nowMs()) / msPerMinute) * msPerMinute;
  }
}
