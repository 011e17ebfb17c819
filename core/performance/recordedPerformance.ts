import { slotCount } from '../compressor/index.ts';
import { type Channel, compressorChannel, plantChannel } from '../samples/index.ts';
import { rateClock, type RateTable } from '../tariff/index.ts';
import type { ChannelSums, SummedChannel } from '../totals/index.ts';
import type { Performance } from './Performance.ts';
import type { PerformanceDay } from './PerformanceDay.ts';
import { hasFlow, performanceDays } from './performanceDays.ts';
import { performanceOf, type PerformanceQuestion } from './performanceOf.ts';
import { type KnownVariables, withVariables } from './variableDays.ts';

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const power = slots.map((slot) => compressorChannel('electricalPowerKW', slot));
const delivery = slots.map((slot) => compressorChannel('deliveryVolumeM3min', slot));
const flow = plantChannel('volumeFlowM3min');
const pressure = plantChannel('systemPressureBar');

/** What the energy of days and what it depends on are made of. */
export const performanceChannels: readonly Channel[] = [...power, ...delivery, flow, pressure];

/** What volumes are of: a sensor of the flow into the network, or what machines report. */
export type VolumeSource = 'flow' | 'delivery';

/** A baseline and a report, and what is recorded of both. */
export interface RecordedQuestion extends Pick<PerformanceQuestion, 'baseline' | 'report' | 'zone' | 'adjustments'> {
  /** Quarter hours of `performanceChannels`; one without any may be left out. */
  readonly found: ReadonlyMap<SummedChannel, ChannelSums>;
  /** Channels that were calculated instead of measured, if only in part. */
  readonly estimated?: readonly Channel[] | undefined;
  readonly prices: RateTable;
  readonly co2: RateTable;
  readonly variables?: KnownVariables | undefined;
  /** Whether the pressure is taken out as well. */
  readonly withPressure?: boolean | undefined;
}

/** The energy of a report against its baseline, as quarter hours have it. */
export interface RecordedPerformance {
  readonly performance: Performance;
  readonly volumeOf: VolumeSource;
  /** Days that are left out since a variable has no value for them. */
  readonly daysWithoutVariable: number;
}

const isWithin = ({ day }: PerformanceDay, { baseline, report }: Pick<RecordedQuestion, 'baseline' | 'report'>) =>
  [baseline, report].some(({ first, last }) => day >= first && day <= last);

/** Compares the days of a report with what their baseline expects of them, from what is recorded of both. */
export function recordedPerformance(question: RecordedQuestion): RecordedPerformance {
  const { found, estimated = [], zone, variables, withPressure = false } = question;
  const sumsOf = (channels: readonly Channel[]) => channels.flatMap((channel) => found.get(channel) ?? []);
  const sums = { power: sumsOf(power), delivery: sumsOf(delivery), flow: found.get(flow), pressure: found.get(pressure) };
  const rates = { cost: rateClock(question.prices, zone), co2Kg: rateClock(question.co2, zone) };
  const recorded = performanceDays(sums, zone, rates).filter((day) => isWithin(day, question));
  const days = variables === undefined ? recorded : withVariables(recorded, variables);
  const performance = performanceOf({
    days,
    baseline: question.baseline,
    report: question.report,
    zone,
    adjustments: question.adjustments,
    terms: [...(withPressure ? (['pressure'] as const) : []), ...(variables?.names ?? [])],
    isEstimated: power.some((channel) => estimated.includes(channel)),
  });
  return { performance, volumeOf: hasFlow(sums) ? 'flow' : 'delivery', daysWithoutVariable: recorded.length - days.length };
}
