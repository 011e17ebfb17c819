import { compareStructural, computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  type BalancePurpose,
  type BalanceReport,
  balanceReportOf,
  completedBalance,
  type EnergyBalance,
} from '../../../../core/balance/index.ts';
import { tariffOf } from '../../../../core/tariff/index.ts';
import type { Balances, Clock, Log, OrderResult } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, isDayChoice, type PlantDay } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  presentMinuteMs,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
  type StationStore,
} from '../../../stores/index.ts';
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
  /** What the latest request was for. */
  purpose: BalancePurpose = 'dailyValues';
  private askedRange: DayRangeChoice | undefined;
  private answer: Answer | undefined;
  private readonly query = new StationQuery<OrderResult>();
  private readonly parts: BalanceParts;

  constructor(parts: BalanceParts) {
    this.parts = parts;
    makeAutoObservable<this, 'askedRange' | 'answer' | 'query' | 'parts'>(
      this,
      {
        askedRange: observableRef,
        answer: observableRef,
        query: false,
        parts: false,
        range: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** Of the latest request; `idle` also after one that was given up. */
  get state(): QueryState {
    return this.query.state;
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
    return presentDay(this.parts);
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
    return this.askedRange !== undefined && this.available.isAwaited;
  }

  /** Why there is no report, where there is none. */
  get gap(): BalanceGap {
    if (this.state === 'asking' || this.isWaiting) return 'loading';
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

  /** Asks for the balance again and writes a file of it; what is written is shown. Nothing is asked for without a range. */
  async request(purpose: BalancePurpose, write?: WriteReport): Promise<void> {
    const { range } = this;
    const { token } = this.parts.session;
    if (range === undefined || token === undefined) return;
    this.purpose = purpose;
    const { zone } = this.parts.settings.settings.time;
    const nowMs = presentMinuteMs(this.parts);
    const { balances, log } = this.parts;
    await this.query.ask(async (waiting): Promise<OrderResult> => {
      const answered = await balances.read(purpose, balanceRange(range, nowMs, zone), token, waiting);
      if (waiting.signal.aborted) return { outcome: 'aborted' };
      if (answered.outcome !== 'succeeded') {
        log.warn('the energy balance could not be fetched', answered.outcome);
        return answered;
      }
      const answer = { range, balance: answered.value, missingDays: missingDaysOf(range, this.available.days, nowMs, zone) };
      runInAction(() => (this.answer = answer));
      try {
        await write?.(this.reportOf(answer));
        return { outcome: 'succeeded' };
      } catch (error) {
        if (!waiting.signal.aborted) log.warn('the file of the energy balance could not be made', error);
        return { outcome: 'failed' };
      }
    });
  }

  /** Gives up the request that is under way. */
  cancel(): void {
    this.query.forget();
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
}
