import { describe, expect, it } from '@jest/globals';
import { slotCount } from '../../core/compressor/index.ts';
import { openGroups, settingsGroups } from '../../core/settings/index.ts';
import { until } from '../station/until.ts';
import { listening } from './listening.ts';
import type { Reached } from './ReachedStation.ts';

/** What every feed does. */
export function plantFeedContract({ station, login, tokenOf }: Reached): void {
  const listenAs = (token: string) => {
    const { heard, listener } = listening();
    return { heard, feed: station().feed.open(token, listener) };
  };

  describe('feed', () => {
    it('says settings, then the whole plant, then its changes', async () => {
      const { heard, feed } = listenAs(await tokenOf('read'));
      station().push();
      await until('the plant', () => heard.plants.length > 0);
      station().push();
      await until('a change', () => heard.plants.length > 1 && heard.clocks.length > 0);
      feed.close();
      expect(heard.settings[0]).toHaveProperty('units.pressure');
      expect(heard.connections.slice(0, 2)).toEqual(['connecting', 'connected']);
      expect(heard.plants.map(({ compressors }) => compressors.length)).toEqual(heard.plants.map(() => slotCount));
      expect(heard.clocks.every(Number.isFinite)).toBe(true);
    });

    it('states what every source reports, once it has reported the plant', async () => {
      station().push();
      const { heard, feed } = listenAs(await tokenOf('read'));
      await until('faults', () => heard.faults.length > 0);
      feed.close();
      expect(heard.plants.length).toBeGreaterThan(0);
    });

    it.each([
      ['demo', openGroups, false],
      ['read', openGroups, true],
      ['write', settingsGroups, true],
    ] as const)('says a %s session only the settings and items that are for it', async (level, groups, seesMaintenance) => {
      const { heard, feed } = listenAs(await tokenOf(level));
      station().push();
      await until('the plant', () => heard.plants.length > 0);
      feed.close();
      expect(Object.keys(heard.settings[0]!).sort()).toEqual([...groups].sort());
      expect(heard.plants.at(-1)!.maintenance !== undefined).toBe(seesMaintenance);
    });

    it('[ACC-4] refuses a session that has logged out', async () => {
      const token = await login('read');
      await station().sessionApi.logout(token);
      const { heard, feed } = listenAs(token);
      await until('a refusal', () => heard.connections.includes('refused'));
      feed.close();
      expect(heard.connections).toEqual(['connecting', 'refused']);
      expect(heard.plants).toEqual([]);
    });

    it('ends with its session, and says so', async () => {
      const token = await login('read');
      const { heard, feed } = listenAs(token);
      station().push();
      await until('the plant', () => heard.plants.length > 0);
      await station().sessionApi.logout(token);
      await until('a refusal', () => heard.connections.includes('refused'));
      feed.close();
      expect(heard.connections.at(-1)).toBe('refused');
    });

    it('says nothing more once it is closed', async () => {
      const { heard, feed } = listenAs(await tokenOf('read'));
      station().push();
      await until('the plant', () => heard.plants.length > 0);
      feed.close();
      const count = heard.plants.length;
      station().push();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard.plants.length).toBe(count);
    });
  });
}
