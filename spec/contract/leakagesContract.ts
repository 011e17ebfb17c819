import { describe, expect, it } from '@jest/globals';
import { joinedLeakEvidence, leakageOf, leakEvidenceOf } from '../../core/leakage/index.ts';
import type { LeakageAnswer } from '../../core/ports/index.ts';
import { rangeOf, samplePeriodS } from '../../core/samples/index.ts';
import { msPerDay, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { knownDays, knownRange, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
const { fromMs, untilMs } = knownRange;

/** What every source of leaks does. */
export function leakagesContract({ station, tokenOf }: Reached): void {
  /** With all that is recorded: a station may still be evaluating. */
  const read = async (range: TimeRange): Promise<LeakageAnswer> => {
    const token = await tokenOf('demo');
    for (;;) {
      const answer = await station().leakages.read(range, token);
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      if (answer.value.evaluatedDays === answer.value.recordedDays) return answer.value;
    }
  };

  describe('leaks', () => {
    it('are those of the whole days that a range touches, to the last digit', async () => {
      const { leakage, consumers, recordedDays } = await read(knownRange);
      const days = knownDays.map((day) => {
        const of = plantDayRange(day, zone);
        return leakEvidenceOf(rangeOf(knownSamples, of.fromMs, of.untilMs), day, { zone, periodS: samplePeriodS });
      });
      expect([recordedDays, leakage.days, consumers]).toEqual([knownDays.length, knownDays.length, []]);
      expect(leakage).toEqual(leakageOf(joinedLeakEvidence(days, knownRange), { leftOut: [] }));
    });

    it('come with what they cost, no figure of it without its interval', async () => {
      const { cost } = await read(knownRange);
      for (const finding of Object.values(cost!.figures))
        expect(finding.kind === 'none' || (finding.low <= finding.value && finding.value <= finding.high)).toBe(true);
      expect(cost!.figures.change).toMatchObject({ kind: 'none', reason: 'noChange' });
      expect(cost!.timePricePerKWh).toBeGreaterThan(0);
    });

    it('are none, with reasons, where nothing was recorded', async () => {
      const range = { fromMs: fromMs - 20 * msPerDay, untilMs: fromMs - 10 * msPerDay };
      const { leakage, recordedDays } = await read(range);
      expect([recordedDays, leakage.days, leakage.nights, leakage.range]).toEqual([0, 0, [], range]);
      expect(leakage.findings.map(({ kind }) => kind)).toEqual(['none', 'none', 'none']);
    });

    it.each([
      ['reversed', { fromMs: untilMs, untilMs: fromMs }],
      ['endless', { fromMs, untilMs: Infinity }],
    ])('are refused for a range that is none: %s', async (_, range) => {
      expect(await station().leakages.read(range, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
