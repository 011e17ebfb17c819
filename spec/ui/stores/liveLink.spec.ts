import { describe, expect, it } from '@jest/globals';
import { runInAction } from 'mobx';
import { when } from 'mobx';
import { memorySessionStorage } from '../../fakes/index.ts';
import { sessionOf } from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { msPerDay } from '../../../core/time/index.ts';
import { liveLink } from '../../../ui/stores/index.ts';
import { morningMs, snapshotAt, storesOver } from './stationFixture.ts';

function linked(...args: Parameters<typeof storesOver>) {
  const parts = storesOver(...args);
  return { ...parts, link: liveLink({ feed: parts.station.feed, ...parts }) };
}

describe('liveLink', () => {
  it('shows nothing before the login and the pushed plant after it', async () => {
    const { station, session, plant } = linked();
    station.push(snapshotAt(morningMs));
    expect(plant.snapshot).toBeUndefined();
    await session.login('read');
    expect(plant.snapshot).toEqual(snapshotAt(morningMs));
    expect(plant.connection).toBe('connected');
  });

  it('[LIVE-2] [LIVE-3] a lost connection clears the values and keeps the log; the next push shows them again', async () => {
    const { station, session, plant, log } = linked();
    await session.login('read');
    station.push(snapshotAt(morningMs));
    station.setConnection('webserverLost');
    expect(plant.snapshot).toBeUndefined();
    expect(log.latestMs).toBe(morningMs);
    station.push(snapshotAt(morningMs + 30_000, 6.8));
    expect(plant.snapshot?.master.systemPressureBar).toBe(6.8);
    expect(log.latestMs).toBe(morningMs + 30_000);
  });

  it('[ACC-13] a token that the station no longer accepts ends the session cleanly', () => {
    const kept = memorySessionStorage();
    kept.save({ token: 'of-yesterday', session: sessionOf('write'), isLevelReported: true, settings: {} });
    const { session, plant } = linked({}, kept);
    expect(session.session.isAuthorized).toBe(false);
    expect(session.ending).toBe('byStation');
    expect(kept.load()).toBeUndefined();
    expect(plant.snapshot).toBeUndefined();
  });

  it('[ACC-4] after the logout nothing of the plant is left and nothing more arrives', async () => {
    const { station, session, plant, log } = linked();
    await session.login('read');
    station.push(snapshotAt(morningMs));
    await session.logout();
    station.push(snapshotAt(morningMs + 2000));
    expect([plant.snapshot, plant.clockMs, plant.lastSeenMs, log.latestMs]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("[ENT-5] takes the plant's zone of its control until the station has reported the settings of the time", async () => {
    const { station, session, settings } = linked();
    await session.login('read');
    runInAction(() => (settings.known = settings.known.filter((group) => group !== 'time')));
    station.push({ ...snapshotAt(morningMs), zone: 'Asia/Kolkata' });
    expect(settings.settings.time.zone).toBe('Asia/Kolkata');
    settings.receive({ time: { ntpServer: '', zone: 'Europe/Berlin' } });
    station.push({ ...snapshotAt(morningMs + 2000), zone: 'Asia/Kolkata' });
    expect(settings.settings.time.zone).toBe('Europe/Berlin');
  });

  it('hands on the settings that the station pushes', async () => {
    const { session, settings } = linked({ settings: { ...defaultSettings, time: { ntpServer: '', zone: 'Europe/Berlin' } } });
    await session.login('demo');
    expect(settings.settings.time.zone).toBe('Europe/Berlin');
  });

  it('[LIVE-4] fills the log from the backlog of today and the 7 days before, with the first push', async () => {
    const { station, session, log } = linked();
    await session.login('read');
    station.push(snapshotAt(morningMs));
    await when(() => !log.filling);
    expect(log.filledFromMs).toBe(morningMs - 604_800_000);
    const asked = station.called.filter(({ call }) => call === 'backlog').map(({ sent }) => sent);
    expect(asked).toEqual(Array.from({ length: 8 }, (_, i) => new Date(morningMs - i * msPerDay).toISOString().slice(0, 10)));
  });

  it('asks for no log when the rights allow neither overview nor analysis', async () => {
    const nothing = { overview: false, analytics: false, energyBalancing: false, maintenance: true, errors: false, settings: false };
    const { station, session, log, warnings } = linked({ settings: { ...defaultSettings, rights: { demo: nothing, read: nothing } } });
    await session.login('read');
    station.push(snapshotAt(morningMs));
    expect(log.filling).toBe(false);
    expect(warnings).toEqual([]);
  });

  it('ends on command', async () => {
    const { station, session, plant, link } = linked();
    await session.login('read');
    link.close();
    station.push(snapshotAt(morningMs));
    expect(plant.snapshot).toBeUndefined();
  });

  it('notifies the station of a person at the page while a session is open', async () => {
    const { station, session, link } = linked();
    link.noteInput();
    expect(station.inputCount()).toBe(0);
    await session.login('write');
    link.noteInput();
    expect(station.inputCount()).toBe(1);
    await session.logout();
    link.noteInput();
    expect(station.inputCount()).toBe(1);
  });
});
