import { quantile } from '../estimate/index.ts';
import type { Figure } from '../figures/index.ts';
import type { LoadProfile } from '../loadProfile/index.ts';
import type { PlantDay } from '../time/index.ts';
import type { AnnexColumn, AnnexColumnId, AnnexTable } from './AnnexDocument.ts';
import { type AnnexEvidence, type AnnexProfile, annexProfiles } from './AnnexEvidence.ts';

interface TypicalHours {
  readonly hours: readonly Figure[];
  readonly low: readonly Figure[];
  readonly high: readonly Figure[];
}

/** A type of days: its name, how many there are, and its hours by each quantity. */
interface AnnexDayType {
  readonly name: string;
  readonly days: number;
  readonly of: Readonly<Record<AnnexProfile, TypicalHours>>;
}

const hoursPerDay = 24;
const hourNumbers = Array.from({ length: hoursPerDay }, (_, hour) => hour);
const noHours: readonly Figure[] = hourNumbers.map(() => undefined);
/** Of the days on each side of the band of a type. */
const outside = 0.05;
const units: Readonly<Record<AnnexProfile, string>> = { flow: 'm3/min', power: 'kW', pressure: 'bar' };
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean of each hour of some days, and between what 90 % of them lie; an hour that no day has is missing. */
function hoursOfDays({ days }: Pick<LoadProfile, 'days'>, of: readonly PlantDay[]): TypicalHours {
  const meant = new Set(of);
  const known = days.filter(({ day }) => meant.has(day));
  const byHour = hourNumbers.map((hour) => known.flatMap(({ means }) => means[hour] ?? []));
  return {
    hours: byHour.map(meanOf),
    low: byHour.map((values) => quantile(values, outside)),
    high: byHour.map((values) => quantile(values, 1 - outside)),
  };
}

/** The types of days by their flow; days by the calendar where they fall into no types. */
function dayTypesOf({ profiles }: Pick<AnnexEvidence, 'profiles'>): readonly AnnexDayType[] {
  const { flow, power, pressure } = profiles;
  if (flow.types.kind === 'found')
    return flow.types.types.map((type, i) => ({
      name: String(i + 1),
      days: type.days.length,
      of: { flow: type, power: hoursOfDays(power, type.days), pressure: hoursOfDays(pressure, type.days) },
    }));
  const ids = [...new Set(annexProfiles.flatMap((of) => profiles[of].calendar.map(({ id }) => id)))];
  return ids.map((id) => {
    const typeOf = (of: AnnexProfile) => profiles[of].calendar.find((type) => type.id === id);
    const hours = (of: AnnexProfile): TypicalHours => ({ hours: typeOf(of)?.hours ?? noHours, low: noHours, high: noHours });
    return {
      name: id,
      days: Math.max(...annexProfiles.map((of) => typeOf(of)?.days ?? 0)),
      of: { flow: hours('flow'), power: hours('power'), pressure: hours('pressure') },
    };
  });
}

const column = (id: AnnexColumnId, unit: string): AnnexColumn => ({ id, is: 'number', unit });
const columnsOf = (of: AnnexProfile): readonly AnnexColumn[] => [
  column(of, units[of]),
  column(`${of}Low`, units[of]),
  column(`${of}High`, units[of]),
];

/** Which types of days there are, the highest first. */
export function dayTypesTable(evidence: Pick<AnnexEvidence, 'profiles'>): AnnexTable {
  return {
    id: 'dayTypes',
    kind: 'measured',
    columns: [{ id: 'dayType', is: 'word', unit: '' }, { id: 'dayCount', is: 'count', unit: '' }, column('meanFlow', units.flow)],
    rows: dayTypesOf(evidence).map(({ name, days, of }) => [name, days, meanOf(of.flow.hours.flatMap((hour) => hour ?? []))]),
  };
}

/** Flow, power and pressure by the hour of the clock, a table for each type of days. */
export function profileTables(evidence: Pick<AnnexEvidence, 'profiles'>): readonly AnnexTable[] {
  return dayTypesOf(evidence).map(({ of }, i) => ({
    id: 'profile',
    part: i + 1,
    kind: 'measured',
    columns: [{ id: 'hour', is: 'count', unit: '' }, ...annexProfiles.flatMap(columnsOf)],
    rows: hourNumbers.map((hour) => [
      hour,
      ...annexProfiles.flatMap((name) => [of[name].hours[hour], of[name].low[hour], of[name].high[hour]]),
    ]),
  }));
}
