import { describe, expect, it } from '@jest/globals';
import { levels, sessionOf } from '../../core/access/index.ts';
import type { Reached } from './ReachedStation.ts';

/** What every sessionApi does. */
export function sessionApiContract({ station, login }: Reached): void {
  describe('sessionApi', () => {
    it.each(levels)('opens a %s session for its password', async (level) => {
      const answer = await station().sessionApi.login(station().passwords[level]);
      expect(answer).toMatchObject({
        outcome: 'opened',
        open: { session: sessionOf(level) },
        settings: { user: { startPage: 'overview' } },
      });
    });

    it.each(['', 'wrong', '<', 'READ'])('opens nothing for %p', async (password) => {
      expect((await station().sessionApi.login(password)).outcome).not.toBe('opened');
    });

    it('gives each session a token of its own', async () => {
      expect(await login('read')).not.toBe(await login('read'));
    });
  });

  describe('station info', () => {
    it('states its facts without a session', async () => {
      expect(await station().info.read()).toMatchObject({
        outcome: 'succeeded',
        value: {
          version: expect.any(String),
          stationName: expect.any(String),
          contactLink: expect.any(String),
          compressorCount: expect.any(Number),
          changesMachine: false,
        },
      });
    });
  });
}
