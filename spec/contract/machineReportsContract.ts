import { describe, expect, it } from '@jest/globals';
import { joinedEvidence, machineEvidenceOf, machinesOf } from '../../core/machines/index.ts';
import type { MachinesAnswer } from '../../core/ports/index.ts';
import { rangeOf, samplePeriodS } from '../../core/samples/index.ts';
import { defaultSettings, type Settings, unchangedSettings } from '../../core/settings/index.ts';
import { msPerDay, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { knownDays, knownRange, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
const { fromMs, untilMs } = knownRange;
const wholeDays = { fromMs: plantDayRange(knownDays[0]!, zone).fromMs, untilMs: plantDayRange(knownDays.at(-1)!, zone).untilMs };
const sheet = { since: '2026-01-01', slot: 3, pressureBar: 7, flowM3min: 16, powerKW: 96, noLoadPowerKW: 30, points: [] };

const expected = (dataSheets: readonly (typeof sheet)[]) =>
  machinesOf(
    joinedEvidence(
      knownDays.map((day) => {
        const of = plantDayRange(day, zone);
        return machineEvidenceOf(rangeOf(knownSamples, of.fromMs, of.untilMs), day, { zone, periodS: samplePeriodS });
      }),
    ),
    { range: wholeDays, zone, plant: { dataSheets, eras: [] }, estimated: [] },
  );

/** What every source of reports about machines does. */
export function machineReportsContract({ station, tokenOf }: Reached): void {
  /** With all that is recorded: a station may still be evaluating. */
  const read = async (range: TimeRange): Promise<MachinesAnswer> => {
    const token = await tokenOf('demo');
    for (;;) {
      const answer = await station().machineReports.read(range, token);
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      if (answer.value.evaluatedDays === answer.value.recordedDays) return answer.value;
    }
  };
  const savePlant = async (plant: Partial<Settings['plant']>) => {
    const values = unchangedSettings<'plant'>({ ...defaultSettings.plant, ...plant });
    expect((await station().settingsApi.save('plant', values, await tokenOf('write'), 'en')).outcome).toBe('succeeded');
  };

  describe('reports about machines', () => {
    it('are those of the whole days that a range touches, to the last digit, with the mean price', async () => {
      const { picture, range, recordedDays, pricePerKWh, eras } = await read(knownRange);
      expect(picture).toEqual(expected([]));
      expect(picture.machines.length).toBeGreaterThan(0);
      expect([range, recordedDays, eras]).toEqual([wholeDays, knownDays.length, []]);
      expect(pricePerKWh).toBeCloseTo(defaultSettings.units.electricityRatePerKWh, 9);
    });

    it('stand beside the data sheets that are entered', async () => {
      await savePlant({ dataSheets: { rows: [sheet] } });
      expect((await read(knownRange)).picture).toEqual(expected([sheet]));
      await savePlant({});
    });

    it('are none where nothing was recorded', async () => {
      const { picture, recordedDays } = await read({ fromMs: fromMs - 20 * msPerDay, untilMs: fromMs - 10 * msPerDay });
      expect([picture.machines, picture.air.machines, picture.air.windows, recordedDays]).toEqual([[], [], 0, 0]);
    });

    it.each([
      ['reversed', { fromMs: untilMs, untilMs: fromMs }],
      ['endless', { fromMs, untilMs: Infinity }],
    ])('are refused for a range that is none: %s', async (_, range) => {
      expect(await station().machineReports.read(range, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
