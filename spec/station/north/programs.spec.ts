import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { liveResponse } from '../../../adapters/contract/liveSchemas.ts';
import { northPaths, paths } from '../../../adapters/contract/index.ts';
import { faultBitIndex } from '../../../core/faults/index.ts';
import { maxStreams } from '../../../station/north/eventStreams.ts';
import { asJson, type RunningStation, startStation, type StationOptions, withToken } from '../startStation.ts';
import { until } from '../until.ts';
import { type EventLines, eventLines, eventOf } from './eventLines.ts';

const fault = { source: 2, number: 73, bitIndex: faultBitIndex(2, 73)!, severity: 'error' } as const;

describe('a program with a token', () => {
  const stations: RunningStation[] = [];
  const listening: EventLines[] = [];
  afterEach(async () => {
    for (const lines of listening.splice(0)) lines.stop();
    for (const station of stations.splice(0)) await station.close();
  });

  async function started(options: StationOptions = {}) {
    const station = await startStation({ silentAfterS: 600, ...options });
    stations.push(station);
    const writer = withToken(station.tokenOf('write')).headers as Record<string, string>;
    const post = (path: string, body: object) => {
      const init = asJson(body);
      return station.call(path, { ...init, headers: { ...(init.headers as Record<string, string>), ...writer } });
    };
    const made = await post(northPaths.programTokens, { name: 'Leitwarte' });
    const { token } = (await made.json()) as { token: string };
    const listen = async (headers: Readonly<Record<string, string>> = {}) => {
      const lines = await eventLines(station.address + northPaths.events, { authorization: `Bearer ${token}`, ...headers });
      listening.push(lines);
      return lines;
    };
    const listed = async () => (await (await station.call(northPaths.programTokens, { headers: writer })).json()) as { id: string }[];
    return { station, token, post, listen, listed, live: () => station.call(northPaths.live, withToken(token)) };
  }

  it('[NORTH-4] reads the newest sample and what the read password reads, and nothing once its token is revoked', async () => {
    const { station, token, post, listed, live } = await started();
    const before = await live();
    expect([before.status, liveResponse.parse(await before.json())]).toMatchObject([200, { heard: false, plant: null, faults: [] }]);
    const sample = station.source.push({ faults: [fault] });
    let shown = liveResponse.parse(await (await live()).json());
    while (!shown.heard) shown = liveResponse.parse(await (await live()).json());
    expect(shown).toMatchObject({
      plant: { ts: sample.atMs, master: { system_pressure_bar: sample.master.systemPressureBar }, maintenance: expect.any(Object) },
      faults: [{ cindex: 2, errors: { 73: true } }],
    });
    expect((await station.call(paths.readSettings('units'), withToken(token))).status).toBe(200);
    expect((await station.call(paths.readSettings('email'), withToken(token))).status).toBe(403);

    const [entry] = await listed();
    expect(entry).toEqual({ id: expect.any(String), name: 'Leitwarte', made_ms: expect.any(Number), used_ms: expect.any(Number) });
    expect(JSON.stringify([await listed(), station.store.programTokens.all()])).not.toContain(token);
    expect((await post(northPaths.revokeProgramToken, { id: entry!.id })).status).toBe(200);
    expect([(await live()).status, (await post(northPaths.revokeProgramToken, { id: entry!.id })).status, await listed()]).toEqual([
      401,
      409,
      [],
    ]);
    expect(station.store.audit.newest(2).map(({ what, details }) => [what, details])).toEqual([
      ['programToken', { revoked: 'Leitwarte' }],
      ['programToken', { made: 'Leitwarte' }],
    ]);
  });

  it('[NORTH-4] sees no maintenance where the right is missing, and nothing old', async () => {
    const { station, live } = await started({ silentAfterS: 1 });
    const { read } = station.settings.all().rights;
    station.settings.save('rights', { read: { ...read!, maintenance: false }, demo: undefined });
    const asked = async () => liveResponse.parse(await (await live()).json());
    let shown = await asked();
    while (!shown.heard) {
      station.source.push();
      shown = await asked();
    }
    expect([shown.plant?.master.system_pressure_bar, shown.plant?.maintenance]).toEqual([expect.any(Number), undefined]);
    while (shown.heard) {
      await pause(50);
      shown = await asked();
    }
    expect([shown.plant, shown.faults]).toEqual([null, []]);
  });

  it('[NORTH-4] hears each sample and each fault as it comes, and after a break what it missed', async () => {
    const { station, listen } = await started();
    station.source.push({ faults: [] });
    const first = await listen({ 'accept-language': 'en' });
    const start = await eventOf(first, 'live', ({ heard }) => heard === true);
    liveResponse.parse(start.data);
    station.source.push({ faults: [fault] });
    const came = await eventOf(first, 'fault');
    expect(came.data).toEqual({
      t: expect.stringMatching(/Z$/),
      source: 2,
      code: 'E073',
      severity: 'error',
      text: expect.any(String),
      came: true,
    });
    first.stop();

    station.source.push({ faults: [] });
    const second = await listen({ 'last-event-id': came.id });
    const ended = await eventOf(second, 'fault');
    expect(ended.data).toMatchObject({ code: 'E073', came: false });
    expect([ended.data['text'] !== came.data['text'], second.of('gap')]).toEqual([true, []]);

    const other = await listen({ 'last-event-id': 'of-another-start-3' });
    await eventOf(other, 'live');
    expect(other.events.map(({ event, data }) => [event, data['came']])).toEqual([
      ['gap', undefined],
      ['fault', true],
      ['fault', false],
      ['live', undefined],
    ]);
    const fresh = await listen();
    await eventOf(fresh, 'live');
    expect(fresh.of('fault')).toEqual([]);
  });

  it('[NORTH-4] is told once when the control is silent, and hung up on when its token is revoked', async () => {
    const { station, listen, listed, post } = await started({ silentAfterS: 1 });
    const lines = await listen();
    const said = () => lines.of('live').map(({ data }) => data['heard']);
    await until('a sample', () => {
      station.source.push();
      return said().includes(true);
    });
    await until('silence', () => said().at(-1) === false);
    expect(lines.of('live').at(-1)!.data).toMatchObject({ plant: null, faults: [] });
    const [entry] = await listed();
    await post(northPaths.revokeProgramToken, { id: entry!.id });
    await until('its end', () => lines.hasEnded());
    expect(said().slice(said().lastIndexOf(true))).toEqual([true, false]);
    expect((await listen()).status).toBe(401);
  });

  it(`[NORTH-4] opens ${maxStreams.perSession} streams at most, and as many again when one is closed`, async () => {
    const { station, token, listen } = await started();
    const open = await Promise.all(Array.from({ length: maxStreams.perSession }, () => listen()));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    expect((await listen()).status).toBe(429);
    const head = await station.call(northPaths.events, { method: 'HEAD', ...withToken(token) });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    open[0]!.stop();
    let again = await listen();
    while (again.status === 429) again = await listen();
    expect(again.status).toBe(200);
  });
});
