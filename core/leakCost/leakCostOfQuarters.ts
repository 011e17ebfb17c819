import { slotCount } from '../compressor/index.ts';
import type { LeakChange, Leakage } from '../leakage/index.ts';
import { addedSums } from '../loadProfile/index.ts';
import { performanceDays, performanceOf } from '../performance/index.ts';
import { type Channel, compressorChannel, plantChannel } from '../samples/index.ts';
import { meanRate, rateClock, type RateTable } from '../tariff/index.ts';
import { daysFrom, plantDayOf, type TimeRange } from '../time/index.ts';
import type { ChannelSums, SummedChannel } from '../totals/index.ts';
import type { LeakCost } from './LeakCost.ts';
import { leakCostOf } from './leakCostOf.ts';

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const powers = slots.map((slot) => compressorChannel('electricalPowerKW', slot));
const deliveries = slots.map((slot) => compressorChannel('deliveryVolumeM3min', slot));
const flow = plantChannel('volumeFlowM3min');

/** What the cost of leaks is made of. */
export const leakCostChannels: readonly SummedChannel[] = [...powers, ...deliveries, flow];

/** The quarter hours of a range, and what values them. */
export interface LeakCostOfQuarters {
  readonly leakage: Pick<Leakage, 'findings' | 'test' | 'trend'>;
  /** The rise of the nights that nobody has seen. */
  readonly alarm?: LeakChange | undefined;
  /** Of the channels above; one that is not there has no quarter hour. */
  readonly found: ReadonlyMap<SummedChannel, ChannelSums>;
  readonly prices: RateTable;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  /** Channels whose value was calculated and not measured, if only in part. */
  readonly estimated?: readonly Channel[] | undefined;
  readonly range: TimeRange;
}

/** What leaks come to by the energy and the volume of the range's quarter hours, each at the price of its own time. */
export function leakCostOfQuarters({ leakage, alarm, found, prices, zone, estimated = [], range }: LeakCostOfQuarters): LeakCost {
  const sumsOf = (channels: readonly SummedChannel[]) => channels.flatMap((channel) => found.get(channel) ?? []);
  const clock = rateClock(prices, zone);
  const noRate = { rateAt: () => undefined };
  const isEstimated = powers.some((channel) => estimated.includes(channel));
  const air = found.get(flow);
  const power = sumsOf(powers);
  const parts = { power, flow: air !== undefined && air.steps.length > 0 ? air : addedSums(sumsOf(deliveries).map((sums) => ({ sums }))) };
  const days = power.length === 0 ? [] : performanceDays(parts, zone, { cost: clock, co2Kg: noRate });
  const whole = { first: plantDayOf(range.fromMs, zone), last: plantDayOf(range.untilMs - 1, zone) };
  const { figures } = performanceOf({ days, baseline: whole, report: whole, zone, isEstimated });
  return leakCostOf({
    leakage,
    alarm,
    days,
    count: daysFrom(whole.first, whole.last) + 1,
    marginal: figures.marginal,
    timePricePerKWh: meanRate(clock, range),
    isEstimated,
    range,
  });
}
