import { airPlaces, airProduct, type AirSums } from '../airWindows/index.ts';
import { conditionOf, type Finding, findingLevel, median, percentileInterval } from '../estimate/index.ts';
import { type Figure, ratioOf } from '../figures/index.ts';
import type { CompressorEra } from '../plantData/index.ts';
import { type PlantDay, plantDayOf, type TimeRange } from '../time/index.ts';
import { addedGrams, airFit, type AirFit, type AirGrams, airGrams, allSums, drawnGrams, productsOf } from './airGrams.ts';

/** What a day's minutes say of how the deliveries of the compressors make the flow into the network. */
export interface AirDay {
  readonly day: PlantDay;
  readonly sums: AirSums;
  /** Time on load, slot 1 first. */
  readonly onLoadS: readonly number[];
}

/** Why a delivery can't be compared: no flow sensor, too few days, too little time on load, too much like another one, nothing to compare it with. */
export const noAirReasons = ['noFlow', 'tooFewDays', 'fewHoursOnLoad', 'alike', 'noPeer'] as const;
export type NoAirReason = (typeof noAirReasons)[number];

/** A share of a delivery, or why there is none. */
export type AirFinding = Finding<'airBalance', NoAirReason>;

/** What of the air that a compressor reports arrives in the network. */
export interface MachineAir {
  /** 1..10 */
  readonly slot: number;
  /** Against the median of all that can be compared, which is 1: an error of the flow sensor is in all of them. */
  readonly share: AirFinding;
  /** Since its exchange. */
  readonly onLoadH: number;
  /** The slot that it can't be distinguished from. */
  readonly likeSlot: number | undefined;
}

/** How the deliveries of all compressors and the flow into the network agree. */
export interface AirBalance {
  readonly machines: readonly MachineAir[];
  /** Minutes in which all is known. */
  readonly windows: number;
  /** Flow into the network and what was stored, less what is reported as delivered, as a share of it. */
  readonly gap: Figure;
  /** Of receivers and pipes, as these minutes have it. */
  readonly volumeM3: Figure;
  /** How alike the deliveries are: 1 where no two run together more than by chance. */
  readonly condition: Figure;
}

export interface AirQuestion {
  readonly range: TimeRange;
  readonly zone: string;
  readonly eras: readonly CompressorEra[];
  /** Share of the range's days that are known, 0..1. */
  readonly coverage: number;
  /** Compressors whose delivery was calculated and not measured, if only in part. */
  readonly estimated: readonly number[];
}

const minDays = 14;
/** With fewer a share came out 3 % off. */
const minHours = 40;
const secondsPerHour = 3600;
/** Above it deliveries can't be distinguished. */
const maxCondition = 100;
const maxInflation = 100;

/** Time on load of each compressor that is there now, by its slot, ascending. */
function hoursOf(days: readonly AirDay[], exchangesBehind: (slot: number, day: number) => number): ReadonlyMap<number, number> {
  const hours = new Map<number, number>();
  for (const [i, { onLoadS }] of days.entries())
    for (const [place, seconds] of onLoadS.entries())
      if (seconds > 0 && exchangesBehind(place + 1, i) === 0) hours.set(place + 1, (hours.get(place + 1) ?? 0) + seconds / secondsPerHour);
  return new Map([...hours].sort(([a], [b]) => a - b));
}

/** The slot whose delivery is most like another one's, by the cosine between the two. */
function likestSlot(gram: Float64Array, { size }: AirGrams, slot: number, slots: readonly number[]): number | undefined {
  const product = (a: number, b: number) => gram[(a - 1) * size + b - 1]!;
  const cosine = (other: number) => product(slot, other) ** 2 / (product(slot, slot) * product(other, other));
  const others = slots.filter((other) => other !== slot && product(other, other) > 0);
  return others.length === 0 ? undefined : others.reduce((best, other) => (cosine(other) > cosine(best) ? other : best));
}

/** What each slot's delivery comes to, against the median of all. */
function sharesOf(fit: AirFit | undefined, slots: readonly number[]): ReadonlyMap<number, number> {
  const shares = new Map(
    slots.flatMap((slot) => {
      const share = fit?.coefficientOf(slot - 1);
      return share === undefined ? [] : [[slot, share] as const];
    }),
  );
  const middle = median([...shares.values()]);
  return new Map([...shares].flatMap(([slot, share]) => (middle === undefined || middle === 0 ? [] : [[slot, share / middle] as const])));
}

/**
 * What of the delivery that each compressor reports arrives in the network: `flow + V dp/p0 + c d(q^2) = sum of share x delivery` over minutes, by least
 * squares without an intercept. The second part is what is stored, the third the pressure drop between receiver and sensor. A compressor after an
 * exchange is another one, and the day of it counts nowhere. Intervals are of 90 %, by drawing weeks of days.
 */
export function airBalanceOf(days: readonly AirDay[], { range, zone, eras, coverage, estimated }: AirQuestion): AirBalance {
  const exchanges = eras.filter(({ what }) => what === 'exchanged').map(({ slot, atMs }) => ({ slot, day: plantDayOf(atMs, zone) }));
  const counted = days.filter(({ day }) => !exchanges.some((exchange) => exchange.day === day));
  const behindIn = (of: readonly AirDay[]) => (slot: number, i: number) =>
    exchanges.filter((exchange) => exchange.slot === slot && exchange.day > of[i]!.day).length;
  const hours = hoursOf(counted, behindIn(counted));
  const slots = [...hours.keys()];
  const used = counted.filter(({ sums }) => airProduct(sums, airPlaces.one, airPlaces.one) > 0);

  const grams = airGrams(
    used.map(({ sums }) => sums),
    behindIn(used),
  );
  const whole = addedGrams(grams);
  const fit = airFit(whole, grams.size);
  const all = allSums(used.map(({ sums }) => sums));
  const sumOf = (place: number) => airProduct(all, place, airPlaces.one);
  const windows = sumOf(airPlaces.one);
  const running = slots.map((slot) => slot - 1).filter((row) => whole[row * grams.size + row]! > 0);
  const condition = conditionOf(productsOf(whole, grams.size, running));
  const stored = fit?.coefficientOf(grams.machines);
  const volumeM3 = stored === undefined ? undefined : -stored;
  const deliveredM3 = Array.from({ length: airPlaces.pressure }, (_, place) => sumOf(place)).reduce((a, b) => a + b);
  const arrivedM3 = sumOf(airPlaces.flow) + (volumeM3 ?? 0) * sumOf(airPlaces.pressure);

  const isAlike = (slot: number) => condition >= maxCondition && (fit?.inflationOf(slot - 1) ?? Infinity) > maxInflation;
  const isShort = (slot: number) => hours.get(slot)! < minHours || !running.includes(slot - 1);
  const comparable = slots.filter((slot) => !isShort(slot) && !isAlike(slot));
  const shares = sharesOf(fit, comparable);
  const hasIntervals = used.length >= minDays && comparable.length > 1;
  const drawn = new Map(comparable.map((slot): [number, number[]] => [slot, []]));
  if (hasIntervals)
    for (const gram of drawnGrams(grams))
      for (const [slot, share] of sharesOf(airFit(gram, grams.size), comparable)) drawn.get(slot)!.push(share);

  const reasonOf = (slot: number): NoAirReason | undefined => {
    if (used.length === 0) return 'noFlow';
    if (used.length < minDays) return 'tooFewDays';
    if (isShort(slot)) return 'fewHoursOnLoad';
    if (isAlike(slot)) return 'alike';
    return hasIntervals ? undefined : 'noPeer';
  };
  const shareOf = (slot: number): AirFinding => {
    const reason = reasonOf(slot);
    const [value, interval] = [shares.get(slot), percentileInterval(drawn.get(slot) ?? [], { level: findingLevel })];
    if (reason !== undefined || value === undefined || interval === undefined)
      return { kind: 'none', method: 'airBalance', reason: reason ?? 'alike', coverage };
    const kind = estimated.includes(slot) ? 'rule' : 'fitted';
    return { kind, value, ...interval, unit: 'ratio', method: 'airBalance', ...range, coverage, n: used.length, assumptions: [] };
  };
  return {
    machines: slots.map((slot) => ({
      slot,
      share: shareOf(slot),
      onLoadH: hours.get(slot)!,
      likeSlot: reasonOf(slot) === 'alike' ? likestSlot(whole, grams, slot, slots) : undefined,
    })),
    windows,
    gap: ratioOf(arrivedM3 - deliveredM3, deliveredM3),
    volumeM3,
    condition: Number.isFinite(condition) ? condition : undefined,
  };
}
