import { dirname, resolve } from 'node:path';
import { type RateSeries, type RateTable, rateTableOf } from '../../core/tariff/index.ts';
import { problemText } from '../field/index.ts';
import { jsonOf, textOfFile } from '../textFile/index.ts';
import { loadSeries } from './loadSeries.ts';
import { readTariff } from './readTariff.ts';

/** The tables of a file of tariffs, or what is wrong with it, in English. */
export type LoadedTariff =
  { readonly prices: RateTable; readonly co2: RateTable | undefined; readonly problems?: never } | { readonly problems: readonly string[] };

/** Reads a file of tariffs and the series that it names, which stand beside it; times without an offset are of the plant's zone. */
export async function loadTariff(path: string, zone: string): Promise<LoadedTariff> {
  const content = await textOfFile(path);
  if ('failure' in content) return { problems: [`${path} ${content.failure}`] };
  const parsed = jsonOf(content.text);
  if (parsed === undefined) return { problems: [`${path} is no JSON`] };
  const { value, problems = [] } = readTariff(parsed.json);
  if (value === undefined) return { problems: problems.map((problem) => problemText({ ...problem, file: path })) };

  const { prices, co2 } = value;
  const series = new Map<string, RateSeries>();
  const wrong: string[] = [];
  for (const file of new Set([...prices, ...(co2 ?? [])].flatMap((entry) => (entry.kind === 'series' ? [entry.series] : [])))) {
    const { perKWh, problem } = await loadSeries(resolve(dirname(path), file), zone, file);
    if (problem === undefined) series.set(file, perKWh);
    else wrong.push(problem);
  }
  if (wrong.length > 0) return { problems: wrong };
  const tableOf = (entries: typeof prices) => rateTableOf(entries, (file) => series.get(file)!);
  return { prices: tableOf(prices), co2: co2 && tableOf(co2) };
}
