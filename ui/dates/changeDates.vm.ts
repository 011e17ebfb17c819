import { makeAutoObservable, observableRef } from 'mobx';
import {
  canChooseDay,
  type DayBounds,
  type DayChoice,
  type DayRangeChoice,
  daysBetween,
  isDayChoice,
  type PlantDay,
} from '../../core/time/index.ts';
import { quickRange, quickRangeIds, type QuickRangeId } from './model/quickRanges.ts';

/** Why a day can't be chosen. */
export type DayProblem = 'afterLastDay' | 'withoutFile' | 'reversed';

export interface QuickRange {
  readonly id: QuickRangeId;
  /** Undefined when none of its days can be chosen. */
  readonly choice: DayRangeChoice | undefined;
  readonly isChosen: boolean;
}

/** An earlier year is one that is still being typed. */
const firstYear = '1000';

/** The choice of two days before it is applied. */
export class ChangeDatesVm {
  choice: DayChoice;
  bounds: DayBounds;
  today: PlantDay;
  /** The calendar shows its month. */
  shownDay: PlantDay;

  private readonly maxDays: number;

  /** Of more than `maxDays` days with data only the newest are taken. */
  constructor(value: DayChoice, bounds: DayBounds, today: PlantDay, maxDays = Infinity) {
    this.maxDays = maxDays;
    this.choice = value;
    this.bounds = bounds;
    this.today = today;
    this.shownDay = this.marked?.until ?? bounds.lastDay;
    makeAutoObservable<this, 'maxDays'>(this, { choice: observableRef, bounds: observableRef, maxDays: false }, { autoBind: true });
  }

  /** What can be chosen may change while a person chooses. */
  limit(bounds: DayBounds, today: PlantDay): void {
    this.bounds = bounds;
    this.today = today;
  }

  chooseDay(end: keyof DayChoice, day: PlantDay | undefined): void {
    this.choice = { ...this.choice, [end]: day };
    if (day !== undefined && day >= firstYear && this.problemOf(end) === undefined) this.shownDay = day;
  }

  /** As the calendar points at it. */
  chooseRange(choice: DayRangeChoice): void {
    this.choice = choice;
  }

  /** A range that has a name; the calendar turns to its end. */
  chooseNamed(choice: DayRangeChoice): void {
    this.choice = choice;
    this.shownDay = choice.until;
  }

  /** Turns the calendar. */
  showDay(day: PlantDay): void {
    this.shownDay = day;
  }

  /** The choice when it can be applied, or the newest part of it when it has too many days. */
  get applicable(): DayRangeChoice | undefined {
    const { choice, daysWithData, maxDays } = this;
    if (!isDayChoice(choice, this.bounds)) return undefined;
    return daysWithData.length > maxDays ? { ...choice, from: daysWithData.at(-maxDays)! } : choice;
  }

  /** Days with data that the choice has beside those that are taken. */
  get omittedDays(): number {
    return this.applicable === undefined ? 0 : Math.max(0, this.daysWithData.length - this.maxDays);
  }

  /** Both days, in order; what the calendar marks. */
  get marked(): DayRangeChoice | undefined {
    const { from, until } = this.choice;
    return from !== undefined && until !== undefined && from <= until ? { from, until } : undefined;
  }

  /** Days of the range, both included; undefined while it can't be applied. */
  get dayCount(): number | undefined {
    return this.applicable && daysBetween(this.applicable.from, this.applicable.until).length;
  }

  get quickRanges(): readonly QuickRange[] {
    const { from, until } = this.choice;
    return quickRangeIds.map((id) => {
      const choice = quickRange(id, this.today, this.bounds);
      return { id, choice, isChosen: choice !== undefined && choice.from === from && choice.until === until };
    });
  }

  /** The calendar can't offer it at either end. */
  isClosed(day: PlantDay): boolean {
    return !canChooseDay('from', day, { from: undefined, until: undefined }, this.bounds);
  }

  problemOf(end: keyof DayChoice): DayProblem | undefined {
    const day = this.choice[end];
    if (day === undefined || canChooseDay(end, day, this.choice, this.bounds)) return undefined;
    if (day > this.bounds.lastDay) return 'afterLastDay';
    return this.isClosed(day) ? 'withoutFile' : 'reversed';
  }

  /** Of the choice, ascending; none where any day can be chosen. */
  private get daysWithData(): readonly PlantDay[] {
    const { from = '', until = '' } = this.choice;
    return [...(this.bounds.available ?? [])].filter((day) => day >= from && day <= until).sort();
  }
}
