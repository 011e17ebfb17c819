import { dirname, resolve } from 'node:path';
import { priceSeries, type PriceSeriesProblem, type RateSeries, type RateTable, rateTableOf } from '../../core/tariff/index.ts';
import { problemText } from '../field/index.ts';
import { jsonOf, textOfFile } from '../textFile/index.ts';
import { readTariff } from './readTariff.ts';

/** The tables of a file of tariffs, or what is wrong with it, in English. */
export type LoadedTariff =
  { readonly prices: RateTable; readonly co2: RateTable | undefined; readonly problems?: never } | { readonly problems: readonly string[] };

const seriesProblems: Readonly<Record<PriceSeriesProblem, string>> = {
  head: 'must be start;price',
  columns: 'must have two columns',
  start: 'must begin with a time such as 2026-03-29T06:00Z, or of the plant such as 2026-03-29 06:00',
  price: 'must have a price, as a number',
  order: 'must be later than the line before',
  step: 'must be a quarter hour or an hour after the line before, or longer',
  empty: 'has no prices below it',
};

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
    const csv = await textOfFile(resolve(dirname(path), file));
    if ('failure' in csv) {
      wrong.push(`${file} ${csv.failure}`);
      continue;
    }
    const { perKWh, problem } = priceSeries(csv.text, zone);
    if (problem === undefined) series.set(file, perKWh);
    else wrong.push(`${file}: line ${problem.line} ${seriesProblems[problem.code]}`);
  }
  if (wrong.length > 0) return { problems: wrong };
  const tableOf = (entries: typeof prices) => rateTableOf(entries, (file) => series.get(file)!);
  return { prices: tableOf(prices), co2: co2 && tableOf(co2) };
}
