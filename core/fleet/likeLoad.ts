import { medianInterval } from '../estimate/index.ts';
import { type Figure, productOf, ratioOf } from '../figures/index.ts';
import { isentropicWork } from '../machines/index.ts';
import type { LikeMonths } from './energyRanking.ts';
import type { LoadMonth } from './LoadMonth.ts';

/** What a comparison by load needs of a month. */
export type ComparedMonth = Pick<LoadMonth, 'station' | 'bothKWh' | 'volumeM3' | 'couldM3' | 'pressureBar'>;

/** Gauge pressure that energy is brought to. */
const comparedBar = 7;
/** A median of fewer months of stations says nothing. */
const minStationMonths = 20;
const tenths = 10;

/** Energy, or energy per air, as if it were compressed to 7 bar, by the ratio of the isentropic works; undefined without a pressure above 0. */
export const broughtTo7Bar = (energy: Figure, pressureBar: Figure): Figure =>
  pressureBar !== undefined && pressureBar > 0 ? productOf(energy, isentropicWork(comparedBar) / isentropicWork(pressureBar)) : undefined;

/** Delivered per what the machines could have delivered, 0..1. */
export function loadLevelOf({ volumeM3, couldM3 }: Pick<LoadMonth, 'volumeM3' | 'couldM3'>): Figure {
  const level = ratioOf(volumeM3, couldM3);
  return level === undefined ? undefined : Math.min(1, Math.max(0, level));
}

/** Energy per air at 7 bar; undefined without energy, air or pressure. */
export const comparedKWhPerM3 = ({ bothKWh, volumeM3, pressureBar }: ComparedMonth): Figure =>
  bothKWh > 0 ? broughtTo7Bar(ratioOf(bothKWh, volumeM3), pressureBar) : undefined;

const tenthOf = (level: number) => Math.min(tenths - 1, Math.floor(level * tenths));

/** For each tenth of the load level what the months of stations in it need, of all stations together. */
export function likeLoad(months: Iterable<ComparedMonth>): readonly LikeMonths[] {
  const found = Array.from({ length: tenths }, (): { values: number[]; stations: Set<string> } => ({ values: [], stations: new Set() }));
  for (const month of months) {
    const [level, value] = [loadLevelOf(month), comparedKWhPerM3(month)];
    if (level === undefined || value === undefined) continue;
    const tenth = found[tenthOf(level)]!;
    tenth.values.push(value);
    tenth.stations.add(month.station);
  }
  return found.map(({ values, stations }, i) => ({
    fromLevel: i / tenths,
    untilLevel: (i + 1) / tenths,
    stationMonths: values.length,
    stations: stations.size,
    kWhPerM3: values.length < minStationMonths ? undefined : medianInterval(values),
  }));
}

/** The months that one is compared with; undefined where its load level is not known. */
export function likeMonthsOf(bands: readonly LikeMonths[], month: ComparedMonth): LikeMonths | undefined {
  const level = loadLevelOf(month);
  return level === undefined ? undefined : bands[tenthOf(level)];
}
