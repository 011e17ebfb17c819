import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { events } from '../../../adapters/contract/index.ts';
import { msPerHour, msPerMinute } from '../../../core/time/index.ts';
import { until } from '../until.ts';
import { dashboard, numbersOf } from './dashboard.ts';
import { type PushStation, pushStation } from './pushStation.ts';

describe('a push connection and its session', () => {
  let station: PushStation;
  beforeAll(async () => {
    station = await pushStation();
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
    const who = dashboard(station.address, token);
    await who.hears('connect_error');
    station.sample();
    expect(who.heard).toEqual([['connect_error', 'unauthorized']]);
  });

  it('is closed by the station when it is refused, whatever the client does', async () => {
    const raw = new WebSocket(`${station.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const heard: string[] = [];
    raw.addEventListener('message', ({ data }) => heard.push(String(data)));
    await once(raw, 'open');
    raw.send('40{"token":"made-up"}');
    await once(raw, 'close');
    expect(heard.at(-1)).toBe('44{"message":"unauthorized"}');
  });

  it('is cut with its session, at once and no other, and refused from then on', async () => {
    const [ending, other] = [station.login('write'), station.login('write')];
    const [leaving, staying] = [dashboard(station.address, ending), dashboard(station.address, other)];
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
    const [panel, desk] = [dashboard(station.address, reading), dashboard(station.address, writing)];
    await panel.hears(events.rtc);
    await desk.hears(events.rtc);
    for (const ms of [20 * msPerMinute, 20 * msPerMinute, 23 * msPerHour, 23 * msPerHour]) {
      station.pass(ms);
      desk.socket.emit(events.snapshot);
      await panel.hears(events.rtc, panel.count(events.rtc) + 2);
    }
    expect(panel.count('disconnect')).toBe(0);
    expect(desk.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
    expect(station.inputs).toEqual([]);
  }, 20_000);

  it('is cut within seconds when its session has lasted its time', async () => {
    const token = station.login('write');
    const who = dashboard(station.address, token);
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
  }, 20_000);

  it('passes on that a person is there, but not a flood', async () => {
    const token = station.login('write');
    const who = dashboard(station.address, token);
    await who.hears('connect');
    for (let i = 0; i < 200; i++) who.socket.emit(events.userInput);
    await until('input', () => station.inputs.includes(token));
    await who.hears(events.rtc, 3);
    expect(station.inputs.filter((input) => input === token)).toEqual([token]);
  });
});

describe('as many push connections as there may be', () => {
  it('are taken for each session; a further one is refused, and another session is not', async () => {
    const station = await pushStation({ mostPerSession: 3 });
    const token = station.login('read');
    const first = Array.from({ length: 3 }, () => dashboard(station.address, token));
    for (const who of first) await who.hears(events.rtc);
    const further = dashboard(station.address, token);
    await further.hears('connect_error');
    expect(further.heard).toEqual([['connect_error', 'too many connections']]);
    const other = dashboard(station.address, station.login('read'));
    await other.hears(events.rtc);
    first[0]!.socket.close();
    further.socket.connect();
    await further.hears(events.rtc);
  });

  it('are taken in all; a further one waits until another is gone', async () => {
    const station = await pushStation({ mostConnections: 2 });
    const first = [station.login('read'), station.login('read')].map((token) => dashboard(station.address, token));
    for (const who of first) await who.hears(events.rtc);
    const further = dashboard(station.address, station.login('write'));
    await further.hears('connect_error', 2);
    expect(further.count('connect')).toBe(0);
    first[0]!.socket.close();
    await further.hears(events.rtc);
  });
});
