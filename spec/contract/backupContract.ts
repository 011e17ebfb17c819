import { describe, expect, it, test } from '@jest/globals';
import type { PreviewAnswer } from '../../core/ports/index.ts';
import { defaultSettings, unchangedSettings } from '../../core/settings/index.ts';
import type { Reached } from './ReachedStation.ts';

const passPhrase = 'ein langer Satz';

/** What every way to the backups of a station does. */
export function backupContract({ station, tokenOf }: Reached): void {
  describe('a backup', () => {
    const made = async (phrase?: string) => {
      const answer = await station().backups.make(phrase, await tokenOf('write'));
      if (answer.outcome !== 'succeeded') throw new Error(`a backup: ${answer.outcome}`);
      return new TextDecoder().decode(answer.value);
    };
    const previewOf = async (file: string, phrase?: string): Promise<PreviewAnswer> => {
      const answer = await station().backups.preview(file, phrase, await tokenOf('write'));
      if (answer.outcome !== 'succeeded') throw new Error(`a preview: ${answer.outcome}`);
      return answer.value;
    };
    const saveName = async (stationName: string) => {
      const customer = { ...unchangedSettings<'customer'>(defaultSettings.customer), stationName, schematicNumber: 'S 1' };
      expect(await station().settingsApi.save('customer', customer, await tokenOf('write'), 'de')).toEqual({ outcome: 'succeeded' });
    };

    it('says what restoring it would change, and of which station it is', async () => {
      await saveName('Werk 7');
      const file = await made();
      expect(await previewOf(file)).toMatchObject({
        preview: { stationName: 'Werk 7', isOtherStation: false, secrets: 'none', changed: [] },
      });
      await saveName('Werk 8');
      const { preview } = (await previewOf(file)) as Extract<PreviewAnswer, { preview: unknown }>;
      expect(preview).toMatchObject({ stationName: 'Werk 7', schematicNumber: 'S 1', isOtherStation: true, changed: ['customer'] });
      expect([preview.software, Math.abs(preview.madeMs - Date.now()) < 600_000]).toEqual([expect.stringMatching(/^\d/), true]);
      const { faults } = preview.counts;
      expect(faults.here).toBe(faults.inFile);
    });

    it('has secrets only with a pass phrase, which opens them again', async () => {
      const file = await made(passPhrase);
      expect(await previewOf(file)).toMatchObject({ preview: { secrets: 'sealed' } });
      expect(await previewOf(file, passPhrase)).toMatchObject({ preview: { secrets: 'open' } });
      expect(await previewOf(file, `${passPhrase}e`)).toEqual({ problem: 'wrongPassPhrase' });
    });

    test.each([
      ['notBackup', () => '{"a":1}', /keine Sicherung/],
      ['damaged', (file: string) => file.replace('"software"', '"Software"'), /beschädigt/],
    ] as const)('that can not be used (%s) is refused with a text, and nothing changes', async (problem, edit, text) => {
      const file = edit(await made());
      const before = station().restarts();
      expect(await previewOf(file)).toEqual({ problem });
      expect(await station().backups.restore(file, undefined, await tokenOf('write'), 'de')).toEqual({
        outcome: 'refused',
        text: expect.stringMatching(text),
      });
      expect(station().restarts()).toBe(before);
    });

    it('is restored with a restart of the web server', async () => {
      const before = station().restarts();
      expect(await station().backups.restore(await made(), undefined, await tokenOf('write'), 'de')).toEqual({ outcome: 'succeeded' });
      expect(station().restarts()).toBe(before + 1);
    });

    it.each(['demo', 'read'] as const)('is not made, looked at or restored by a %s session', async (level) => {
      const token = await tokenOf(level);
      const { backups } = station();
      const file = await made();
      const outcomes = [await backups.make(undefined, token), await backups.preview(file, undefined, token)];
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['forbidden', 'forbidden']);
      expect((await backups.restore(file, undefined, token, 'de')).outcome).toBe('refused');
    });
  });
}
