import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { events, paths, pushed, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import type { Level } from '../../../core/access/index.ts';
import { openGroups, settingsGroups } from '../../../core/settings/index.ts';
import { freePort } from '../../freePort.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { until } from '../until.ts';
import { closeDashboards, dashboard, type DashboardOptions } from './dashboard.ts';

afterEach(closeDashboards);

const plantOf = (message: unknown) => (message as SnapshotMessage).plant;

describe('the push connection of a station', () => {
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation();
  });
  afterAll(() => station.close());

  const write = async (token: string, path: string, body: unknown) => {
    const init = asJson(body);
    const method = path === paths.changePassword ? 'POST' : 'PUT';
    const answer = await station.call(path, { ...init, method, headers: { ...init.headers, ...withToken(token).headers } });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  };

  it.each<[Level, boolean, readonly string[]]>([
    ['demo', false, openGroups],
    ['read', true, openGroups],
    ['write', true, settingsGroups],
  ])('gives a %s session what it may see, each message as its schema says', async (level, seesMaintenance, groups) => {
    station.source.push();
    const who = dashboard(station.address, await station.login(level));
    await who.hears(events.faultTexts);
    for (let i = 0; i < 5; i++) {
      station.source.push();
      await who.hears(events.change, i + 1);
    }
    const plant = plantOf(who.all(events.snapshot)[0]);
    expect(Object.keys(plant.compressors)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect('maintenance' in plant).toBe(seesMaintenance);
    expect(plant.system.tz).toBe('Europe/Berlin');
    expect(plant.statistics!.think_green).toMatchObject({ compressors: expect.any(Object) });
    expect(Object.keys(who.all<object>(events.settings)[0]!).sort()).toEqual([...groups].sort());
    expect(who.unfit).toEqual([]);
  });

  it('brings what is saved to every open page, and the rights with it', async () => {
    const writing = await station.login('write');
    station.source.push();
    const [desk, panel] = [dashboard(station.address, writing), dashboard(station.address, await station.login('demo'))];
    for (const who of [desk, panel]) await who.hears(events.snapshot);
    await write(writing, paths.saveSettings('customer'), { station_name: 'North <b>' });
    await write(writing, paths.saveSettings('rights'), { demo: { overview: true, maintenance: true } });
    await panel.hears(events.snapshot, 2);
    await write(writing, paths.saveSettings('sms'), { gateway_url: 'https://sms.example/{number}/{text}', token: 'very-secret' });
    for (const who of [desk, panel]) {
      await who.hears(events.settings, 4);
      expect(who.all(events.settings)[1]).toMatchObject({ customer: { station_name: 'North <b>' } });
      expect(who.unfit).toEqual([]);
    }
    expect('maintenance' in plantOf(panel.all(events.snapshot)[1])).toBe(true);
    expect(desk.count(events.snapshot)).toBe(1);
    expect(desk.all(events.settings)[3]).toMatchObject({ sms: { token: { is_set: true } } });
    expect(panel.all(events.settings)[3]).not.toHaveProperty('sms');
    expect(JSON.stringify([desk.heard, panel.heard])).not.toContain('very-secret');
  });

  it('[ACC-4] ends with a logout, and is refused from then on', async () => {
    const [token, other] = [await station.login('read'), await station.login('read')];
    const [leaving, staying] = [dashboard(station.address, token), dashboard(station.address, other)];
    for (const who of [leaving, staying]) await who.hears(events.rtc);
    await station.call(paths.logout, { method: 'POST', ...withToken(token) });
    await leaving.hears('connect_error');
    expect(leaving.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
    expect(staying.socket.connected).toBe(true);
  });

  it("ends for the level's other sessions with a new password, not for the caller's", async () => {
    const [caller, same, reading] = [await station.login('write'), await station.login('write'), await station.login('read')];
    const [calling, ending, staying] = [caller, same, reading].map((token) => dashboard(station.address, token));
    for (const who of [calling!, ending!, staying!]) await who.hears(events.rtc);
    await write(caller, paths.changePassword, { which: 'write', new_passwd: 'a longer one' });
    await ending!.hears('connect_error');
    expect(ending!.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
    expect([calling!.socket.connected, staying!.socket.connected]).toEqual([true, true]);
  });
});

describe('the events of the push connection', () => {
  it("[LIVE-1] are six, and come over Socket.IO to a page of the station's own origin with its token in the handshake", async () => {
    const station = await startStation({ silentAfterS: 1 });
    const token = await station.login('read');
    const who = dashboard(station.address, token, { extraHeaders: { origin: station.address } });
    // it may be silent again before the dashboard has connected
    const samplesUntil = (event: string) =>
      until(event, () => {
        if (who.count(event) > 0) return true;
        station.source.push();
        return false;
      });
    await samplesUntil(events.snapshot);
    await samplesUntil(events.change);
    await who.hears(events.disconnected);

    const incoming = ['ablauf_change', 'ablauf_disconnected', 'ablauf_fehlertext', 'ablauf_snapshot', 'rtc', 'settings'];
    expect([...new Set(who.heard.map(([event]) => event))].sort()).toEqual([...incoming, 'connect'].sort());
    const known = Object.values(pushed).filter(({ direction }) => direction === 'toDashboard');
    expect(known.map(({ event }) => event).sort()).toEqual(incoming);
    expect(who.unfit).toEqual([]);

    const evil = 'http://evil.example';
    const refused = [
      dashboard(station.address, undefined),
      dashboard(station.address, token, { extraHeaders: { origin: evil } }),
      dashboard(station.address, token, { extraHeaders: { host: 'evil.example', origin: evil } }),
    ];
    for (const other of refused) await other.hears('connect_error');
    expect(refused.map((other) => other.count('connect'))).toEqual([0, 0, 0]);
    await station.close();
  });
});

describe('a client that is no dashboard', () => {
  it.each<[string, DashboardOptions, string]>([
    ['default options', { transports: ['polling', 'websocket'] }, 'websocket'],
    ['polls alone, as some proxies let nothing else through', { transports: ['polling'] }, 'polling'],
  ])('[NORTH-7] gets all that a dashboard gets, with %s', async (_what, options, transport) => {
    const station = await startStation();
    const who = dashboard(station.address, await station.login('read'), options);
    station.source.push();
    await who.hears(events.snapshot);
    await until('the transport', () => who.socket.io.engine.transport.name === transport);
    station.source.push();
    for (const event of [events.settings, events.rtc, events.faultTexts, events.change]) await who.hears(event);
    expect([who.unfit, who.count('disconnect')]).toEqual([[], 0]);
    await station.close();
  });
});

describe('the push connection after a restart of the station', () => {
  it('is taken up again by itself, with the same session', async () => {
    const port = await freePort();
    let station = await startStation({ config: { port } });
    const who = dashboard(station.address, await station.login('read'));
    await who.hears(events.rtc);
    await station.close();
    station = await startStation({ folder: station.folder, config: { port } });
    station.source.push();
    await who.hears('connect', 2);
    await who.hears(events.snapshot);
    expect(who.unfit).toEqual([]);
    await station.close();
  });
});
