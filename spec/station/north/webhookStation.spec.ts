import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { northPaths, paths } from '../../../adapters/contract/index.ts';
import { faultBitIndex } from '../../../core/faults/index.ts';
import { gatewayServer } from '../messages/gatewayServer.ts';
import { testCertificate } from '../../server/mails/testCertificate.ts';
import { login } from '../../soak/login.ts';
import { demoProcess, type StationProcess } from '../stationProcess.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';

type Json = Record<string, unknown>;

const key = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const fault = { source: 2, number: 73, bitIndex: faultBitIndex(2, 73)!, severity: 'error' } as const;

describe('a station with a webhook', () => {
  const stations: RunningStation[] = [];
  const processes: StationProcess[] = [];
  afterEach(async () => {
    for (const station of stations.splice(0)) await station.close();
    for (const { child } of processes.splice(0)) child.kill('SIGKILL');
  });

  /** A receiver that answers with a status that can change, and what the library that others check calls with makes of each. */
  async function receiver(status = 204) {
    const to = { status };
    const heads: Record<string, string>[] = [];
    const server = await gatewayServer((response: ServerResponse, { headers }) => {
      heads.push(headers as Record<string, string>);
      response.writeHead(to.status, to.status === 302 ? { location: 'https://elsewhere.example/' } : {}).end('no');
    });
    const verified = () => server.calls.map(({ body }, i) => new Webhook(key).verify(body, heads[i]!) as Json);
    return { to, heads, verified, calls: server.calls, url: `https://127.0.0.1:${server.port}/faults`, hang: () => server };
  }
  async function started(settings: Json, folder = temporaryFolder(), allowLocalGateway = true) {
    const station = await startStation({ folder, config: { allowLocalGateway } });
    stations.push(station);
    const { headers } = withToken(station.tokenOf('write')) as { headers: Record<string, string> };
    const save = async (body: Json) => {
      const init = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await station.call(paths.saveSettings('webhook'), init);
      return answer.ok ? 'saved' : `${answer.status} ${await answer.text()}`;
    };
    const report = async () => (await (await station.call(northPaths.webhook, { headers })).json()) as Json;
    const reported = async (holds: (report: Json) => boolean): Promise<Json> => {
      const now = await report();
      if (holds(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return reported(holds);
    };
    const test = async () => (await (await station.call(northPaths.tryWebhook, { method: 'POST', headers })).json()) as Json;
    return { station, save, report, reported, test, saved: await save(settings) };
  }
  const reached = (url: string): Json => ({ enabled: true, url, key, ca_certificate: testCertificate.cert, language: 'en' });

  it('[NORTH-4] calls for each fault that comes and ends, signed as others check it, and never shows its key', async () => {
    const to = await receiver();
    const { station, saved, reported, test } = await started(reached(to.url));
    expect(saved).toBe('saved');
    station.source.push({ faults: [] });
    station.source.push({ faults: [fault] });
    station.source.push({ faults: [] });
    await until('two calls', () => to.calls.length === 2);
    const data = { station: expect.stringContaining('Werk'), source: 2, code: 'E073', severity: 'error' };
    expect(to.verified()).toEqual([
      {
        id: to.heads[0]!['webhook-id'],
        type: 'fault.came',
        timestamp: expect.any(String),
        data: expect.objectContaining({ ...data, came: true }),
      },
      {
        id: to.heads[1]!['webhook-id'],
        type: 'fault.ended',
        timestamp: expect.any(String),
        data: expect.objectContaining({ ...data, came: false }),
      },
    ]);
    expect(await reported(({ waiting_events }) => waiting_events === 0)).toEqual({
      ...{ state: 'ready', problem: null, status: null, problem_ms: null, said_ms: expect.any(Number), waiting_events: 0, lost_events: 0 },
    });
    expect(await test()).toEqual({ arrived: true, problem: null, status: null });
    expect(to.verified().at(-1)).toMatchObject({ type: 'test', data: { station: expect.stringContaining('Werk') } });
    const shown = await station.call(paths.readSettings('webhook'), withToken(station.tokenOf('write')));
    expect(await shown.json()).toMatchObject({ enabled: true, key: { is_set: true } });
    expect(station.store.audit.newest(1)[0]).toMatchObject({ what: 'testWebhook' });
  });

  it('[NORTH-4] tries again with the same id until its event is taken, also after a restart, and says why it waits', async () => {
    const folder = temporaryFolder();
    const to = await receiver(500);
    const first = await started(reached(to.url), folder);
    first.station.source.push({ faults: [] });
    first.station.source.push({ faults: [fault] });
    expect(await first.reported(({ state }) => state === 'waiting')).toMatchObject({ problem: 'rejected', status: 500, waiting_events: 1 });
    to.to.status = 302;
    expect(await first.reported(({ problem }) => problem === 'redirected')).toMatchObject({ status: 302, said_ms: null });
    await first.station.close();

    to.to.status = 200;
    const second = await started({}, folder);
    await second.reported(({ said_ms }) => said_ms !== null);
    expect(to.verified().map(({ type }) => type)).toEqual(to.calls.map(() => 'fault.came'));
    expect(new Set(to.heads.map((head) => head['webhook-id'])).size).toBe(1);
    expect(await second.report()).toMatchObject({ state: 'ready', waiting_events: 0 });
  });

  it('[NORTH-4] loses and doubles nothing when the station is killed while its receiver refuses', async () => {
    const folder = temporaryFolder();
    const to = await receiver(500);
    const first = demoProcess(folder, '--allow-local-gateway');
    processes.push(first);
    const address = await first.ready;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await login(address)}` };
    const save = async (path: string, body: Json) =>
      expect((await fetch(address + path, { method: 'PUT', headers, body: JSON.stringify(body) })).status).toBe(200);
    await save(paths.saveSettings('webhook'), reached(to.url));
    const tooHigh = { point: 'networkPressure', has_upper: true, upper: 1, hysteresis: 0.1, delay_s: 0, severity: 'error', send: true };
    await save(paths.saveSettings('limits'), { points: [tooHigh] });
    const idsOfLimit = () =>
      to.verified().flatMap(({ id, type, data }) => (type === 'fault.came' && (data as Json)['source'] === 'limits' ? [id] : []));
    await until('a refused call', () => idsOfLimit().length > 0);
    const [id] = idsOfLimit();
    first.child.kill('SIGKILL');
    await first.ended;

    const refused = to.calls.length;
    to.to.status = 204;
    const second = demoProcess(folder, '--allow-local-gateway');
    processes.push(second);
    const again = await second.ready;
    await until('what waited', () => to.calls.slice(refused).some(({ body }) => (JSON.parse(body) as Json)['id'] === id));
    const waiting = async () => ((await (await fetch(again + northPaths.webhook, { headers })).json()) as Json)['waiting_events'];
    while ((await waiting()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(new Set(idsOfLimit())).toEqual(new Set([id]));
    const arrived = to
      .verified()
      .slice(refused)
      .map((event) => event['id']);
    expect(arrived).toEqual([...new Set(arrived)]);
  });

  it('[NORTH-4] waits while it has nothing to sign with, and forgets what waits when it is switched off', async () => {
    const to = await receiver();
    const { station, save, report, reported, test } = await started({ ...reached(to.url), key: null });
    station.source.push({ faults: [] });
    station.source.push({ faults: [fault] });
    expect(await reported(({ waiting_events }) => waiting_events === 1)).toMatchObject({ state: 'noKey' });
    expect(await test()).toMatchObject({ arrived: false });
    expect(await save({ key: 'too short' })).toMatch(/^400 [^]*key: /);
    await save({ enabled: false });
    expect(await report()).toMatchObject({ state: 'off', waiting_events: 0 });
    station.source.push({ faults: [] });
    await save({ enabled: true, key });
    station.source.push({ faults: [fault] });
    await until('a call', () => to.calls.length > 0);
    expect(to.verified()).toMatchObject([{ type: 'fault.came' }]);
  });

  it('[NORTH-4] calls nobody on its own machine unless that is allowed, and nobody whose certificate is not trusted', async () => {
    const to = await receiver();
    const { saved } = await started(reached(to.url), temporaryFolder(), false);
    expect(saved).toMatch(/^400 [^]*url: /);
    const { test, save } = await started({ ...reached(to.url), ca_certificate: '' });
    expect(await test()).toEqual({ arrived: false, problem: 'notTrusted', status: null });
    expect(await save({ url: 'http://example.org/' })).toMatch(/^400 [^]*url: /);
    expect(to.calls).toEqual([]);
  });
});
