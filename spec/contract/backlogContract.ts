import { describe, expect, it } from '@jest/globals';
import type { Reached } from './ReachedStation.ts';

/** What every backlog does. */
export function backlogContract({ station, tokenOf }: Reached): void {
  describe('backlog', () => {
    it('gives a logged day in ascending order', async () => {
      const { samples, skippedLines } = await station().backlog.day(station().loggedDay, await tokenOf('read'));
      const times = [...samples.timesMs];
      expect(samples.length).toBeGreaterThan(0);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(skippedLines).toBe(0);
    });

    it('refuses a logged day without a session, and says the token', async () => {
      await expect(station().backlog.day(station().loggedDay, 'no-token')).rejects.toThrow('unauthorized');
      expect(station().refusedTokens.at(-1)).toBe('no-token');
    });
  });
}
