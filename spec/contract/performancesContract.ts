import { describe, expect, it } from '@jest/globals';
import type { PerformanceAsked } from '../../core/performance/index.ts';
import type { PlantAdjustment, PlantBaseline } from '../../core/plantData/index.ts';
import type { PerformanceAnswer } from '../../core/ports/index.ts';
import { defaultSettings, type Settings, unchangedSettings } from '../../core/settings/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { knownDays } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const first = knownDays[0]!;
const last = knownDays.at(-1)!;
const baseline = { first, last };
const report = { first: shiftDay(last, 1), last: shiftDay(last, 3) };
const set: PlantBaseline = {
  ...baseline,
  ...{ withPressure: false, note: 'ein normales Jahr', staticFactors: 'drei Schichten', author: 'M. Brandt', enteredMs: 1_780_000_000_000 },
};
const adjustment: PlantAdjustment = {
  ...{ from: first, kWhPerDay: 120, note: 'neue Pressenlinie', author: 'M. Brandt', enteredMs: 1_780_000_000_000 },
};

/** What every source of the energy against a baseline does. */
export function performancesContract({ station, tokenOf }: Reached): void {
  /** With all that is recorded: a station may still be summing. */
  const read = async (asked: PerformanceAsked = {}): Promise<PerformanceAnswer> => {
    const token = await tokenOf('demo');
    for (;;) {
      const answer = await station().performances.read(asked, token);
      if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
      if (answer.value.summedDays === answer.value.recordedDays) return answer.value;
    }
  };
  const savePlant = async (plant: Partial<Settings['plant']>) => {
    const values = unchangedSettings<'plant'>({ ...defaultSettings.plant, ...plant });
    expect((await station().settingsApi.save('plant', values, await tokenOf('write'), 'en')).outcome).toBe('succeeded');
  };
  const imported = async (text: string, author = 'T. Arslan', level: 'read' | 'write' = 'write') =>
    station().performances.importVariables(text, author, await tokenOf(level), 'de');

  describe('energy against a baseline', () => {
    it('says why there is no figure, of which days, and how much is recorded of them', async () => {
      const answer = await read({ baseline, report });
      expect([answer.baseline, answer.report, answer.withPressure, answer.set]).toEqual([baseline, report, false, undefined]);
      expect([answer.recordedDays, answer.performance.days, answer.performance.model]).toEqual([knownDays.length, [], undefined]);
      expect(answer.performance.figures.saving).toEqual({ kind: 'none', method: 'baseline', reason: 'tooFewDays', coverage: 0 });
      expect(answer.dataSha256).toMatch(/^[0-9a-f]{64}$/);
      expect((await read({ baseline, report })).dataSha256).toBe(answer.dataSha256);
    });

    it('proposes a baseline of at least four weeks from the first recorded day on, until one is set', async () => {
      const proposed = await read();
      expect(proposed.baseline.first <= first).toBe(true);
      expect(proposed.baseline.last >= shiftDay(proposed.baseline.first, 27)).toBe(true);
      expect([proposed.set, proposed.report.first > proposed.baseline.last]).toEqual([undefined, true]);
      const later = { ...set, first: last, withPressure: true, enteredMs: set.enteredMs + 1 };
      await savePlant({ baselines: { rows: [set, later] }, adjustments: { rows: [adjustment] } });
      const answer = await read();
      expect([answer.set, answer.withPressure, answer.baselines, answer.adjustments]).toEqual([later, true, [set, later], [adjustment]]);
      expect((await read({ baseline })).set).toBeUndefined();
      await savePlant({});
      expect((await read()).baselines).toEqual([]);
    });

    it('marks exchanged compressors on the days that are compared', async () => {
      const atMs = Date.parse(`${last}T08:00:00Z`);
      const era = { slot: 2, atMs, what: 'exchanged', note: 'Ersatz' } as const;
      const elsewhere = { ...era, atMs: Date.parse('2025-01-01T08:00:00Z') };
      await savePlant({ eras: { rows: [elsewhere, era, { ...era, what: 'serviced' }] } });
      expect((await read({ baseline, report })).exchanges).toEqual([{ ...era, day: last }]);
      await savePlant({});
    });

    it('keeps imported variables for each day: a later import replaces its days, and they can be removed', async () => {
      const rows = (...days: readonly string[]) => ['time;name;value;unit', ...days].join('\n');
      expect(await imported(rows(`${first};temperature;12,5;°C`, `${last};temperature;50;°F`, `${first};production;900;Stück`))).toEqual({
        outcome: 'succeeded',
      });
      expect((await read()).variables).toMatchObject([
        { name: 'production', unit: 'Stück', days: 1, first, last: first, author: 'T. Arslan' },
        { name: 'temperature', unit: '°C', days: 2, first, last },
      ]);
      expect(await imported(rows(`${last};temperature;11;°C`, `${shiftDay(last, 1)};temperature;11;°C`), 'M. Weber')).toEqual({
        outcome: 'succeeded',
      });
      expect((await read()).variables[1]).toMatchObject({ days: 3, last: shiftDay(last, 1), author: 'M. Weber' });
      const write = await tokenOf('write');
      for (const name of ['production', 'temperature'] as const)
        expect(await station().performances.removeVariable(name, write, 'de')).toEqual({ outcome: 'succeeded' });
      expect((await read()).variables).toEqual([]);
      expect(await station().performances.removeVariable('production', write, 'de')).toEqual({
        outcome: 'refused',
        text: 'Diese Werte gibt es nicht mehr.',
      });
    });

    it.each([
      ['a wrong head', 'Zeit;Wert\n', 'Zeile 1: Erwartet wird time;name;value;unit.'],
      [
        'a wrong value',
        `time;name;value;unit\n${first};production;1;kg\n${last};production;viel;kg\n`,
        'Zeile 3: Erwartet wird eine Zahl.',
      ],
      ['no line', 'time;name;value;unit\n', 'Die Datei hat keine Zeile mit Werten.'],
    ])('refuses a file and says where and what was expected: %s', async (_, text, said) => {
      expect(await imported(text)).toEqual({ outcome: 'refused', text: said });
      expect((await read()).variables).toEqual([]);
    });

    it('imports for who may write and says who it is, in the unit of the values before', async () => {
      const text = `time;name;value;unit\n${first};production;1;kg`;
      expect(await imported(text, 'T. Arslan', 'read')).toMatchObject({ outcome: 'refused' });
      expect(await imported(text, ' ')).toEqual({ outcome: 'refused', text: 'Bitte geben Sie Ihren Namen ein.' });
      expect(await imported(text)).toEqual({ outcome: 'succeeded' });
      expect(await imported(text.replace('kg', 't'))).toMatchObject({
        outcome: 'refused',
        text: expect.stringContaining('anderen Einheit'),
      });
      await station().performances.removeVariable('production', await tokenOf('write'), 'de');
    });

    it.each<[string, PerformanceAsked]>([
      ['reversed', { report: { first: last, last: first } }],
      ['longer than two years', { baseline: { first, last: shiftDay(first, 732) } }],
      ['no day', { report: { first: 'today', last: 'today' } }],
    ])('is refused for days that are none: %s', async (_, asked) => {
      expect(await station().performances.read(asked, await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
