import { costQuery, insightQuery } from '../../adapters/contract/index.ts';
import { energyCostOf, sitePower } from '../../core/cost/index.ts';
import { energyTargetOf } from '../../core/plantData/index.ts';
import type { Costs, PriceSeriesRepository } from '../../core/ports/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { ratesInForce } from '../../core/tariff/index.ts';
import { energiesOf } from '../core/cost/energies.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Prices the samples of a fake. */
export function memoryCosts(
  gate: MemoryGate,
  samples: SampleTable,
  settings: () => Settings,
  series: Pick<PriceSeriesRepository, 'read'>,
): Costs {
  return {
    read: (range, every, token, waiting) =>
      gate.ask({ call: 'energyCost', sent: { range, every }, token, signal: waiting?.signal }, () => {
        if (!costQuery.safeParse(Object.fromEntries(new URLSearchParams(insightQuery(range, { every })))).success) return undefined;
        const { units, plant, time } = settings();
        const seriesOf = (name: string) => series.read(name, range);
        const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf);
        const co2 = ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, seriesOf);
        const site = sitePower(plant.siteMeters.rows, seriesOf, time.zone);
        const cost = energyCostOf(energiesOf(samples, range, samplePeriodS), { range, every, zone: time.zone, prices, co2, site });
        return { cost, targetKWh: energyTargetOf(plant.targets.rows, range, time.zone) };
      }),
  };
}
