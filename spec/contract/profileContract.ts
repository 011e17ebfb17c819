import { describe, expect, it } from '@jest/globals';
import { loadProfileOf, type ProfileSeries, profileSeries } from '../../core/loadProfile/index.ts';
import type { RecordedProfile } from '../../core/ports/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import { msPerDay, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { sumChannels } from '../../core/totals/index.ts';
import { knownDays, knownRange, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
/** The known days as a whole. */
const whole: TimeRange = { fromMs: plantDayRange(knownDays[0]!, zone).fromMs, untilMs: plantDayRange(knownDays.at(-1)!, zone).untilMs };
const impossible = [
  ['no range', { fromMs: whole.fromMs, untilMs: whole.fromMs }],
  ['reversed', { fromMs: whole.untilMs, untilMs: whole.fromMs }],
  ['longer than two years', { fromMs: whole.fromMs, untilMs: whole.fromMs + 733 * msPerDay }],
] as const;

/** Values cross the wire with seven digits. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Number(each.toPrecision(5)) : each)));

/** What every source of profiles does. */
export function profileContract({ station, tokenOf }: Reached): void {
  /** All that is recorded of a range: a station may still be summing. */
  const read = async (range: TimeRange, of: ProfileSeries): Promise<RecordedProfile> => {
    const token = await tokenOf('demo');
    for (;;) {
      const answer = await station().loadProfiles.read(range, of, token);
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      if (answer.value.summedDays === answer.value.recordedDays) return answer.value;
    }
  };

  describe('profiles', () => {
    it.each(keysOf<ProfileSeries>(profileSeries))('of %s are those of the samples', async (of) => {
      const profile = await read(whole, of);
      const question = { of, band: { low: undefined, high: undefined }, holidays: new Set<string>(), zone };
      expect(rounded(profile)).toMatchObject(rounded(loadProfileOf(sumChannels(knownSamples, samplePeriodS), question)) as object);
      expect([profile.recordedDays, profile.duration.hours > 0]).toEqual([knownDays.length, true]);
    });

    it('have nothing where nothing was recorded', async () => {
      const { days, duration, types, pressure } = await read(
        { fromMs: knownRange.fromMs - 20 * msPerDay, untilMs: knownRange.fromMs - 10 * msPerDay },
        'flow',
      );
      expect([days, duration, types, pressure]).toEqual([
        [],
        { hours: 0, area: 0, points: [] },
        { kind: 'none', reason: 'fewDays', days: 0 },
        undefined,
      ]);
    });

    it.each(impossible)('are refused for a range that is none: %s', async (_, range) => {
      expect(await station().loadProfiles.read(range, 'flow', await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
