import { describe, expect, it } from '@jest/globals';
import type { SteppedHistory } from '../../core/ports/index.ts';
import { rangeOf, samplePeriodS } from '../../core/samples/index.ts';
import { msPerDay, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { quarterHourMs, sumChannels, type SummedChannel, summedChannels } from '../../core/totals/index.ts';
import { knownDays, knownRange, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
const channels: readonly SummedChannel[] = ['systemPressureBar@0', 'volumeFlowM3min@0', 'electricalPowerKW@1'];
const { fromMs, untilMs } = knownRange;
const impossible = [
  ['no range', { fromMs, untilMs: fromMs }],
  ['reversed', { fromMs: untilMs, untilMs: fromMs }],
  ['endless', { fromMs, untilMs: Infinity }],
  ['longer than 10 years', { fromMs, untilMs: fromMs + 3661 * msPerDay }],
] as const;

/** Values cross the wire with six digits. */
const near = (values: ArrayLike<number>) => Array.from(values, (value) => (Number.isNaN(value) ? NaN : expect.closeTo(value, 3)));

/** What every source of long ranges does. */
export function historyContract({ station, tokenOf }: Reached): void {
  /** All that is recorded of a range: a station may still be summing. */
  const read = async (range: TimeRange, asked = channels): Promise<SteppedHistory> => {
    const token = await tokenOf('demo');
    for (;;) {
      const answer = await station().channelHistory.read(range, asked, token);
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      if (answer.value.summedDays === answer.value.days) return answer.value;
    }
  };

  describe('long ranges', () => {
    it('have the share of time that each machine was on load, at no-load and in error, without least and greatest', async () => {
      const shares: readonly SummedChannel[] = ['load@1', 'noLoad@1', 'error@1'];
      const { columns } = await read(knownRange, shares);
      const sums = sumChannels(knownSamples, samplePeriodS);
      expect([...columns.keys()]).toEqual(shares);
      for (const share of shares) {
        const { mean, least, greatest, coveredS } = columns.get(share)!;
        const of = sums.get(share)!;
        expect([...mean]).toEqual(near(of.sums.map((sum, i) => sum / of.coveredMs[i]!)));
        expect([...coveredS]).toEqual(near(of.coveredMs.map((ms) => ms / 1000)));
        expect([...least, ...greatest].every(Number.isNaN)).toBe(true);
      }
      expect(sums.get('load@1')!.sums.some((sum) => sum > 0)).toBe(true);
    });

    it('are the quarter hours of the samples, with mean, least, greatest and the time with a value', async () => {
      const { stepMs, timesMs, columns, days } = await read(knownRange);
      const sums = sumChannels(knownSamples, samplePeriodS);
      expect([stepMs, days]).toEqual([quarterHourMs, knownDays.length]);
      expect([...timesMs]).toEqual([...sums.get('systemPressureBar@0')!.steps].map((step) => step * quarterHourMs));
      expect([...columns.keys()]).toEqual(channels);
      for (const channel of channels) {
        const of = sums.get(channel)!;
        const column = columns.get(channel)!;
        expect([...column.mean]).toEqual(near(of.sums.map((sum, i) => sum / of.coveredMs[i]!)));
        expect([...column.least]).toEqual(near(of.least));
        expect([...column.greatest]).toEqual(near(of.greatest));
        expect([...column.coveredS]).toEqual(near(of.coveredMs.map((ms) => ms / 1000)));
      }
    });

    it("of ten years are the days of the plant's zone", async () => {
      const { stepMs, timesMs, columns } = await read({ fromMs: untilMs - 3650 * msPerDay, untilMs });
      expect([stepMs, [...timesMs]]).toEqual([msPerDay, knownDays.map((day) => plantDayRange(day, zone).fromMs)]);
      const days = knownDays.map((day) => plantDayRange(day, zone));
      const greatest = days.map((day) =>
        Math.max(
          ...rangeOf(knownSamples, day.fromMs, day.untilMs)
            .columns.get('systemPressureBar@0')!
            .filter((value) => value > 0),
        ),
      );
      expect([...columns.get('systemPressureBar@0')!.greatest]).toEqual(near(greatest));
    });

    it('have nothing where nothing was recorded, and no channel that was never recorded', async () => {
      const empty = await read({ fromMs: fromMs - 20 * msPerDay, untilMs: fromMs - 10 * msPerDay });
      expect([empty.timesMs.length, empty.columns.size, empty.days]).toEqual([0, 0, 0]);
      expect((await read(knownRange, summedChannels)).columns.has('electricalPowerKW@10')).toBe(
        sumChannels(knownSamples, samplePeriodS).has('electricalPowerKW@10'),
      );
    });

    it.each(impossible)('are refused for a range that is none: %s', async (_, range) => {
      expect(await station().channelHistory.read(range, channels, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });

    it('are refused for a channel that has no mean', async () => {
      expect(await station().channelHistory.read(knownRange, ['status@1'], await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
