import { describe, expect, it } from '@jest/globals';
import type { Level } from '../../core/access/index.ts';
import type { Reached } from './ReachedStation.ts';

/** What every way to change passwords does; the last of a suite, for the known passwords are gone then. */
export function passwordsContract({ station, login, tokenOf }: Reached): void {
  describe('passwords', () => {
    const change = async (level: Level, password: string, language: 'de' | 'en' = 'de', token?: string) =>
      station().settingsApi.changePassword(level, password, token ?? (await tokenOf('write')), language);

    it.each([
      ['too short', 'short'],
      ['too long', 'x'.repeat(129)],
    ])('that are %s are refused in the language of the reader', async (_, password) => {
      const [german, english] = [await change('read', password, 'de'), await change('read', password, 'en')];
      expect(german).toEqual({ outcome: 'refused', text: expect.stringContaining('Das Passwort') });
      expect(english).toEqual({ outcome: 'refused', text: expect.stringContaining('The password') });
    });

    it("open sessions from the change on, and end the others of their level but the caller's", async () => {
      const [caller, other, reader] = [await login('write'), await login('write'), await login('read')];
      const outcomeOf = async (token: string) => (await station().settingsApi.read('user', token)).outcome;
      expect(await change('write', 'another password', 'de', caller)).toEqual({ outcome: 'succeeded' });
      expect(await Promise.all([caller, other, reader].map(outcomeOf))).toEqual(['succeeded', 'unauthorized', 'succeeded']);
      expect(await station().sessionApi.login('another password')).toHaveProperty('open.session.canWrite', true);
      expect(await change('read', 'another password', 'de', caller)).toEqual({
        outcome: 'refused',
        text: 'Bitte ein anderes Passwort wählen.',
      });
    });
  });
}
