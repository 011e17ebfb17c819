import { estimatedInBalance } from '../../core/balance/index.ts';
import type { LeakChange } from '../../core/leakage/index.ts';
import { type LeakCost, leakCostChannels, leakCostOfQuarters } from '../../core/leakCost/index.ts';
import type { LeakageAnswer, PriceSeriesRepository } from '../../core/ports/index.ts';
import { remembered } from '../../core/records/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { type RateSeries, ratesInForce } from '../../core/tariff/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { StationFigures } from './stationFigures.ts';

/** What days say of leaks, always with what that comes to. */
export interface ValuedLeakage extends LeakageAnswer {
  readonly cost: LeakCost;
}

export interface LeaksAndCostParts {
  readonly figures: Pick<StationFigures, 'history' | 'leakage' | 'totals'>;
  /** The rise of the nights that nobody has seen. */
  readonly alarm: () => Promise<LeakChange | undefined>;
  readonly series: Pick<PriceSeriesRepository, 'read'>;
  /** As they are now. */
  readonly settings: () => Settings;
  /** The plant's zone. */
  readonly zone: () => string;
}

/** What finished days say of leaks, at what is entered about the plant and its prices now; rejects with the signal's reason when it is given. */
export const leaksAndCost =
  ({ figures, alarm: alarmOf, series, settings, zone }: LeaksAndCostParts) =>
  async (range: TimeRange, signal: AbortSignal): Promise<ValuedLeakage> => {
    const { plant, units } = settings();
    const answer = await figures.leakage.read(range, plantDataOf(plant), signal);
    const alarm = await alarmOf();
    const { leakage } = answer;
    const { found } = await figures.history.quarters(leakage.range, leakCostChannels, signal);
    const estimated = estimatedInBalance(await figures.totals(leakage.range, signal));
    await nextTurn();
    signal.throwIfAborted();
    const seriesOf = remembered((name: string): RateSeries => series.read(name, leakage.range));
    const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf);
    const cost = leakCostOfQuarters({ leakage, alarm, found, prices, zone: zone(), estimated, range: leakage.range });
    return { ...answer, alarm, seen: plant.leakChanges.rows, cost, estimated };
  };
