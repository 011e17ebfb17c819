import { priceSeries, type PriceSeriesProblem, type RateSeries } from '../../core/tariff/index.ts';
import { textOfFile } from '../textFile/index.ts';

/** The values of a file by quarter hours, or what is wrong with it, in English. */
export type LoadedSeries =
  { readonly perKWh: RateSeries; readonly problem?: never } | { readonly perKWh?: never; readonly problem: string };

const problems: Readonly<Record<PriceSeriesProblem, string>> = {
  head: 'must be start;price, or start;power',
  columns: 'must have two columns',
  start: 'must begin with a time such as 2026-03-29T06:00Z, or of the plant such as 2026-03-29 06:00',
  price: 'must have a value, as a number',
  order: 'must be later than the line before',
  step: 'must be a quarter hour or an hour after the line before, or longer',
  empty: 'has no values below it',
};

/** Reads a series of prices, or of power, that `name` names in messages; times without an offset are of the plant's zone. */
export async function loadSeries(path: string, zone: string, name: string): Promise<LoadedSeries> {
  const csv = await textOfFile(path);
  if ('failure' in csv) return { problem: `${name} ${csv.failure}` };
  const { perKWh, problem } = priceSeries(csv.text, zone);
  return problem === undefined ? { perKWh } : { problem: `${name}: line ${problem.line} ${problems[problem.code]}` };
}
