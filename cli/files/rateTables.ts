import { loadSeries, loadTariff } from '../../adapters/tariff/index.ts';
import { flatRates, type RateSeries, type RateTable } from '../../core/tariff/index.ts';
import { CliFailure } from '../CliFailure.ts';
import { printable } from '../output/printable.ts';

/** What a file of tariffs says, and the flat rates for what it doesn't. Throws a CliFailure that says what is wrong with it. */
export async function rateTables(
  path: string | undefined,
  { rate, co2, zone }: { readonly rate: number; readonly co2: number; readonly zone: string },
): Promise<{ readonly prices: RateTable; readonly co2: RateTable }> {
  const flat = { prices: flatRates(rate), co2: flatRates(co2) };
  if (path === undefined) return flat;
  const loaded = await loadTariff(path, zone);
  if (loaded.problems !== undefined) throw new CliFailure(loaded.problems.map(printable).join('\n'));
  return { prices: loaded.prices, co2: loaded.co2 ?? flat.co2 };
}

/** The values of a series. Throws a CliFailure that says what is wrong with its file. */
export async function seriesOfFile(path: string, zone: string): Promise<RateSeries> {
  const { perKWh, problem } = await loadSeries(path, zone, path);
  if (problem !== undefined) throw new CliFailure(printable(problem));
  return perKWh;
}
