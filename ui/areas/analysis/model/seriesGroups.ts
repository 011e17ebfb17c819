import { slotCount } from '../../../../core/compressor/index.ts';
import { allSeries, type AnalysisSeries } from './series.ts';

/** The lines of the plant, without a slot, or of a machine. */
export interface SeriesGroup {
  readonly slot: number | undefined;
  readonly series: readonly AnalysisSeries[];
}

const machineSlots = Array.from({ length: slotCount }, (_, i) => i + 1);

/** The plant's lines, then those of the installed machines, and of others that have a chosen line; behind them their analog inputs. */
export function seriesGroups(
  installed: readonly number[],
  chosen: readonly string[],
  inputs: readonly AnalysisSeries[] = [],
): readonly SeriesGroup[] {
  const all = [...allSeries, ...inputs];
  return [undefined, ...machineSlots]
    .map((slot) => ({ slot, series: all.filter((series) => series.slot === slot) }))
    .filter(({ slot, series }) => slot === undefined || installed.includes(slot) || series.some(({ id }) => chosen.includes(id)));
}

/** What a search finds: lines whose name has each of its words, whatever their case. */
export function foundSeries(
  groups: readonly SeriesGroup[],
  search: string,
  nameOf: (series: AnalysisSeries) => string,
): readonly SeriesGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (series: AnalysisSeries) => {
    const name = nameOf(series).toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  };
  return groups.map(({ slot, series }) => ({ slot, series: series.filter(isFound) })).filter(({ series }) => series.length > 0);
}
