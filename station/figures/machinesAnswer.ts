import type { MachinesAnswer, PriceSeriesRepository } from '../../core/ports/index.ts';
import { remembered } from '../../core/records/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { meanRate, rateClock, type RateSeries, ratesInForce } from '../../core/tariff/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import type { StationFigures } from './stationFigures.ts';

/** What finished days say of the machines, at what is entered about the plant and its prices now. */
export async function machinesAnswer(
  figures: Pick<StationFigures, 'machines'>,
  { plant, units }: Pick<Settings, 'plant' | 'units'>,
  series: Pick<PriceSeriesRepository, 'read'>,
  { range, zone }: { readonly range: TimeRange; readonly zone: string },
  signal: AbortSignal,
): Promise<MachinesAnswer> {
  const found = await figures.machines.read(range, plantDataOf(plant), signal);
  const seriesOf = remembered((name: string): RateSeries => series.read(name, found.range));
  const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf);
  return { ...found, eras: plant.eras.rows, pricePerKWh: meanRate(rateClock(prices, zone), found.range) };
}
