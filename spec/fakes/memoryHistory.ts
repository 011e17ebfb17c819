import { encodeHistoryRequest, historyRequest } from '../../adapters/contract/index.ts';
import type { ChannelHistory, SteppedHistory } from '../../core/ports/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import { msPerDay, plantDayOf, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import {
  dayOfStep,
  daySteps,
  mergedSums,
  quarterHourMs,
  stepColumns,
  type SummedChannel,
  sumChannels,
  sumStepMs,
  sumsWithin,
  wholeSum,
} from '../../core/totals/index.ts';
import type { MemoryGate } from './memoryGate.ts';

const daysOf = ({ timesMs, length }: SampleTable, zone: string) => [
  ...new Set(Array.from(timesMs.subarray(0, length), (atMs) => plantDayOf(atMs, zone))),
];

function historyOf(samples: SampleTable, zone: string, range: TimeRange, channels: readonly SummedChannel[]): SteppedHistory {
  const stepMs = sumStepMs(range);
  const [from, until] = [plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone)];
  const days = daysOf(samples, zone).filter((day) => day >= from && day <= until);
  const all = sumChannels(samples, samplePeriodS);
  const ofQuarters = (channel: SummedChannel) =>
    sumsWithin(mergedSums([all.get(channel)!], stepMs / quarterHourMs), Math.floor(range.fromMs / stepMs), range.untilMs / stepMs);
  const ofDays = (channel: SummedChannel) =>
    daySteps(
      days.flatMap((day) => {
        const { fromMs, untilMs } = plantDayRange(day, zone);
        const whole = wholeSum(sumsWithin(all.get(channel)!, fromMs / quarterHourMs, untilMs / quarterHourMs));
        return whole === undefined ? [] : [{ day, ...whole }];
      }),
    );
  const known = channels.filter((channel) => all.has(channel));
  const { steps, columns } = stepColumns(new Map(known.map((channel) => [channel, (stepMs < msPerDay ? ofQuarters : ofDays)(channel)])));
  const timesMs = steps.map((step) => (stepMs < msPerDay ? step * stepMs : plantDayRange(dayOfStep(step), zone).fromMs));
  return { stepMs, timesMs, columns, days: days.length, summedDays: days.length, estimatedDays: new Map() };
}

/** Sums the samples of a fake. */
export function memoryHistory(gate: MemoryGate, samples: SampleTable, zone: () => string): ChannelHistory {
  return {
    read: (range, channels, token, waiting) =>
      gate.ask({ call: 'channelHistory', sent: { range, channels }, token, signal: waiting?.signal }, () =>
        historyRequest.safeParse(encodeHistoryRequest({ range, channels })).success
          ? historyOf(samples, zone(), range, channels)
          : undefined,
      ),
  };
}
