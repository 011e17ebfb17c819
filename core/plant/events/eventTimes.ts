import { msPerDay, msPerHour, msPerWeek, zoneOffsetMs } from '../../time/index.ts';
import { hash01 } from '../../estimate/index.ts';
import { noiseStream } from '../noise.ts';
import type { EventTime } from './PlantEvent.ts';
import { weekdayOf } from '../plantClock.ts';

const { floor, min } = Math;

export interface EventSource {
  readonly zone: string;
  readonly seed: number;
  /** Of the event in the list of events. */
  readonly position: number;
}

type Rules = EventTime['rule'];
type TimeOf<Rule extends Rules> = { readonly [R in Rule]: Extract<EventTime, { readonly rule: R }> }[Rule];
type Starts<Rule extends Rules> = (time: TimeOf<Rule>, source: EventSource, fromMs: number, untilMs: number) => readonly number[];

/** The instant of a wall time, given as if it were UTC. */
function instantOf(wallMs: number, zone: string): number {
  return wallMs - zoneOffsetMs(wallMs - zoneOffsetMs(wallMs, zone), zone);
}

/** Wall times differ from UTC by less than a day. */
function onDays(isDay: (day: number) => boolean, hour: number, zone: string, fromMs: number, untilMs: number): readonly number[] {
  const startsMs: number[] = [];
  for (let day = floor(fromMs / msPerDay) - 1; day <= floor(untilMs / msPerDay) + 1; day++) {
    if (isDay(day)) startsMs.push(instantOf(day * msPerDay + hour * msPerHour, zone));
  }
  return startsMs;
}

function isDayOfYear(localDay: number, month: number, day: number): boolean {
  const date = new Date(localDay * msPerDay);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

/** Random events fall into slots of a length that gives each slot this chance. */
const slotChance = 0.25;
const maxPerWeek = 2000;

const rules: { readonly [Rule in Rules]: Starts<Rule> } = {
  once: ({ atMs }) => [atMs],
  daily: ({ hour }, { zone }, fromMs, untilMs) => onDays(() => true, hour, zone, fromMs, untilMs),
  weekly: ({ weekday, hour }, { zone }, fromMs, untilMs) => onDays((day) => weekdayOf(day) === weekday, hour, zone, fromMs, untilMs),
  yearly: ({ month, day, hour }, { zone }, fromMs, untilMs) => onDays((at) => isDayOfYear(at, month, day), hour, zone, fromMs, untilMs),
  random: ({ perWeek }, { seed, position }, fromMs, untilMs) => {
    if (!(perWeek > 0)) return [];
    const slotMs = (slotChance * msPerWeek) / min(perWeek, maxPerWeek);
    const [chance, place] = [noiseStream.events + 2 * position, noiseStream.events + 2 * position + 1];
    const startsMs: number[] = [];
    for (let slot = floor(fromMs / slotMs); slot * slotMs < untilMs; slot++) {
      if (hash01(seed, chance, slot) < slotChance) startsMs.push(floor((slot + hash01(seed, place, slot)) * slotMs));
    }
    return startsMs;
  },
};

const startsOf = <Rule extends Rules>(rule: Rule, ...asked: Parameters<Starts<Rule>>) => rules[rule](...asked);

/** The instants in a range, its end left out, at which an event begins; depends on seed, position and time only. */
export function eventStartsMs(time: EventTime, source: EventSource, fromMs: number, untilMs: number): readonly number[] {
  return startsOf(time.rule, time, source, fromMs, untilMs).filter((startMs) => startMs >= fromMs && startMs < untilMs);
}
