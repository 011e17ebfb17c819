import type { Channel } from '../samples/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import { mergedRecord, preparedTotals, quarterHourMs, type QuarterRecords, type RangeTotals, totalsOfSums } from '../totals/index.ts';

/** The day record that a station sends to the fleet: exact sums of a day's quarter hours, absolute and whole, so that sending it again changes nothing. */
export interface FleetDay {
  readonly day: PlantDay;
  /** The plant's, by its IANA name. */
  readonly zone: string;
  /** What the day spans there, as the station has it: 23, 24 or 25 hours. */
  readonly range: TimeRange;
  /** Those of the day alone, ascending, each once. */
  readonly quarters: QuarterRecords;
  /** Channels whose value was calculated and not measured for a part of the day at least. */
  readonly estimated: readonly Channel[];
}

/** Goes up whenever the figures of a day record change: the fleet then derives them again. */
export const figuresVersion = 1;

/** A day has no more quarter hours, over any change of clocks. */
export const maxDayQuarters = 104;

type Slot = NonNullable<QuarterRecords['slots'][number]>;

/** The records of the places `from` up to but not including `until`. */
function cutSlot({ sums, extremes }: Slot, count: number, from: number, until: number): Slot {
  const cut = (values: Float64Array) => {
    const width = values.length / count;
    return values.slice(from * width, until * width);
  };
  return { sums: cut(sums), extremes: cut(extremes) };
}

/**
 * The day record of sums that may begin before the day and end behind it, in which a quarter hour may stand more than once, one after the other.
 * `quarters` hold all that is known, what the latest row counts included; a day without any gives a record without quarter hours.
 */
export function fleetDayOf({ day, zone, range, quarters, estimated }: FleetDay): FleetDay {
  const all = preparedTotals({ quarters, latest: undefined }).save().quarters;
  const count = all.numbers.length;
  const isBefore = (atMs: number) => (number: number) => number * quarterHourMs < atMs;
  const from = all.numbers.filter(isBefore(range.fromMs)).length;
  const until = all.numbers.filter(isBefore(range.untilMs)).length;
  return {
    ...{ day, zone, range, estimated },
    quarters: {
      numbers: all.numbers.slice(from, until),
      periodsMs: all.periodsMs.slice(from, until),
      slots: from < until ? all.slots.map((slot) => slot && cutSlot(slot, count, from, until)) : [],
    },
  };
}

/** What a day record says of its day: in every field the station's own totals of that day, which come of the same sums. */
export function dayFigures({ range, quarters, estimated }: FleetDay): RangeTotals {
  const totals = totalsOfSums(range, mergedRecord([quarters]).slots);
  return estimated.length === 0 ? totals : { ...totals, estimated };
}

/** The slots, 1..10, that a day says anything of: the others need no place in a database. */
export const recordedSlots = ({ machines }: RangeTotals): readonly number[] =>
  machines.flatMap((machine, i) => {
    const { loadS, noLoadS, offS, errorS, powerS, deliveryS, motorStarts, unloadCycles } = machine;
    const isRecorded = loadS + noLoadS + offS + errorS + powerS + deliveryS + motorStarts + unloadCycles > 0;
    return isRecorded || machine.powerMaxKW !== undefined || machine.deliveryMaxM3min !== undefined ? [i + 1] : [];
  });
