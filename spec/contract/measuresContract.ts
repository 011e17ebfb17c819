import { describe, expect, it } from '@jest/globals';
import { type MeasureEntry, measureIds } from '../../core/plantData/index.ts';
import type { MeasuresAnswer } from '../../core/ports/index.ts';
import { defaultSettings, type Settings, unchangedSettings } from '../../core/settings/index.ts';
import { msPerDay, plantDayRange, type TimeRange } from '../../core/time/index.ts';
import { measuresOfSamples } from '../fakes/memoryMeasures.ts';
import { knownDays, knownRange, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
const { fromMs, untilMs } = knownRange;
const wholeDays = { fromMs: plantDayRange(knownDays[0]!, zone).fromMs, untilMs: plantDayRange(knownDays.at(-1)!, zone).untilMs };
const entry: MeasureEntry = {
  ...{ slots: [], on: '2026-12-15', investment: 4000, lifeYears: 10, note: 'Angebot', author: 'A. Weber', enteredMs: 5 },
  ...{ measure: 'heat', state: 'decided' },
};
const valuation = { since: '2026-01-01', interest: 0.04, priceChange: 0.02, author: 'A. Weber', enteredMs: 5 };

/** What every source of measures does. */
export function measuresContract({ station, tokenOf }: Reached): void {
  /** With all that is recorded: a station may still be evaluating. */
  const read = async (range: TimeRange): Promise<MeasuresAnswer> => {
    const token = await tokenOf('demo');
    for (;;) {
      const answer = await station().measures.read(range, token);
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      if (answer.value.evaluatedDays === answer.value.recordedDays) return answer.value;
    }
  };
  const savePlant = async (plant: Partial<Settings['plant']>) => {
    const values = unchangedSettings<'plant'>({ ...defaultSettings.plant, ...plant });
    expect((await station().settingsApi.save('plant', values, await tokenOf('write'), 'en')).outcome).toBe('succeeded');
  };
  const begun = async (range: TimeRange): Promise<string> => {
    const answer = await station().measures.beginReplay(range, await tokenOf('demo'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value;
  };
  const replayed = async (range: TimeRange): Promise<MeasuresAnswer> => {
    for (let id = await begun(range); ;) {
      const asked = await station().measures.readReplay(id, await tokenOf('demo'));
      if (asked.outcome !== 'succeeded') throw new Error(asked.outcome);
      if (asked.value.state === 'failed') throw new Error('failed');
      if (asked.value.state === 'running') continue;
      if (asked.value.answer.evaluatedDays === asked.value.answer.recordedDays) return asked.value.answer;
      id = await begun(range);
    }
  };
  const expected = (plant: Partial<Settings['plant']> = {}, how?: 'replayed') =>
    measuresOfSamples(
      knownSamples,
      { ...defaultSettings, time: { ...defaultSettings.time, zone }, plant: { ...defaultSettings.plant, ...plant } },
      knownRange,
      untilMs + msPerDay,
      how,
    );

  describe('measures', () => {
    it('are found in the whole days of a range that are over, to the last digit, each measure in one of two lists', async () => {
      const { picture, range, recordedDays } = await read(knownRange);
      expect([range, recordedDays]).toEqual([wholeDays, knownDays.length]);
      const looked = [...picture.rows.map(({ found }) => found.measure), ...picture.notFound.map(({ measure }) => measure)];
      expect(looked.toSorted()).toEqual(measureIds.toSorted());
      expect(picture.rows.length).toBeGreaterThan(0);
      expect(picture).toEqual(expected().picture);
    });

    it('have what people entered of them, and are valued by the interest that holds', async () => {
      const entered = { measures: { rows: [entry] }, valuations: { rows: [valuation] } };
      await savePlant(entered);
      const { picture } = await read(knownRange);
      expect(picture).toEqual(expected(entered).picture);
      expect(picture.valuation).toEqual({ interest: 0.04, priceChange: 0.02 });
      await savePlant({});
    });

    it('say with a replay why the days can not be replayed, and are else the same', async () => {
      const { picture, range } = await replayed(knownRange);
      expect(range).toEqual(wholeDays);
      expect(picture).toEqual(expected({}, 'replayed').picture);
      const reasonOf = (measure: string) => picture.notFound.find((each) => each.measure === measure)?.reason;
      expect(['band', 'order'].map(reasonOf)).toEqual(['tooFewDays', 'tooFewDays']);
    });

    it('have a replay that is forgotten when it is ended', async () => {
      const id = await begun(knownRange);
      const token = await tokenOf('demo');
      expect(await station().measures.cancelReplay(id, token)).toEqual({ outcome: 'succeeded' });
      expect(await station().measures.readReplay(id, token)).toEqual({ outcome: 'refused' });
      expect(await station().measures.cancelReplay(id, token)).toEqual({ outcome: 'refused' });
    });

    it('are none where nothing was recorded', async () => {
      const { picture, recordedDays } = await read({ fromMs: fromMs - 20 * msPerDay, untilMs: fromMs - 10 * msPerDay });
      expect(recordedDays).toBe(0);
      expect(picture.rows.filter(({ found }) => found.money !== undefined)).toEqual([]);
    });

    it.each([
      ['reversed', { fromMs: untilMs, untilMs: fromMs }],
      ['endless', { fromMs, untilMs: Infinity }],
    ])('are refused for a range that is none: %s', async (_, range) => {
      expect(await station().measures.read(range, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
      expect(await station().measures.beginReplay(range, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
