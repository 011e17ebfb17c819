import { slotCount } from '../../../core/compressor/index.ts';
import { type FleetDay, maxDayQuarters } from '../../../core/fleet/index.ts';
import { isOneOf } from '../../../core/records/index.ts';
import { channels } from '../../../core/samples/index.ts';
import { isPlantDay, msPerHour, type TimeRange, timeRangeMs } from '../../../core/time/index.ts';
import { quarterHourMs, type QuarterRecords, recordsProblem, recordWidths } from '../../../core/totals/index.ts';
import { isPresent, type Json, listOr, numberOr, oneOf, recordOr, textOr, zoneOr } from '../lenient.ts';

/** The format of the day records that are written. */
export const fleetDayFormat = 1;

/** What a day record's text says. */
export type FleetDayReading =
  | { readonly kind: 'day'; readonly record: FleetDay; readonly format: number }
  /** Of a format that this program doesn't know yet: it can be kept as it is. */
  | { readonly kind: 'newer'; readonly format: number; readonly day: string; readonly zone: string }
  /** Where it is wrong, and what was expected. */
  | { readonly kind: 'bad'; readonly problem: string };

type Slot = NonNullable<QuarterRecords['slots'][number]>;
type Columns = readonly (readonly (number | null)[])[];

/** Numbers that stand record after record, as a column for each place; missing extremes are null. */
const columnsOf = (values: Float64Array, count: number): Columns =>
  Array.from({ length: values.length / count }, (_, place) =>
    Array.from({ length: count }, (__, i) => {
      const value = values[i * (values.length / count) + place]!;
      return value === -Infinity ? null : value;
    }),
  );

/** Undefined where the columns are not `width` lists of `count` numbers, or of null where it may be missing. */
function valuesOf(wire: unknown, width: number, count: number, missing?: number): Float64Array | undefined {
  const columns = listOr(wire);
  const values = new Float64Array(width * count);
  if (columns.length !== width) return undefined;
  for (let place = 0; place < width; place++) {
    const cells = listOr(columns[place]);
    if (cells.length !== count) return undefined;
    for (let i = 0; i < count; i++) {
      const value = cells[i] === null ? missing : numberOr(cells[i]);
      if (value === undefined) return undefined;
      values[i * width + place] = value;
    }
  }
  return values;
}

/** The text of a day record: the same record always gives the same text, whose digest names it. */
export function encodeFleetDay({ day, zone, range, quarters, estimated }: FleetDay): string {
  const count = quarters.numbers.length;
  const first = range.fromMs / quarterHourMs;
  return JSON.stringify({
    ...{ format: fleetDayFormat, day, zone, from_ms: range.fromMs, until_ms: range.untilMs },
    quarters: [...quarters.numbers].map((number) => number - first),
    periods_ms: [...quarters.periodsMs],
    slots: Array.from({ length: slotCount + 1 }, (_, slot) => {
      const of = count === 0 ? undefined : quarters.slots[slot];
      return of === undefined ? null : { sums: columnsOf(of.sums, count), extremes: columnsOf(of.extremes, count) };
    }),
    ...(estimated.length > 0 && { estimated }),
  });
}

function slotOr(wire: unknown, slot: number, count: number): Slot | undefined {
  const widths = recordWidths(slot);
  const { sums, extremes } = recordOr(wire);
  const read = { sums: valuesOf(sums, widths.sums, count), extremes: valuesOf(extremes, widths.extremes, count, -Infinity) };
  return read.sums === undefined || read.extremes === undefined ? undefined : { sums: read.sums, extremes: read.extremes };
}

const bad = (problem: string): FleetDayReading => ({ kind: 'bad', problem });

/** No zone's day begins or ends further from that of UTC. */
const zoneMs = 26 * msPerHour;

function rangeProblem({ fromMs, untilMs }: TimeRange, day: string): string | undefined {
  if (fromMs % quarterHourMs !== 0 || untilMs % quarterHourMs !== 0) return 'from_ms, until_ms: expected whole quarter hours';
  if (timeRangeMs({ fromMs, untilMs }) > maxDayQuarters * quarterHourMs)
    return `until_ms: expected at most ${maxDayQuarters} quarter hours`;
  return Math.abs(fromMs - Date.parse(day)) > zoneMs ? `from_ms: expected the begin of ${day}` : undefined;
}

/** Format 1. */
function dayOf(wire: Json, day: string, zone: string): FleetDayReading {
  const [fromMs, untilMs] = [numberOr(wire['from_ms']), numberOr(wire['until_ms'])];
  if (fromMs === undefined || untilMs === undefined) return bad('from_ms, until_ms: expected times in ms since 1970');
  const range = { fromMs, untilMs };
  const problem = rangeProblem(range, day);
  if (problem !== undefined) return bad(problem);
  const places = listOr(wire['quarters']).map(numberOr).filter(isPresent);
  const periods = listOr(wire['periods_ms']).map(numberOr).filter(isPresent);
  const most = timeRangeMs(range) / quarterHourMs;
  if (places.some((place) => place < 0 || place >= most)) return bad(`quarters: expected places of 0 to ${most - 1}`);
  const slots = listOr(wire['slots']);
  if (slots.length !== slotCount + 1) return bad(`slots: expected ${slotCount + 1}, the plant first`);
  const read = slots.map((slot, number) => (slot === null ? undefined : slotOr(slot, number, places.length)));
  const unread = slots.findIndex((slot, number) => slot !== null && read[number] === undefined);
  if (unread >= 0) return bad(`slots.${unread}: expected sums and extremes, a column for each place, a number for each quarter hour`);
  const first = fromMs / quarterHourMs;
  const quarters: QuarterRecords = {
    numbers: Float64Array.from(places, (place) => place + first),
    periodsMs: Float64Array.from(periods),
    slots: places.length === 0 ? [] : read,
  };
  const wrong = recordsProblem(quarters);
  if (wrong !== undefined) return bad(wrong);
  const estimated = listOr(wire['estimated']).map(oneOf(channels)).filter(isPresent);
  return { kind: 'day', format: 1, record: { day, zone, range, quarters, estimated } };
}

/** Every format that was ever released, by its number; none is ever removed. */
const formats: Readonly<Record<number, (wire: Json, day: string, zone: string) => FleetDayReading>> = { 1: dayOf };
/** The formats of day records that this program reads. */
export const fleetDayFormats: readonly number[] = Object.keys(formats).map(Number);

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads any text; the digest is of the text and not checked here. */
export function decodeFleetDay(text: string): FleetDayReading {
  const wire = recordOr(jsonOr(text));
  const format = numberOr(wire['format']);
  const day = textOr(wire['day']);
  const zone = zoneOr(wire['zone']);
  if (format === undefined || !Number.isSafeInteger(format) || format < 1)
    return bad('format: expected a JSON object with a number from 1 on');
  if (day === undefined || !isPlantDay(day)) return bad('day: expected YYYY-MM-DD');
  if (zone === undefined) return bad('zone: expected the name of a time zone');
  if (isOneOf(fleetDayFormats, format)) return formats[format]!(wire, day, zone);
  return format > fleetDayFormat ? { kind: 'newer', format, day, zone } : bad(`format: expected ${fleetDayFormats.join(', ')} or newer`);
}
