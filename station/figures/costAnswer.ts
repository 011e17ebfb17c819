import { type CostPeriod, sitePower } from '../../core/cost/index.ts';
import { energyTargetOf } from '../../core/plantData/index.ts';
import type { CostAnswer, PriceSeriesRepository } from '../../core/ports/index.ts';
import { remembered } from '../../core/records/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { type RateSeries, ratesInForce } from '../../core/tariff/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import type { StationFigures } from './stationFigures.ts';

/** What the energy of a range cost at the tariffs that are entered now. */
export async function costAnswer(
  figures: Pick<StationFigures, 'energyCost'>,
  { units, plant }: Pick<Settings, 'units' | 'plant'>,
  series: Pick<PriceSeriesRepository, 'read'>,
  { range, every, zone }: { readonly range: TimeRange; readonly every: CostPeriod; readonly zone: string },
  signal?: AbortSignal,
): Promise<CostAnswer> {
  const seriesOf = remembered((name: string): RateSeries => series.read(name, range));
  const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf);
  const co2 = ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, seriesOf);
  const site = sitePower(plant.siteMeters.rows, seriesOf, zone);
  const cost = await figures.energyCost({ range, every, zone, prices, co2, site }, signal);
  return { cost, targetKWh: energyTargetOf(plant.targets.rows, range, zone) };
}
