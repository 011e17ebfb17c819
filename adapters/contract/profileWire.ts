import {
  type CalendarType,
  calendarTypeIds,
  type DayHours,
  type DayType,
  type DayTypes,
  type LowPressure,
  noDayTypesReasons,
  type PressureClasses,
  type PressureQuality,
  type PressureSeconds,
  type ProfileSeries,
  profileSeries,
  type ShareBounds,
} from '../../core/loadProfile/index.ts';
import type { RatedFlow, RecordedProfile } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { channels } from '../../core/samples/index.ts';
import { isPlantDay } from '../../core/time/index.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textsOr } from './lenient.ts';
import type { WireProfile } from './profileSchemas.ts';

/** A mean of measured values has no more digits than these. */
const digits = 7;
const shortened = (value: number) => Number(value.toPrecision(digits));
const each = (values: readonly number[]) => values.map(shortened);
const orGaps = (values: readonly (number | undefined)[]) => values.map((value) => (value === undefined ? null : shortened(value)));

function encodeTypes(found: DayTypes): WireProfile['types'] {
  if (found.kind === 'none') return { reason: found.reason, days: found.days, silhouette: null, types: [], unusual: [] };
  const days = found.types.reduce((sum, type) => sum + type.days.length, found.unusual.length);
  return {
    reason: null,
    days,
    silhouette: found.silhouette,
    types: found.types.map(({ days: of, weekdays, mean, hours, low, high }) => ({
      days: [...of],
      weekdays: [...weekdays],
      mean: shortened(mean),
      hours: each(hours),
      low: each(low),
      high: each(high),
    })),
    unusual: [...found.unusual],
  };
}

const encodeLow = ({ fromMs, untilMs, least, fallBarPerMin, ran }: LowPressure) => ({
  from_ms: fromMs,
  until_ms: untilMs,
  min: shortened(least),
  ...(fallBarPerMin !== undefined && { bar_per_min: shortened(fallBarPerMin) }),
  ran: [...ran],
});

const encodeClasses = ({ fromBar, stepBar, shares, beneath, beyond }: PressureClasses) => ({
  ...{ from_bar: fromBar, step_bar: stepBar, shares: each(shares) },
  beneath: shortened(beneath),
  beyond: shortened(beyond),
});

function encodeSeconds(of: PressureSeconds | undefined): WireProfile['seconds'] {
  if (of === undefined) return null;
  const { days, hours, p1, p50, p99, classes, below, above, inside, fastestFall, lowCount, low } = of;
  return {
    ...{ days, hours, p1, p50, p99 },
    classes: encodeClasses(classes),
    below: orNull(below),
    above: orNull(above),
    inside: orNull(inside),
    fastest_fall: fastestFall === undefined ? null : { at_ms: fastestFall.atMs, bar_per_min: shortened(fastestFall.barPerMin) },
    events_count: lowCount,
    events: low.map(encodeLow),
  };
}

function encodePressure(of: PressureQuality | undefined): WireProfile['pressure'] {
  if (of === undefined) return null;
  const { band, hours, p1, p50, p99, classes, least, greatest, below, above, inside, low } = of;
  return {
    low_bar: orNull(band.low),
    high_bar: orNull(band.high),
    hours,
    p1: shortened(p1),
    p50: shortened(p50),
    p99: shortened(p99),
    classes: encodeClasses(classes),
    min: shortened(least),
    max: shortened(greatest),
    below: orNull(below),
    above: orNull(above),
    inside: orNull(inside),
    events: low.map(encodeLow),
  };
}

export const encodeProfile = (profile: RecordedProfile): WireProfile => ({
  of: profile.of,
  recorded_days: profile.recordedDays,
  summed_days: profile.summedDays,
  rated: profile.rated.map(({ slot, flowM3min }) => ({ slot, flow_m3min: flowM3min })),
  days: profile.days.map(({ day, means }) => ({ day, means: orGaps(means) })),
  duration: { ...profile.duration, points: each(profile.duration.points) },
  types: encodeTypes(profile.types),
  type_names: profile.typeNames.map(orNull),
  calendar: profile.calendar.map(({ id, days, hours }) => ({ id, days, hours: orGaps(hours) })),
  seconds: encodeSeconds(profile.seconds),
  pressure: encodePressure(profile.pressure),
  ...(profile.estimated.length > 0 && { estimated: [...profile.estimated] }),
});

const hoursPerDay = 24;
const numbers = (value: unknown) => listOr(value).map(numberOr).filter(isPresent);
const hoursOr = (value: unknown) => Array.from({ length: hoursPerDay }, (_, hour) => numberOr(listOr(value)[hour]));
const daysOr = (value: unknown) => textsOr(value).filter(isPlantDay);

function decodeDay(item: unknown): readonly DayHours[] {
  const wire = recordOr(item);
  const [day] = daysOr([wire['day']]);
  return day === undefined ? [] : [{ day, means: hoursOr(wire['means']) }];
}

function decodeType(item: unknown): readonly DayType[] {
  const wire = recordOr(item);
  const [hours, low, high] = [numbers(wire['hours']), numbers(wire['low']), numbers(wire['high'])];
  const mean = numberOr(wire['mean']);
  if (mean === undefined || [hours, low, high].some(({ length }) => length !== hoursPerDay)) return [];
  return [{ days: daysOr(wire['days']), weekdays: numbers(wire['weekdays']), hours, mean, low, high }];
}

function decodeTypes(value: unknown): DayTypes {
  const wire = recordOr(value);
  const types = listOr(wire['types']).flatMap(decodeType);
  const reason = oneOf(noDayTypesReasons)(wire['reason']) ?? (types.length === 0 ? 'notDistinct' : undefined);
  if (reason !== undefined) return { kind: 'none', reason, days: numberOr(wire['days']) ?? 0 };
  return { kind: 'found', types, unusual: daysOr(wire['unusual']), silhouette: numberOr(wire['silhouette']) ?? 0 };
}

function decodeCalendar(item: unknown): readonly CalendarType[] {
  const wire = recordOr(item);
  const id = oneOf(calendarTypeIds)(wire['id']);
  return id === undefined ? [] : [{ id, days: numberOr(wire['days']) ?? 0, hours: hoursOr(wire['hours']) }];
}

function decodeShare(value: unknown): ShareBounds | undefined {
  const wire = recordOr(value);
  const [least, most] = [numberOr(wire['least']), numberOr(wire['most'])];
  return least === undefined || most === undefined ? undefined : { least, most };
}

function decodeLow(item: unknown): readonly LowPressure[] {
  const wire = recordOr(item);
  const [fromMs, untilMs, least] = [numberOr(wire['from_ms']), numberOr(wire['until_ms']), numberOr(wire['min'])];
  const fallBarPerMin = numberOr(wire['bar_per_min']);
  return fromMs === undefined || untilMs === undefined || least === undefined
    ? []
    : [{ fromMs, untilMs, least, ...(fallBarPerMin !== undefined && { fallBarPerMin }), ran: numbers(wire['ran']) }];
}

/** Without the field there are no classes. */
function decodeClasses(value: unknown): PressureClasses {
  const wire = recordOr(value);
  const or0 = (field: string) => numberOr(wire[field]) ?? 0;
  return {
    ...{ fromBar: or0('from_bar'), stepBar: or0('step_bar'), beneath: or0('beneath'), beyond: or0('beyond') },
    shares: numbers(wire['shares']),
  };
}

function decodePressure(value: unknown): PressureQuality | undefined {
  const wire = recordOr(value);
  const [hours, p1, p50] = [numberOr(wire['hours']), numberOr(wire['p1']), numberOr(wire['p50'])];
  const [p99, least, greatest] = [numberOr(wire['p99']), numberOr(wire['min']), numberOr(wire['max'])];
  if (hours === undefined || p1 === undefined || p50 === undefined) return undefined;
  if (p99 === undefined || least === undefined || greatest === undefined) return undefined;
  return {
    band: { low: numberOr(wire['low_bar']), high: numberOr(wire['high_bar']) },
    ...{ hours, p1, p50, p99, least, greatest },
    classes: decodeClasses(wire['classes']),
    below: decodeShare(wire['below']),
    above: decodeShare(wire['above']),
    inside: decodeShare(wire['inside']),
    low: listOr(wire['events']).flatMap(decodeLow),
  };
}

function decodeSeconds(value: unknown): PressureSeconds | undefined {
  const wire = recordOr(value);
  const [hours, p1, p50, p99] = [numberOr(wire['hours']), numberOr(wire['p1']), numberOr(wire['p50']), numberOr(wire['p99'])];
  if (hours === undefined || p1 === undefined || p50 === undefined || p99 === undefined) return undefined;
  const fall = recordOr(wire['fastest_fall']);
  const [atMs, barPerMin] = [numberOr(fall['at_ms']), numberOr(fall['bar_per_min'])];
  const low = listOr(wire['events']).flatMap(decodeLow);
  return {
    ...{ hours, p1, p50, p99, low },
    classes: decodeClasses(wire['classes']),
    days: numberOr(wire['days']) ?? 0,
    below: numberOr(wire['below']),
    above: numberOr(wire['above']),
    inside: numberOr(wire['inside']),
    fastestFall: atMs === undefined || barPerMin === undefined ? undefined : { atMs, barPerMin },
    lowCount: numberOr(wire['events_count']) ?? low.length,
  };
}

function decodeRated(item: unknown): readonly RatedFlow[] {
  const wire = recordOr(item);
  const [slot, flowM3min] = [numberOr(wire['slot']), numberOr(wire['flow_m3min'])];
  return slot === undefined || flowM3min === undefined ? [] : [{ slot, flowM3min }];
}

/** Undefined for what is no profile of a known series. */
export function decodeProfile(answer: unknown): RecordedProfile | undefined {
  const wire = recordOr(answer);
  const of = oneOf(keysOf<ProfileSeries>(profileSeries))(wire['of']);
  const duration = recordOr(wire['duration']);
  if (of === undefined) return undefined;
  return {
    of,
    recordedDays: numberOr(wire['recorded_days']) ?? 0,
    summedDays: numberOr(wire['summed_days']) ?? 0,
    rated: listOr(wire['rated']).flatMap(decodeRated),
    days: listOr(wire['days']).flatMap(decodeDay),
    duration: { hours: numberOr(duration['hours']) ?? 0, area: numberOr(duration['area']) ?? 0, points: numbers(duration['points']) },
    types: decodeTypes(wire['types']),
    typeNames: listOr(wire['type_names']).map((name) => (typeof name === 'string' && name !== '' ? name : undefined)),
    calendar: listOr(wire['calendar']).flatMap(decodeCalendar),
    seconds: decodeSeconds(wire['seconds']),
    pressure: decodePressure(wire['pressure']),
    estimated: channels.filter((channel) => listOr(wire['estimated']).includes(channel)),
  };
}
