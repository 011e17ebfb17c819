import type { NightUse, PlantData, PlantWindow, SinceDay } from '../plantData/index.ts';
import { daysBetween, msPerDay, type PlantDay, plantDayOf, plantDayRange, type TimeRange, timeRangeMs, weekdays } from '../time/index.ts';
import type { LeftOutDay } from './Leakage.ts';
import type { LeakKnowledge } from './leakageOf.ts';
import { minLeakTestMs } from './leakTestFindings.ts';
import { defaultQuietHours } from './quietSpans.ts';

const hoursPerDay = 24;
type Hours = readonly [from: number, until: number];

/** Hours of a day; those over midnight are the first and the last of it. */
const hoursOf = (from: number, until: number): readonly Hours[] =>
  from < until ? [[from, until]] : [[0, until], [from, hoursPerDay]]; // prettier-ignore

/** A longer time is a shutdown: a test is read sample by sample. */
export const maxLeakTestMs = msPerDay;

const night = hoursOf(defaultQuietHours.nightFromHour, defaultQuietHours.nightUntilHour);
const nightHours = night.reduce((sum, [from, until]) => sum + until - from, 0);

/** What a consumer takes in the nights of a week, as a mean. */
function meanOf({ flowM3min, days, fromHour, untilHour }: NightUse): number {
  let hours = 0;
  for (const [from, until] of hoursOf(fromHour, untilHour)) {
    for (const [first, last] of night) hours += Math.max(0, Math.min(until, last) - Math.max(from, first));
  }
  return (flowM3min * new Set(days).size * hours) / (weekdays.length * nightHours);
}

/** The latest entry that holds on a day. */
const heldOn = <T extends SinceDay>(entries: readonly T[], day: PlantDay): T | undefined =>
  entries
    .filter(({ since }) => since <= day)
    .reduce<T | undefined>((held, each) => (held && held.since > each.since ? held : each), undefined);

/** The consumers that take air at night on a day. */
export function nightConsumers(entries: readonly NightUse[], day: PlantDay): readonly NightUse[] {
  const names = [...new Set(entries.map(({ name }) => name))];
  return names.flatMap((name) => {
    const held = heldOn(
      entries.filter((each) => each.name === name),
      day,
    );
    return held === undefined || held.flowM3min === 0 ? [] : [held];
  });
}

/** The latest time up to an instant that a person marked as one with all consumers off, and that is neither too short nor too long for a test. */
export function latestLeakTest(windows: readonly PlantWindow[], beforeMs: number): TimeRange | undefined {
  const isTest = (each: PlantWindow) =>
    each.kind === 'allConsumersOff' && each.untilMs <= beforeMs && timeRangeMs(each) >= minLeakTestMs && timeRangeMs(each) <= maxLeakTestMs;
  const tests = windows.filter(isTest);
  const last = tests.reduce<PlantWindow | undefined>(
    (latest, each) => (latest && latest.untilMs > each.untilMs ? latest : each),
    undefined,
  );
  return last && { fromMs: last.fromMs, untilMs: last.untilMs };
}

/** What is entered about a plant that counts for leaks on a day, but for a test. */
export function knownOfPlant(
  {
    receivers,
    flowSensors,
    nightUse,
    windows,
    leakChanges,
  }: Pick<PlantData, 'receivers' | 'flowSensors' | 'nightUse' | 'windows' | 'leakChanges'>,
  day: PlantDay,
  zone: string,
): Omit<LeakKnowledge, 'test'> & { readonly consumers: readonly NightUse[] } {
  const consumers = nightConsumers(nightUse, day);
  const unusual = windows.filter(({ kind }) => kind !== 'allConsumersOff');
  const leftOut = new Map<PlantDay, LeftOutDay>();
  for (const { kind, note, fromMs, untilMs } of unusual) {
    for (const each of daysBetween(plantDayOf(fromMs, zone), plantDayOf(untilMs - 1, zone))) {
      if (!leftOut.has(each)) leftOut.set(each, { day: each, kind, note, ...plantDayRange(each, zone) });
    }
  }
  return {
    volumeM3: heldOn(receivers, day)?.volumeM3,
    sensorShare: heldOn(flowSensors, day)?.share,
    nightUseM3min: consumers.length === 0 ? undefined : consumers.reduce((sum, each) => sum + meanOf(each), 0),
    consumers,
    comparedFrom: heldOn(leakChanges, day)?.since,
    leftOut: [...leftOut.keys()].sort().flatMap((each) => leftOut.get(each) ?? []),
  };
}
