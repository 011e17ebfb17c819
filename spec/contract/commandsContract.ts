import { describe, expect, it } from '@jest/globals';
import { until } from '../station/until.ts';
import { listening } from './listening.ts';
import type { Reached } from './ReachedStation.ts';

/** What every way to command a station does. */
export function commandsContract({ station, tokenOf }: Reached): void {
  describe('commands', () => {
    it('restart the web server, and the session goes on', async () => {
      const before = station().restarts();
      const token = await tokenOf('write');
      expect(await station().stationCommands.reboot(token)).toEqual({ outcome: 'succeeded' });
      expect(station().restarts()).toBe(before + 1);
      expect((await station().settingsApi.read('user', token)).outcome).toBe('succeeded');
    });

    it('begin the think-green figures again', async () => {
      const token = await tokenOf('write');
      const beginMs = Date.now();
      station().push();
      expect(await station().stationCommands.resetThinkGreen(token, 'neue Linie & "Halle 2"')).toEqual({ outcome: 'succeeded' });
      const marks = await station().marks.read({ fromMs: beginMs - 60_000, untilMs: Date.now() + 60_000 }, token);
      expect(marks).toMatchObject({
        value: { events: expect.arrayContaining([expect.objectContaining({ kind: 'reset', section: 'neue Linie & "Halle 2"' })]) },
      });
      const { heard, listener } = listening();
      const feed = station().feed.open(token, listener);
      station().push();
      await until('think-green', () => (heard.plants.at(-1)?.thinkGreen?.timespan.fromMs ?? 0) >= beginMs);
      feed.close();
      expect(heard.plants.at(-1)!.thinkGreen!.machines).toEqual([]);
    });
  });
}
