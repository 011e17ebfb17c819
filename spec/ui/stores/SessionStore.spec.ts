import { describe, expect, it, test } from '@jest/globals';
import { memorySessionStorage } from '../../fakes/index.ts';
import { areas, type Level, levels, loggedOut, sessionOf } from '../../../core/access/index.ts';
import type { LoginAnswer } from '../../../core/ports/index.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { SessionStore, SettingsStore } from '../../../ui/stores/index.ts';
import { storesOver } from './stationFixture.ts';

const allowedNames = (session: SessionStore) => areas.filter((area) => session.allowed[area]);

describe('login', () => {
  test.each(levels)('[ACC-1] the %s password opens a session of that level', async (level: Level) => {
    const { session } = storesOver();
    expect(await session.login(level)).toBe('opened');
    expect(session.session).toEqual(sessionOf(level));
    expect(session.token).toBeDefined();
  });

  it('[ACC-1] refuses a password of no level and stays logged out', async () => {
    const { session, sessionStorage } = storesOver();
    expect(await session.login('guess')).toBe('wrongPassword');
    expect(session.session).toEqual(loggedOut);
    expect(sessionStorage.load()).toBeUndefined();
  });

  test.each<LoginAnswer>([{ outcome: 'tooMany' }, { outcome: 'failed' }])(
    'passes on that the station answered $outcome',
    async (answer) => {
      const session = new SessionStore(
        { login: () => Promise.resolve(answer), logout: () => Promise.resolve() },
        memorySessionStorage(),
        new SettingsStore(),
      );
      expect(await session.login('read')).toBe(answer.outcome);
      expect(session.session).toEqual(loggedOut);
    },
  );

  it('[ACC-2] takes over the settings of the answer', async () => {
    const own: Settings = { ...defaultSettings, user: { startPage: 'maintenance' } };
    const { session, settings } = storesOver({ settings: own });
    await session.login('read');
    expect(settings.settings.user.startPage).toBe('maintenance');
  });

  it('keeps the session for a reload of the page', async () => {
    const { session, sessionStorage, settings, station } = storesOver();
    await session.login('demo');
    const reloaded = new SessionStore(station.sessionApi, sessionStorage, settings);
    expect(reloaded.token).toBe(session.token);
    expect(reloaded.session).toEqual(sessionOf('demo'));
  });
});

describe('a reload of the page', () => {
  const reloaded = async (level: Level, own: Settings) => {
    const { session, sessionStorage, settings, station } = storesOver({ settings: own });
    await session.login(level);
    const again = new SettingsStore();
    return { session: new SessionStore(station.sessionApi, sessionStorage, again), settings: again, before: settings };
  };

  it('[ACC-7] knows the rights and the other settings of the login before the station sends any', async () => {
    const own: Settings = { ...defaultSettings, units: { ...defaultSettings.units, pressure: 'psi' } };
    const { session, settings } = await reloaded('read', own);
    expect(settings.rightsKnown).toBe(true);
    expect(settings.settings.units.pressure).toBe('psi');
    expect(allowedNames(session)).toEqual(['overview', 'analytics', 'energyBalancing', 'maintenance', 'errors']);
  });

  it('knows what was sent since the login, also that the level is not reported', async () => {
    const { session, sessionStorage, settings } = storesOver();
    await session.login('write');
    settings.receive({ units: { ...defaultSettings.units, volume: 'cft' } });
    expect(sessionStorage.load()?.settings.units?.volume).toBe('cft');
    settings.receive({ share: { ...defaultSettings.share, workgroup: 'WERK' } });
    expect(sessionStorage.load()?.settings.share?.workgroup).toBe('WERK');
    const other = storesOver({ reportsLevel: false });
    await other.session.login('write');
    const again = new SessionStore(other.station.sessionApi, other.sessionStorage, new SettingsStore());
    expect([again.isLevelUnknown, again.session]).toEqual([true, sessionOf('read')]);
    await again.logout();
    expect(again.isLevelUnknown).toBe(false);
  });
});

describe('rights', () => {
  it('[ACC-5] allow no area without a login', () => {
    expect(allowedNames(storesOver().session)).toEqual([]);
  });

  it('allow every area with write access', async () => {
    const { session } = storesOver();
    await session.login('write');
    expect(allowedNames(session)).toEqual([...areas]);
  });

  test.each([
    ['demo', ['overview', 'analytics', 'energyBalancing']],
    ['read', ['overview', 'analytics', 'energyBalancing', 'maintenance', 'errors']],
  ])('[ACC-7] [ACC-8] of %s follow the station', async (level, expected) => {
    const { session } = storesOver();
    await session.login(level);
    expect(allowedNames(session)).toEqual(expected);
  });

  it('[ACC-7] allow nothing when the station sends no set for the level', async () => {
    const { session } = storesOver({ settings: { ...defaultSettings, rights: { demo: undefined, read: defaultSettings.rights.read } } });
    await session.login('demo');
    expect(allowedNames(session)).toEqual([]);
  });

  it('are known only once the station has sent them', async () => {
    const { session, settings } = storesOver();
    expect(settings.rightsKnown).toBe(false);
    settings.receive({ user: defaultSettings.user });
    expect(settings.rightsKnown).toBe(false);
    await session.login('read');
    expect(settings.rightsKnown).toBe(true);
  });
});

describe('the end of a session', () => {
  it('[ACC-4] logout clears token, session and storage, and the station forgets the token', async () => {
    const { session, sessionStorage, station } = storesOver();
    await session.login('read');
    const token = session.token!;
    await session.logout();
    expect(session.token).toBeUndefined();
    expect(session.session).toEqual(loggedOut);
    expect(sessionStorage.load()).toBeUndefined();
    expect(session.ending).toBe('byPerson');
    await expect(station.backlog.day('2026-11-20', token)).rejects.toThrow();
  });

  it('[ACC-13] the station ends it: logged out, storage cleared, and the reason is kept until the next login', async () => {
    const { session, sessionStorage } = storesOver();
    await session.login('read');
    session.endByStation();
    expect(session.session).toEqual(loggedOut);
    expect(sessionStorage.load()).toBeUndefined();
    expect(session.ending).toBe('byStation');
    await session.login('guess');
    expect(session.ending).toBe('byStation');
    await session.login('read');
    expect(session.ending).toBeUndefined();
  });

  it('is not brought by a late answer to a call of the session before', async () => {
    const { session } = storesOver();
    await session.login('read');
    const before = session.token!;
    await session.logout();
    await session.login('read');
    session.endByStation(before);
    expect(session.session.isAuthorized).toBe(true);
    session.endByStation(session.token);
    expect(session.session.isAuthorized).toBe(false);
  });
});
