import { compareStructural, computed, makeAutoObservable } from 'mobx';
import { activeFaults } from '../../../../core/faults/index.ts';
import { limitOfBit, limitPoints, type LimitReading } from '../../../../core/limits/index.ts';
import { entriesOf } from '../../../../core/records/index.ts';
import { type FieldValue, freeLimit, limitCount, type LimitSeverity, type PointLimits } from '../../../../core/settings/index.ts';
import type { PlantStore } from '../../../stores/index.ts';
import type { GroupFormVm } from '../form/groupForm.vm.ts';

/** How a place with limits stands now: by what the station says, or why nothing is said. */
export type LimitStanding = LimitSeverity | 'inside' | 'noValue' | 'notWatched' | 'notSaved';

export interface LimitsParts {
  readonly form: Pick<GroupFormVm<'limits'>, 'values' | 'fieldAt' | 'editAt'>;
  readonly plant: Pick<PlantStore, 'snapshot' | 'estimated' | 'faults'>;
}

const places = Array.from({ length: limitCount }, (_, place) => place);

/** The limits of measuring points while they are edited, with what the points measure now. */
export class LimitsVm {
  private readonly parts: LimitsParts;

  constructor(parts: LimitsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false, taken: computed({ equals: compareStructural }) }, { autoBind: true });
  }

  /** Places that have a point. */
  get taken(): readonly number[] {
    const { points } = this.parts.form.values;
    return places.filter((place) => points[place]?.point !== '');
  }

  /** Ids of the points that have no limits yet, as the plant has them; none while it is not heard. */
  get free(): readonly string[] {
    const { points } = this.parts.form.values;
    return [...this.readings.keys()].filter((id) => points.every(({ point }) => point !== id));
  }

  get isFull(): boolean {
    return this.taken.length === limitCount;
  }

  /** What a place measures now; undefined where it is missing or estimated. */
  valueAt(place: number): number | undefined {
    return this.readings.get(this.pointAt(place))?.value;
  }

  standingAt(place: number): LimitStanding {
    const { form, plant } = this.parts;
    const { hasLower, hasUpper } = form.values.points[place]!;
    if (!hasLower && !hasUpper) return 'notWatched';
    if (form.fieldAt(`points.${place}.point`).state !== 'inSync') return 'notSaved';
    const up = plant.faults.filter(({ source }) => source === 'limits').flatMap(activeFaults);
    const violated = up.map(({ bitIndex }) => limitOfBit(bitIndex)).find((limit) => limit?.place === place);
    if (violated !== undefined) return violated.severity;
    return this.valueAt(place) === undefined ? 'noValue' : 'inside';
  }

  /** Gives a point the first free place, with its value of now to begin from. */
  add(id: string): void {
    const place = places.find((each) => !this.taken.includes(each));
    if (place === undefined || !this.free.includes(id)) return;
    const value = Number((this.readings.get(id)?.value ?? 0).toFixed(1));
    this.put(place, { ...freeLimit, point: id, lower: value, upper: value });
  }

  remove(place: number): void {
    this.put(place, freeLimit);
  }

  private put(place: number, limits: PointLimits): void {
    for (const [field, value] of entriesOf<keyof PointLimits, FieldValue>(limits))
      this.parts.form.editAt(`points.${place}.${field}`, value);
  }

  private pointAt(place: number): string {
    return this.parts.form.values.points[place]?.point ?? '';
  }

  private get readings(): ReadonlyMap<string, LimitReading> {
    const { snapshot, estimated } = this.parts.plant;
    return snapshot === undefined ? new Map() : limitPoints(snapshot, estimated);
  }
}
