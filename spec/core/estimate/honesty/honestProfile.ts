import { type DayHours, dayHours, dayTypes, durationCurve, profileSums } from '../../../../core/loadProfile/index.ts';
import { pressureQuality } from '../../../../core/loadProfile/pressureQuality.ts';
import { hash01 } from '../../../../core/estimate/index.ts';
import { shiftDay } from '../../../../core/time/index.ts';
import type { ChannelSums, SummedChannel } from '../../../../core/totals/index.ts';
import { sumsOf } from '../../loadProfile/sums.ts';
import type { AnyFinding, HonestFeature } from './HonestFeature.ts';

const quartersPerDay = 96;
const band = { low: 6.9, high: 7.4 };

/** Quarter hours whose extremes lie half a tenth of a bar around their mean: each day is alike. */
function pressuresOf(days: number): ChannelSums {
  const sums = sumsOf(
    0,
    Array.from({ length: days * quartersPerDay }, (_, i) => 6.75 + (i % 8) / 10),
  );
  return { ...sums, least: sums.least.map((mean) => mean - 0.05), greatest: sums.greatest.map((mean) => mean + 0.05) };
}
/** Workdays and weekends. */
const daysOf = (count: number, seed: number): readonly DayHours[] =>
  Array.from({ length: count }, (_, i) => ({
    day: shiftDay('2026-03-02', i),
    means: Array.from({ length: 24 }, (__, hour) => (i % 7 < 5 ? 30 : 5) + hash01(seed, hour, i)),
  }));

/** Types of days as a finding: how well they are apart, or why there are none. */
function typesFound(days: number, seed: number): AnyFinding {
  const types = dayTypes(daysOf(days, seed));
  const method = 'dayTypes';
  if (types.kind === 'none') return { kind: 'none', method, reason: types.reason, coverage: 0 };
  const value = types.silhouette;
  return {
    kind: 'fitted',
    value,
    low: value,
    high: value,
    unit: '1',
    method,
    fromMs: 0,
    untilMs: 1,
    coverage: 1,
    n: days,
    assumptions: [],
  };
}
const quarters = (channel: SummedChannel, means: readonly number[]) => [channel, sumsOf(0, means)] as const;
const isHourMissing = (known: readonly number[]) => dayHours(sumsOf(0, known), 'UTC')[0]!.means[1] === undefined;

/** What air and pressure look like. */
export const honestProfile: HonestFeature = {
  name: 'profile',
  days: { enough: 28, tooFew: 13 },
  figures: (days, seed) => [typesFound(days, seed)],
  widths(days) {
    const { below, above, inside } = pressureQuality(pressuresOf(days), band, new Map())!;
    return [below, above, inside].map((of) => of!.most - of!.least);
  },
  nothingChanged() {
    const means = Array.from({ length: quartersPerDay }, (_, i) => 10 + (i % 5));
    const [some, turned] = [means, [...means].reverse()].map((of) => durationCurve(sumsOf(0, of)).steps.map(({ mean }) => mean));
    return some!.map((mean, i) => mean - turned![i]!);
  },
  ratios() {
    const found = new Map([quarters('electricalPowerKW@1', [10, 10, 50, 50]), quarters('deliveryVolumeM3min@0', [2, 2, 8, 8])]);
    return [{ ratio: dayHours(profileSums('specificPower', found), 'UTC')[0]!.means[0]!, over: 120, per: 20 }];
  },
  saysSo: { within: () => isHourMissing([1, 1, 1, 1, 2, 2, 2, 2]), beyond: () => isHourMissing([1, 1, 1, 1, 2, NaN, NaN, NaN]) },
  savings: () => [],
};
