import { makeAutoObservable } from 'mobx';
import { type NightUse } from '../../../../core/plantData/index.ts';
import type { SettingsMessage } from '../../../../core/settings/index.ts';
import { type PlantDay, type WeekdayName, weekdays } from '../../../../core/time/index.ts';
import type { PlantEditVm } from '../../../stores/index.ts';

/** What is typed of a consumer: numbers are NaN where a text is none. */
export interface NightUseDraft extends Omit<NightUse, 'days'> {
  readonly days: readonly WeekdayName[];
}

/** A consumer of the night that is entered or changed. */
export class NightUseForm {
  draft: NightUseDraft;
  /** What it was; undefined for a new one. */
  readonly before: NightUse | undefined;
  private readonly edit: PlantEditVm;

  constructor(before: NightUse | undefined, firstDay: PlantDay, edit: PlantEditVm) {
    this.before = before;
    this.edit = edit;
    this.draft = before ?? { since: firstDay, name: '', flowM3min: NaN, days: weekdays, fromHour: 0, untilHour: 24 };
    makeAutoObservable<this, 'edit'>(this, { before: false, edit: false }, { autoBind: true });
  }

  enter(change: Partial<NightUseDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.edit.forget();
  }

  setDay(day: WeekdayName, isOn: boolean): void {
    const others = this.draft.days.filter((each) => each !== day);
    this.enter({ days: weekdays.filter((each) => (each === day ? isOn : others.includes(each))) });
  }

  /** What is wrong with a field, after somebody wanted to save it. */
  problemOf(field: keyof NightUse): SettingsMessage | undefined {
    const { problem } = this.edit;
    return problem?.field.endsWith(`.${field}`) === true ? problem.message : undefined;
  }

  /** What is wrong with no field of the form. */
  get otherProblem(): SettingsMessage | undefined {
    const { problem } = this.edit;
    return problem !== undefined && !Object.keys(this.draft).some((field) => problem.field.endsWith(`.${field}`))
      ? problem.message
      : undefined;
  }

  /** Whether the station has kept it. */
  save(): Promise<boolean> {
    const entry: NightUse = { ...this.draft, name: this.draft.name.trim(), days: [...this.draft.days] };
    const { before } = this;
    const isBefore = (each: NightUse) => before !== undefined && each.name === before.name && each.since === before.since;
    return this.edit.change((plant) => ({
      ...plant,
      nightUse: { rows: [...plant.nightUse.rows.filter((each) => !isBefore(each)), entry] },
    }));
  }
}
