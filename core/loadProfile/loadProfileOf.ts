import { slotCount } from '../compressor/index.ts';
import { plantChannel } from '../samples/index.ts';
import type { PlantDay } from '../time/index.ts';
import { type ChannelSums, stateShare, type SummedChannel } from '../totals/index.ts';
import { type CalendarType, calendarTypes } from './calendarTypes.ts';
import { type DayHours, dayHours } from './dayHours.ts';
import { type DayTypes, dayTypes } from './dayTypes.ts';
import { durationCurve } from './durationCurve.ts';
import { durationPoints } from './durationPoints.ts';
import { type PressureBand, type PressureQuality, pressureQuality } from './pressureQuality.ts';
import { channelsOf, type ProfileSeries, profileSums } from './profileSeries.ts';

/** What a quantity looks like in a range: by the hour, for how long, and on which days; and how good the pressure was. */
export interface LoadProfile {
  readonly of: ProfileSeries;
  readonly days: readonly DayHours[];
  readonly duration: {
    /** Known time. */
    readonly hours: number;
    /** What lies below the curve, value x hours. */
    readonly area: number;
    /** At even shares of the known time, 0 to 1. */
    readonly points: readonly number[];
  };
  readonly types: DayTypes;
  readonly calendar: readonly CalendarType[];
  readonly pressure: PressureQuality | undefined;
}

/** What is asked of the quarter hours. */
export interface ProfileQuestion {
  readonly of: ProfileSeries;
  readonly band: PressureBand;
  readonly holidays: ReadonlySet<PlantDay>;
  /** IANA name. */
  readonly zone: string;
}

/** The curve on screen is so many straight lines. */
const curveIntervals = 400;

const pressure = plantChannel('systemPressureBar');
const slots = Array.from({ length: slotCount }, (_, i) => i + 1);

/** What a profile needs. */
export const profileChannels = (of: ProfileSeries): readonly SummedChannel[] => [
  ...new Set([...channelsOf(of), pressure, ...slots.map((slot) => stateShare('load', slot))]),
];

/** How good the pressure of a range was, from its quarter hours and those of the machines' states; undefined without any. */
export function pressureOf(found: ReadonlyMap<SummedChannel, ChannelSums>, band: PressureBand): PressureQuality | undefined {
  const pressures = found.get(pressure);
  const loads = new Map(
    slots.flatMap((slot) => {
      const load = found.get(stateShare('load', slot));
      return load === undefined ? [] : [[slot, load] as const];
    }),
  );
  return pressures && pressureQuality(pressures, band, loads);
}

/** The profile of a range, from the quarter hours of its channels. */
export function loadProfileOf(found: ReadonlyMap<SummedChannel, ChannelSums>, { of, band, holidays, zone }: ProfileQuestion): LoadProfile {
  const sums = profileSums(of, found);
  const days = dayHours(sums, zone);
  const curve = durationCurve(sums);
  return {
    of,
    days,
    duration: {
      hours: curve.hours,
      area: curve.steps.reduce((sum, { mean, hours }) => sum + mean * hours, 0),
      points: durationPoints(curve, curveIntervals),
    },
    types: dayTypes(days),
    calendar: calendarTypes(days, holidays),
    pressure: pressureOf(found, band),
  };
}
