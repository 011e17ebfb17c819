import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { northPaths, paths } from '../../../adapters/contract/index.ts';
import { faultBitIndex } from '../../../core/faults/index.ts';
import type { MqttReport } from '../../../core/ports/index.ts';
import { type Heard, mosquitto, type Mosquitto } from '../../adapters/mqtt/mosquitto.ts';
import { login } from '../../soak/login.ts';
import { type RunningStation, startStation } from '../startStation.ts';
import { demoProcess, type StationProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';

type Json = Record<string, unknown>;

const writing = (token: string, body: object): RequestInit => ({
  method: 'PUT',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

describe('a station with a broker', () => {
  let broker: Mosquitto;
  const hearings: Heard[] = [];
  const stations: RunningStation[] = [];
  const processes: StationProcess[] = [];
  beforeAll(async () => {
    broker = await mosquitto();
    await broker.start();
  });
  afterEach(async () => {
    for (const station of stations.splice(0)) await station.close();
    for (const { child } of processes.splice(0)) child.kill('SIGKILL');
    for (const heard of hearings.splice(0)) heard.stop();
  });

  async function listening(): Promise<Heard> {
    const heard = await broker.listen();
    hearings.push(heard);
    return heard;
  }
  const reached = (station: string, more: Json = {}): Json => ({
    ...{ enabled: true, broker_url: `mqtt://127.0.0.1:${broker.port}`, user_name: broker.user, password: broker.password },
    ...{ station, every_s: 1, ...more },
  });
  async function started(settings: Json, folder = temporaryFolder()) {
    // a sample counts for as long as a busy machine needs to connect and to say it
    const station = await startStation({ folder, config: { allowLocalGateway: true }, silentAfterS: 600 });
    stations.push(station);
    const token = station.tokenOf('write');
    const save = async (body: Json) => {
      const answer = await station.call(paths.saveSettings('mqtt'), writing(token, body));
      if (!answer.ok) throw new Error(await answer.text());
    };
    const report = async () =>
      (await (await station.call(northPaths.mqtt, { headers: { authorization: `Bearer ${token}` } })).json()) as Json & {
        readonly state: MqttReport['state'];
      };
    /** Asks until it holds. */
    const reported = async (what: string, holds: (report: Json) => boolean) => {
      let last = await report();
      await until(what, async () => {
        if (holds(last)) return true;
        last = await report();
        return false;
      });
      return last;
    };
    await save(settings);
    return { station, token, save, reported };
  }
  const last = (heard: Heard, topic: string) => JSON.parse(heard.of(topic).at(-1)!) as Json;

  it('[NORTH-1] says the plant and its machines, keeps what is to be kept, and says that it goes', async () => {
    const heard = await listening();
    const { station } = await started(reached('north-a'));
    const root = 'pressluft/north-a';
    const sample = station.source.push();
    await until('values', () => heard.of(`${root}/plant`).some((text) => /"pressureBar":\d/.test(text)));
    await until('machines', () => heard.of(`${root}/compressor/1`).length > 0);
    const seconds = new Date(sample.atMs).toISOString().replace('.000Z', 'Z');
    expect(last(heard, `${root}/plant`)).toEqual({
      t: seconds,
      pressureBar: expect.any(Number),
      networkFlowM3h: expect.any(Number),
      deliveryM3h: expect.any(Number),
      powerKW: expect.any(Number),
      loadRatio: expect.any(Number),
      specificPower: expect.any(Number),
      state: 'active',
      estimated: [],
    });
    expect(last(heard, `${root}/compressor/1`)).toMatchObject({ t: seconds, name: sample.compressors[0]!.name, quality: 'good' });
    const slots = sample.compressors.filter(({ technology }) => technology !== 0).map(({ index }) => index);
    await until('hours', () => slots.every((slot) => heard.of(`${root}/compressor/${slot}/hours`).length > 0));
    expect(last(heard, `${root}/compressor/1/hours`)).toMatchObject({ runningH: null, serviceInH: expect.any(Number) });
    await until('energy', () => heard.of(`${root}/energy`).length > 0);

    const late = await listening();
    const retained = late.all.filter(({ topic, isRetained }) => isRetained && topic.startsWith(root)).map(({ topic }) => topic);
    expect(retained.sort()).toEqual([`${root}/plant`, `${root}/status`, ...slots.map((slot) => `${root}/compressor/${slot}/hours`)].sort());
    await station.close();
    await until('its end', () => heard.of(`${root}/status`).at(-1) === 'offline');
    expect(heard.of(`${root}/status`)).toEqual(['online', 'offline']);
  });

  it('[NORTH-1] is trusted to a certificate of its own only, and says why it is not let in', async () => {
    const heard = await listening();
    const { save, reported, station, token } = await started(
      reached('north-tls', { broker_url: `mqtts://localhost:${broker.tlsPort}`, password: 'wrong' }),
    );
    expect(await reported('mistrust', ({ problem }) => problem === 'notTrusted')).toMatchObject({ state: 'unreachable', said_ms: null });
    await save({ ca_certificate: readFileSync(broker.caFile, 'utf8') });
    expect(await reported('refusal', ({ problem }) => problem === 'loginRefused')).toMatchObject({ state: 'unreachable' });
    await save({ password: broker.password });
    await reported('a connection', ({ state, said_ms }) => state === 'connected' && said_ms !== null);
    await until('that it is there', () => heard.of('pressluft/north-tls/status').length > 0);
    expect(heard.of('pressluft/north-tls/status')).toEqual(['online']);
    for (let tries = 0; tries < 2; tries++) {
      const tried = await station.call(northPaths.tryMqtt, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      expect(await tried.json()).toEqual({ connected: true, problem: null });
    }
    expect(heard.of('pressluft/north-tls/status')).toEqual(['online']);
    expect(await (await station.call(paths.readSettings('mqtt'), { headers: { authorization: `Bearer ${token}` } })).json()).toMatchObject({
      password: { is_set: true },
    });
  });

  it('[NORTH-1] keeps events while its broker is away, over a restart of its own, and says each once', async () => {
    const folder = temporaryFolder();
    const first = await started(reached('north-b'), folder);
    await first.reported('a connection', ({ state }) => state === 'connected');
    const fault = { source: 2, number: 73, bitIndex: faultBitIndex(2, 73)!, severity: 'error' } as const;
    first.station.source.push({ faults: [] });
    await broker.kill();
    await first.reported('the loss', ({ state }) => state !== 'connected');
    first.station.source.push({ faults: [fault] });
    first.station.source.push({ faults: [] });
    await first.reported('what waits', ({ waiting_events }) => waiting_events === 2);
    await first.station.close();

    await broker.start();
    const heard = await listening();
    const second = await started({}, folder);
    await second.reported('that nothing waits', ({ state, waiting_events }) => state === 'connected' && waiting_events === 0);
    second.station.source.push({ faults: [fault] });
    await until('three events', () => heard.of('pressluft/north-b/event').length === 3);
    const events = heard.of('pressluft/north-b/event').map((text) => JSON.parse(text) as Json);
    expect(events.map(({ source, code, severity, came }) => [source, code, severity, came])).toEqual([
      [2, 'E073', 'error', true],
      [2, 'E073', 'error', false],
      [2, 'E073', 'error', true],
    ]);
    expect(heard.all.filter(({ topic }) => topic.endsWith('/event')).map(({ qos, isRetained }) => [qos, isRetained])).toEqual(
      Array.from({ length: 3 }, () => [1, false]),
    );
  });

  it('[NORTH-1] is said to be offline by its broker when it is killed, and comes back as itself', async () => {
    const folder = temporaryFolder();
    const heard = await listening();
    const run = async () => {
      const station = demoProcess(folder, '--allow-local-gateway');
      processes.push(station);
      return { station, address: await station.ready };
    };
    const first = await run();
    const token = await login(first.address);
    expect((await fetch(first.address + paths.saveSettings('mqtt'), writing(token, reached('north-c')))).status).toBe(200);
    const status = () => heard.of('pressluft/north-c/status');
    await until('that it is there', () => status().length === 1);
    first.station.child.kill('SIGKILL');
    await until('the will', () => status().length === 2);
    await run();
    await until('that it is back', () => status().length === 3);
    expect(status()).toEqual(['online', 'offline', 'online']);
  });

  it('[NORTH-2] announces to Home Assistant what there is, again when it asks, and takes it back', async () => {
    const heard = await listening();
    const { station, save, reported } = await started(reached('north-ha', { home_assistant: true }));
    const config = (device: string) => `homeassistant/device/pressluft_north-ha${device}/config`;
    const { compressors } = station.source.push();
    await until('two devices', () => heard.of(config('')).length === 1 && heard.of(config('_k2')).length === 1);
    expect(last(heard, config('_k2'))).toMatchObject({
      device: { identifiers: ['pressluft_north-ha_k2'], name: compressors[1]!.name, via_device: 'pressluft_north-ha' },
      availability_topic: 'pressluft/north-ha/status',
      state_topic: 'pressluft/north-ha/compressor/2',
    });
    await broker.publish('homeassistant/status', 'online');
    await until('the devices again', () => heard.of(config('_k2')).length === 2);
    await broker.publish('pressluft/north-ha/compressor/2/set', 'off');

    const without = compressors.map((machine) => (machine.index === 2 ? { ...machine, technology: 0 as const } : machine));
    station.source.push({ compressors: without });
    await until('that the machine is gone', () => heard.of(config('_k2')).at(-1) === '');
    expect(heard.of(config('_k1')).at(-1)).not.toBe('');
    await save({ home_assistant: false });
    await until('that all are gone', () => ['', '_k1'].every((device) => heard.of(config(device)).at(-1) === ''));
    await reported('a connection', ({ state }) => state === 'connected');
    const late = await listening();
    expect(late.all.filter(({ topic, isRetained }) => isRetained && topic.startsWith('homeassistant/device/pressluft_north-ha'))).toEqual(
      [],
    );
  });

  it('[NORTH-1] says that values are missing as soon as its plant is silent', async () => {
    const heard = await listening();
    const station = await startStation({ config: { allowLocalGateway: true }, silentAfterS: 1 });
    stations.push(station);
    await station.call(paths.saveSettings('mqtt'), writing(station.tokenOf('write'), reached('north-d')));
    const plant = () => heard.of('pressluft/north-d/plant').map((text) => JSON.parse(text) as Json);
    await until('values', () => {
      if (plant().some(({ powerKW }) => powerKW !== null)) return true;
      station.source.push();
      return false;
    });
    await until('none', () => plant().at(-1)?.['powerKW'] === null);
    await until(
      'machines that nobody hears',
      () => heard.of('pressluft/north-d/compressor/1').at(-1)?.includes('communicationError') ?? false,
    );
    expect(last(heard, 'pressluft/north-d/compressor/1')).toMatchObject({ state: 'communicationError', powerKW: null, quality: 'bad' });
  });

  it('is not shown a broker on its own machine unless that is allowed', async () => {
    const station = await startStation();
    stations.push(station);
    const answer = await station.call(paths.saveSettings('mqtt'), writing(station.tokenOf('write'), reached('north-e')));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('broker_url')]);
  });
});
