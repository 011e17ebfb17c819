import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Level, levels, sessionOf } from '../../core/access/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';
import type { Backlog, Connection, Gatekeeper, PlantFeed, PlantListener, StationInfo } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';

/** A station as the dashboard's ports show it. */
export interface ReachedStation {
  readonly passwords: Readonly<Record<Level, string>>;
  readonly gatekeeper: Gatekeeper;
  readonly info: StationInfo;
  readonly feed: PlantFeed;
  readonly backlog: Backlog;
  /** Makes the station push once more. */
  push(): void;
  /** A UTC day that the station has a log of. */
  readonly loggedDay: string;
  readonly close: () => Promise<void>;
}

interface Heard {
  readonly plants: StationSnapshot[];
  readonly connections: Connection[];
  readonly clocks: number[];
  readonly settings: Partial<Settings>[];
}

const until = async (condition: () => boolean) => {
  for (let tries = 0; !condition() && tries < 500; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
};

function listening(): { readonly heard: Heard; readonly listener: PlantListener } {
  const heard: Heard = { plants: [], connections: [], clocks: [], settings: [] };
  return {
    heard,
    listener: {
      faults: () => undefined,
      plant: (snapshot) => heard.plants.push(snapshot),
      connection: (state) => heard.connections.push(state),
      clock: (nowMs) => heard.clocks.push(nowMs),
      settings: (settings) => heard.settings.push(settings),
    },
  };
}

/** What every way to a station does: gatekeeper, info, feed and backlog. */
export function stationContract(name: string, reach: () => Promise<ReachedStation>): void {
  describe(`${name} as station`, () => {
    let station: ReachedStation;
    beforeAll(async () => {
      station = await reach();
    });
    afterAll(() => station.close());

    const tokenOf = async (level: Level): Promise<string> => {
      const answer = await station.gatekeeper.login(station.passwords[level]);
      if (answer.outcome !== 'opened') throw new Error(`login as ${level}: ${answer.outcome}`);
      return answer.open.token;
    };

    it.each(levels)('opens a %s session for its password', async (level) => {
      const answer = await station.gatekeeper.login(station.passwords[level]);
      expect(answer).toMatchObject({
        outcome: 'opened',
        open: { session: sessionOf(level) },
        settings: { user: { startPage: 'overview' } },
      });
    });

    it.each(['', 'wrong', '<', 'READ'])('opens nothing for %p', async (password) => {
      expect((await station.gatekeeper.login(password)).outcome).not.toBe('opened');
    });

    it('gives each session a token of its own', async () => {
      expect(await tokenOf('read')).not.toBe(await tokenOf('read'));
    });

    it('tells its facts without a session', async () => {
      expect(await station.info.read()).toEqual({
        version: expect.any(String),
        stationName: expect.any(String),
        contactLink: expect.any(String),
        compressorCount: expect.any(Number),
      });
    });

    it('pushes settings, then the whole plant, then its changes', async () => {
      const { heard, listener } = listening();
      const feed = station.feed.open(await tokenOf('read'), listener);
      station.push();
      await until(() => heard.plants.length > 0);
      station.push();
      await until(() => heard.plants.length > 1 && heard.clocks.length > 0);
      feed.close();
      expect(heard.settings[0]).toHaveProperty('units.pressure');
      expect(heard.connections.slice(0, 2)).toEqual(['connecting', 'connected']);
      expect(heard.plants.map(({ compressors }) => compressors.length)).toEqual(heard.plants.map(() => slotCount));
      expect(heard.clocks.every(Number.isFinite)).toBe(true);
    });

    it('[ACC-4] refuses the feed of a session that has logged out', async () => {
      const token = await tokenOf('read');
      await station.gatekeeper.logout(token);
      const { heard, listener } = listening();
      const feed = station.feed.open(token, listener);
      await until(() => heard.connections.includes('refused'));
      feed.close();
      expect(heard.connections).toEqual(['connecting', 'refused']);
      expect(heard.plants).toEqual([]);
    });

    it('says nothing more once the feed is closed', async () => {
      const { heard, listener } = listening();
      const feed = station.feed.open(await tokenOf('read'), listener);
      station.push();
      await until(() => heard.plants.length > 0);
      feed.close();
      const count = heard.plants.length;
      station.push();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard.plants.length).toBe(count);
    });

    it('gives a logged day in ascending order', async () => {
      const { samples, skippedLines } = await station.backlog.day(station.loggedDay, await tokenOf('read'));
      const times = [...samples.timesMs];
      expect(samples.length).toBeGreaterThan(0);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(skippedLines).toBe(0);
    });

    it('refuses a logged day without a session', async () => {
      await expect(station.backlog.day(station.loggedDay, 'no-token')).rejects.toThrow();
    });
  });
}
