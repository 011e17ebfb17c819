import { describe, expect, it } from '@jest/globals';
import { heatReportOf } from '../../core/heatReport/index.ts';
import type { HeatSource } from '../../core/plantData/index.ts';
import type { HeatReportAnswer } from '../../core/ports/index.ts';
import { samplePeriodS } from '../../core/samples/index.ts';
import { defaultSettings, unchangedSettings } from '../../core/settings/index.ts';
import { energiesOf } from '../core/cost/energies.ts';
import { knownDays, knownQuarters, knownSamples } from './knownStation.ts';
import type { Reached } from './ReachedStation.ts';

const zone = 'Europe/Berlin';
const { fromMs, untilMs } = knownQuarters;

/** What every source of waste heat does. */
export function heatReportsContract({ station, tokenOf }: Reached): void {
  const read = async (circuit: 'oilCirculation' | 'airPipes' = 'oilCirculation'): Promise<HeatReportAnswer> => {
    const answer = await station().heatReports.read(knownQuarters, circuit, await tokenOf('demo'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value;
  };
  const enter = async (rows: readonly HeatSource[]) => {
    const values = unchangedSettings<'plant'>({ ...defaultSettings.plant, heat: { rows } });
    expect((await station().settingsApi.save('plant', values, await tokenOf('write'), 'en')).outcome).toBe('succeeded');
  };

  describe('waste heat', () => {
    it('[GAIN-7] is that of the quarter hours of the samples, with a hash of them', async () => {
      const { report, source, dataSha256 } = await read();
      const expected = heatReportOf(energiesOf(knownSamples, knownQuarters, samplePeriodS), {
        range: knownQuarters,
        zone,
        circuit: 'oilCirculation',
      });
      expect(report).toEqual(expected);
      expect([source, dataSha256]).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{64}$/)]);
      expect((await read('airPipes')).dataSha256).toBe(dataSha256);
    });

    it('[GAIN-7] is of the compressors and shares that were entered of the circuit, which a reader gets too', async () => {
      const before = await read();
      const source: HeatSource = {
        ...{ since: knownDays[0]!, circuit: 'oilCirculation', machines: [1], temperatureDegC: 60, recoverableShare: 0.5, usedShare: 0.25 },
        form: { company: 'Werk Süd GmbH', control: 'Temperatur' },
      };
      await enter([source]);
      const after = await read();
      expect(after.source).toEqual(source);
      expect(after.report.machines).toEqual([1]);
      expect(after.dataSha256).not.toBe(before.dataSha256);
      expect((await read('airPipes')).source).toBeUndefined();
      await enter([]);
      expect(await read()).toEqual(before);
    });

    it.each([
      ['no range', { fromMs, untilMs: fromMs }],
      ['no whole quarter hours', { fromMs: fromMs + 1000, untilMs }],
    ])('[GAIN-7] is refused for a range that is none: %s', async (_, range) => {
      expect(await station().heatReports.read(range, 'oilCirculation', await tokenOf('demo'))).toEqual({ outcome: 'refused' });
    });
  });
}
