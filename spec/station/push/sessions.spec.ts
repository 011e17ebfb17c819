import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { events } from '../../../adapters/contract/index.ts';
import { msPerHour, msPerMinute } from '../../../core/time/index.ts';
import { until } from '../until.ts';
import { numbersOf } from './dashboard.ts';
import { transports } from '../../server/http/pushBehind.ts';
import { endlessTimeouts, type PushStation, pushStation } from './pushStation.ts';
import { rawClient } from './rawClient.ts';

describe.each(transports)('a push connection over %s and its session', (transport) => {
  let station: PushStation;
  beforeAll(async () => {
    station = await pushStation({ transport });
  });
  afterAll(() => station.close());

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['a made-up token', 'made-up'],
    ['a number', 42],
    ['an object', { token: 'x' }],
    ['a long text', 'x'.repeat(3000)],
  ])('is refused for %s', async (_, token) => {
    const who = station.dashboard(token);
    await who.hears('connect_error');
    station.sample();
    expect(who.heard).toEqual([['connect_error', 'unauthorized']]);
  });

  it('is left to a client that ends it when it is refused, so that none of its calls is an error in the console', async () => {
    const alone = await pushStation({ transport, timeouts: endlessTimeouts });
    const statuses: number[] = [];
    alone.push.io.httpServer.prependListener('request', (_request, response: ServerResponse) => {
      response.once('finish', () => statuses.push(response.statusCode));
    });
    const who = alone.dashboard('made-up');
    who.socket.once('connect_error', () => who.socket.close());
    await who.hears('connect_error');
    await until('the end of the connection', () => alone.push.io.engine.clientsCount === 0);
    await alone.close();
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    expect(statuses.length > 0).toBe(transport === 'polling');
  });

  it('is closed by the station when it is refused, whatever the client does', async () => {
    const patient = await pushStation({ timeouts: endlessTimeouts });
    const raw = await rawClient(patient.address, transport);
    await raw.send('40{"token":"made-up"}');
    await raw.closed;
    expect(raw.heard).toContain('44{"message":"unauthorized"}');
    expect(raw.heard.filter((packet) => packet.startsWith('42'))).toEqual([]);
  });

  it('is cut with its session, at once and no other, and refused from then on', async () => {
    const [ending, other] = [station.login('write'), station.login('write')];
    const [leaving, staying] = [station.dashboard(ending), station.dashboard(other)];
    await leaving.hears(events.rtc);
    await staying.hears(events.rtc);
    station.sample();
    for (const who of [leaving, staying]) await until('the plant', () => numbersOf(who).at(-1) === station.seq());
    const heard = numbersOf(leaving);
    station.end(ending);
    station.sample();
    await leaving.hears('connect_error');
    await until('the plant', () => numbersOf(staying).at(-1) === station.seq());
    expect(leaving.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
    expect(numbersOf(leaving)).toEqual(heard);
    expect(staying.socket.connected).toBe(true);
  });

  it('keeps a read session open, and is no input of a person that would keep a write session', async () => {
    const [reading, writing] = [station.login('read'), station.login('write')];
    const [panel, desk] = [station.dashboard(reading), station.dashboard(writing)];
    await panel.hears(events.rtc);
    await desk.hears(events.rtc);
    for (const ms of [20 * msPerMinute, 20 * msPerMinute, 23 * msPerHour, 23 * msPerHour]) {
      station.pass(ms);
      desk.socket.emit(events.snapshot);
      await panel.hears(events.rtc, panel.count(events.rtc) + 2);
    }
    expect(panel.count('disconnect')).toBe(0);
    await desk.hears('connect_error');
    expect(desk.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
    expect(station.inputs).toEqual([]);
  });

  it('is cut within seconds when its session has lasted its time', async () => {
    const token = station.login('write');
    const who = station.dashboard(token);
    await who.hears(events.rtc);
    station.pass(29 * msPerMinute);
    await who.hears(events.rtc, who.count(events.rtc) + 2);
    expect(who.count('disconnect')).toBe(0);
    who.socket.emit(events.userInput);
    await until('input', () => station.inputs.includes(token));
    station.pass(29 * msPerMinute);
    await who.hears(events.rtc, who.count(events.rtc) + 2);
    expect(who.count('disconnect')).toBe(0);
    station.pass(msPerMinute);
    await who.hears('connect_error');
    expect(who.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
  });

  it('passes on that a person is there, but not a flood', async () => {
    const token = station.login('write');
    const who = station.dashboard(token);
    await who.hears('connect');
    for (let i = 0; i < 200; i++) who.socket.emit(events.userInput);
    await until('input', () => station.inputs.includes(token));
    await who.hears(events.rtc, 3);
    expect(station.inputs.filter((input) => input === token)).toEqual([token]);
  });
});

describe.each(transports)('as many push connections over %s as there may be', (transport) => {
  it('are taken for each session; a further one is refused, and another session is not', async () => {
    const station = await pushStation({ transport, maxPerSession: 3 });
    const token = station.login('read');
    const first = Array.from({ length: 3 }, () => station.dashboard(token));
    for (const who of first) await who.hears(events.rtc);
    const further = station.dashboard(token);
    await further.hears('connect_error');
    expect(further.heard).toEqual([['connect_error', 'too many connections']]);
    const other = station.dashboard(station.login('read'));
    await other.hears(events.rtc);
    first[0]!.socket.close();
    await until('room', () => station.push.io.of('/').sockets.size === 3);
    further.socket.connect();
    await further.hears(events.rtc);
  });

  it('are taken in all; a further one waits until another is gone', async () => {
    const station = await pushStation({ transport, maxConnections: 2 });
    const first = [station.login('read'), station.login('read')].map((token) => station.dashboard(token));
    for (const who of first) await who.hears(events.rtc);
    const further = station.dashboard(station.login('write'));
    await further.hears('connect_error', 2);
    expect(further.count('connect')).toBe(0);
    first[0]!.socket.close();
    await further.hears(events.rtc);
  });
});
