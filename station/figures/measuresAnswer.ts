import { fuels, fuelTerms } from '../../core/heat/index.ts';
import { pressureBandOf, type ProfileSeries } from '../../core/loadProfile/index.ts';
import { knownOfPlant } from '../../core/leakage/index.ts';
import { type MachineCycles, type MachineSums, measuresOf, type ReplayedChange, replayQuestion } from '../../core/measures/index.ts';
import { heatCircuits } from '../../core/plantData/index.ts';
import type {
  CostAnswer,
  HeatReportAnswer,
  MachinesAnswer,
  MeasuresAnswer,
  PriceSeriesRepository,
  RecordedProfile,
} from '../../core/ports/index.ts';
import { remembered } from '../../core/records/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import { rateClock, type RateSeries, ratesInForce } from '../../core/tariff/index.ts';
import { type PlantDay, plantDayOf, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import type { RangeTotals } from '../../core/totals/index.ts';
import type { ValuedLeakage } from './leaksAndCost.ts';
import type { StationReplays } from './stationReplays.ts';

/** What a station says of its days in other calls: measures are found in the same answers. */
export interface MeasuresSource {
  /** Days that have a file, ascending. */
  days(): Promise<readonly PlantDay[]>;
  leakage(range: TimeRange, signal: AbortSignal): Promise<ValuedLeakage>;
  energyCost(range: TimeRange, every: 'month', signal: AbortSignal): Promise<CostAnswer>;
  heatReport(range: TimeRange, circuit: (typeof heatCircuits)[number], signal: AbortSignal): Promise<HeatReportAnswer>;
  machines(range: TimeRange, signal: AbortSignal): Promise<MachinesAnswer>;
  profile(range: TimeRange, of: ProfileSeries, signal: AbortSignal): Promise<RecordedProfile>;
  totals(range: TimeRange, signal: AbortSignal): Promise<RangeTotals>;
  /** How the machines were switched. */
  cycles(range: TimeRange, signal: AbortSignal): Promise<readonly MachineCycles[]>;
  /** Channels that were calculated instead of measured, if only in part. */
  estimated(range: TimeRange, signal: AbortSignal): Promise<readonly Channel[]>;
}

const sumsOf = ({ machines }: RangeTotals): readonly MachineSums[] =>
  machines.map(({ loadS, noLoadS, energyLoadKWh, energyNoLoadKWh }, i) => ({
    ...{ slot: i + 1, loadS, noLoadS, energyLoadKWh, energyNoLoadKWh },
  }));

/** What measures are found in, at what is entered about the plant and its prices now; rejects with the signal's reason when it is given. */
async function lookedAt(
  source: MeasuresSource,
  { plant, units, limits }: Pick<Settings, 'plant' | 'units' | 'limits'>,
  series: Pick<PriceSeriesRepository, 'read'>,
  { range: asked, zone }: { readonly range: TimeRange; readonly zone: string },
  signal: AbortSignal,
) {
  const [firstDay] = await source.days();
  const firstMs = firstDay === undefined ? asked.fromMs : plantDayRange(firstDay, zone).fromMs;
  const known = firstMs < asked.untilMs ? { ...asked, fromMs: Math.max(asked.fromMs, firstMs) } : asked;
  const { picture: machines, range, recordedDays, evaluatedDays } = await source.machines(known, signal);
  const { leakage, cost: leakCost, consumers } = await source.leakage(range, signal);
  const { cost } = await source.energyCost(range, 'month', signal);
  const circuit = heatCircuits.find((of) => plant.heat.rows.some((row) => row.circuit === of)) ?? heatCircuits[0];
  const heat = await source.heatReport(range, circuit, signal);
  const profile = await source.profile(range, 'flow', signal);
  const totals = await source.totals(range, signal);
  const cycles = await source.cycles(range, signal);
  const estimated = await source.estimated(range, signal);
  const seriesOf = remembered((name: string): RateSeries => series.read(name, range));
  const prices = ratesInForce(units.electricityRatePerKWh, plant.tariffs.rows, seriesOf);
  const inputs = {
    ...{ range, zone, leakage, leakCost, consumers, cost, machines, cycles },
    days: evaluatedDays,
    prices: rateClock(prices, zone),
    heat: heat.report,
    heatSource: heat.source,
    fuels: fuels.map((fuel) => fuelTerms(fuel, units)),
    isEstimated: estimated.some((channel) => channel.startsWith('electricalPowerKW@')),
    machineSums: sumsOf(totals),
    flow: profile,
    pressure: { lowBar: profile.seconds?.p1 ?? profile.pressure?.p1, limitBar: pressureBandOf(limits).low },
  };
  const entered = { measures: plant.measures.rows, valuations: plant.valuations.rows };
  const co2 = ratesInForce(units.electricityCo2KgPerKWh, plant.co2.rows, seriesOf);
  const withReplays = (replays: readonly ReplayedChange[]): MeasuresAnswer => ({
    picture: measuresOf({ ...inputs, replays }, entered),
    ...{ range, recordedDays, evaluatedDays },
  });
  return { inputs, entered, rates: { prices, co2 }, withReplays };
}

type Asked = Parameters<typeof lookedAt>;

/** What finished days say there is to do, without what only a replay says. */
export const measuresAnswer = async (...asked: Asked): Promise<MeasuresAnswer> => (await lookedAt(...asked)).withReplays([]);

/** The same with what replays say; `onShare` gets how much of them is done, 0..1. */
export async function replayedMeasuresAnswer(
  replays: Pick<StationReplays, 'measures'>,
  asked: Asked,
  onShare: (done: number) => void,
): Promise<MeasuresAnswer> {
  const [, settings, , { zone }, signal] = asked;
  const { inputs, entered, rates, withReplays } = await lookedAt(...asked);
  const { range } = inputs;
  const plant = plantDataOf(settings.plant);
  const { volumeM3 } = knownOfPlant(plant, plantDayOf(range.untilMs - 1, zone), zone);
  const question = replayQuestion(inputs, entered, { volumeM3, ...rates });
  return withReplays(await replays.measures({ range, plant, question }, signal, onShare));
}
