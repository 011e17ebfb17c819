import { describe, expect, it, test } from '@jest/globals';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { settingsSchemas } from '../../../adapters/contract/index.ts';
import { webSessionStorage } from '../../../adapters/storage/index.ts';
import { type Level, levels, sessionOf } from '../../../core/access/index.ts';
import { defaultSettings, type SettingsGroup, settingsGroups, unchangedSettings } from '../../../core/settings/index.ts';
import { type Statistic, statisticNames } from '../../../core/statistics/index.ts';
import { httpPorts } from '../../contract/httpPorts.ts';
import { portCall, portCallNames } from '../../contract/portCalls.ts';
import type { StationPorts } from '../../fakes/index.ts';
import { startStation } from '../../station/startStation.ts';
import { until } from '../../station/until.ts';
import { localServer } from './localServer.ts';
import { recordedLog } from './recordedLog.ts';

const token = 'a-token';
const range = { fromMs: 1000, untilMs: 2000 };
const json = 'application/json';

interface Received {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Makes calls of a station that answers them all with the same, and states what it received. */
async function callsOf<T>(answer: unknown, make: (ports: StationPorts) => Promise<T>, media = json) {
  const received: Received[] = [];
  const server = await localServer((request, response) => {
    void text(request).then((body) => {
      received.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(200, { 'content-type': media }).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  const result = await make(httpPorts({ log: recordedLog(), origin: server.address }));
  return { result, received, calls: received.map(({ call }) => call), body: () => JSON.parse(received[0]!.body) as unknown };
}

const counts = {
  load_s: 60,
  no_load_s: 30,
  motor_starts: 2,
  energy_kWh: 12,
  energy_load_kWh: 10,
  volume_m3: 100,
  range_s: 100,
  known_s: 90,
};
const statistics: Readonly<Record<Statistic, { readonly type: string; readonly sent: object; readonly record: object }>> = {
  loadTimes: { type: 'last_leerlauf', sent: { lastlauf_s: 60, leerlauf_s: 30 }, record: { loadS: 60, noLoadS: 30 } },
  motorStarts: { type: 'motorstarts', sent: { motorstarts: 2 }, record: { motorStarts: 2 } },
  specificPower: {
    type: 'spezifische_leistungsaufnahme',
    sent: { gesamtspezifische_leistung_kWhm3: 0.12, spezifische_leistung_kWhm3: 0.1 },
    record: { totalKWhM3: 0.12, loadKWhM3: 0.1 },
  },
  energyConsumption: {
    type: 'energieverbrauch',
    sent: { gesamtenergie_kWh: 12, lastenergie_kWh: 10 },
    record: { energyKWh: 12, energyLoadKWh: 10 },
  },
};

const namedGroups: readonly SettingsGroup[] = ['user', 'rights', 'units', 'email', 'print', 'share', 'customer', 'sms'];

const namesIn = (tree: unknown): readonly string[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([name, child]) => [...(Array.isArray(tree) ? [] : [name]), ...namesIn(child)]);

async function expectSaved(group: SettingsGroup): Promise<void> {
  const values = unchangedSettings<typeof group>(defaultSettings[group]);
  const { result, calls, body } = await callsOf('OK', (ports) => ports.settingsApi.save(group, values, token, 'en'), 'text/plain');
  expect(result).toEqual({ outcome: 'succeeded' });
  expect(calls).toEqual([`PUT /settings/${group}`]);
  const names = namesIn(body());
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^[a-z0-9_]+$/.test(name))).toEqual([]);
  expect(settingsSchemas[group].safeParse(body()).success).toBe(true);
}

describe('a call as it goes over the wire', () => {
  test.each(statisticNames)('[API-2] asks for the statistic %s by its type and range, and reads its records', async (name) => {
    const { type, sent, record } = statistics[name];
    const answer = [3, -1].map((cindex) => ({ cindex, ...sent, counts }));
    const { result, calls, body } = await callsOf(answer, ({ statistics: port }) => port.read(name, range, token));
    expect(calls).toEqual(['POST /daily_statistics/get_stat']);
    expect(body()).toEqual({ type, from_ms: 1000, until_ms: 2000 });
    expect(result).toMatchObject({ outcome: 'succeeded', value: { records: [3, -1].map((index) => ({ index, ...record })) } });
    expect(result).toHaveProperty('value.counts.0', { index: 3, volumeM3: 100, rangeS: 100, knownS: 90 });
  });

  test('[API-3] asks for a balance by its range, and reads range, compressors and plant', async () => {
    const answer = {
      range: { from_ms: 1000, until_ms: 2000, range_s: 1 },
      compressors: [{ cindex: 2, name: 'K2', energie_gesamt_1kWh0: 5 }],
      plant: { energie_gesamt_1kWh0: 5, lastkosten: 80 },
    };
    const { result, calls, body } = await callsOf(answer, ({ balances }) => balances.read('balancePdf', range, token));
    expect(calls).toEqual(['POST /daily_statistics/get_energy_balance_data']);
    expect(body()).toEqual({ from_ms: 1000, until_ms: 2000 });
    expect(result).toMatchObject({ value: { range, rangeS: 1, plant: { energyKWh: 5, loadCostRatio: 0.8 } } });
    expect(result).toHaveProperty('value.machines.1', expect.objectContaining({ index: 2, name: 'K2', installed: true, energyKWh: 5 }));
    expect(result).toHaveProperty('value.machines.length', 10);
  });

  test('[API-5] resets the think-green figures with an empty body', async () => {
    const { result, received } = await callsOf('OK', ({ stationCommands }) => stationCommands.resetThinkGreen(token), 'text/plain');
    expect(received).toMatchObject([{ call: 'POST /think_green/reset', body: '' }]);
    expect(result).toEqual({ outcome: 'succeeded' });
  });

  test('[API-6] asks for the whole error log with an empty body, and reads a list of entries', async () => {
    const { result, received } = await callsOf(
      [{ source: -1, bit_index: 64 }, { source: 2, bit_index: 1 }, { bit_index: 3 }],
      ({ errorLog }) => errorLog.read(token),
    );
    expect(received).toMatchObject([{ call: 'POST /error_log/all', body: '' }]);
    expect(result).toMatchObject({
      value: [
        { source: 'master', bitIndex: 64 },
        { source: 2, bitIndex: 1 },
      ],
    });
  });

  test('[API-10] lists day files by name and path, and gets one by its path as CSV', async () => {
    const list = await callsOf([{ name: 'MCHE-20261120.csv', path: '2026/11/MCHE-20261120.csv' }], ({ dayFiles }) => dayFiles.list(token));
    expect(list.calls).toEqual(['GET /hedata/logs/list']);
    expect(list.result).toEqual({
      outcome: 'succeeded',
      value: [{ name: 'MCHE-20261120.csv', path: '2026/11/MCHE-20261120.csv', day: '2026-11-20' }],
    });
    const file = await callsOf('a;b', ({ dayFiles }) => dayFiles.read('2026/11/MCHE-ü 1.csv', token), 'text/csv');
    expect(file.calls).toEqual(['GET /hedata/logs/2026/11/MCHE-%C3%BC%201.csv']);
    expect(file.result).toMatchObject({ value: { bytes: new TextEncoder().encode('a;b') } });
  });

  test('asks for the available days, and reads a list of days', async () => {
    const { result, calls } = await callsOf(['2026-11-19', '2026-11-20', '2026-13-01'], ({ dayFiles }) => dayFiles.availableDays(token));
    expect(calls).toEqual(['GET /daily_statistics/get_available_days']);
    expect(result).toEqual({ outcome: 'succeeded', value: ['2026-11-19', '2026-11-20'] });
  });

  test('lists archives, and gets one by its name as CSV', async () => {
    const answer = { GLW: [{ file: 'GLW_2026-10.csv', size: 7 }], Comp: [{ file: 'Comp1_2026-10.csv' }] };
    const list = await callsOf(answer, ({ archive }) => archive.list(token));
    expect(list.calls).toEqual(['GET /archive/available']);
    expect(list.result).toEqual({
      outcome: 'succeeded',
      value: {
        master: [{ name: 'GLW_2026-10.csv', sizeBytes: 7 }],
        compressors: [{ name: 'Comp1_2026-10.csv', sizeBytes: undefined }],
        damaged: [],
        inputs: [],
      },
    });
    expect((await callsOf('a;b', ({ archive }) => archive.read('GLW_2026-10.csv', token), 'text/csv')).calls).toEqual([
      'GET /archive/GLW_2026-10.csv',
    ]);
  });

  test.each(namedGroups)('[API-8] saves the settings of %s by their names on the wire', async (group) => {
    await expectSaved(group);
  });

  test.each(settingsGroups.filter((group) => !namedGroups.includes(group)))('saves the settings of %s likewise', async (group) => {
    await expectSaved(group);
  });
  test.each(levels)('[API-8] changes the %s password by its level', async (level: Level) => {
    const { calls, body } = await callsOf('OK', (ports) => ports.settingsApi.changePassword(level, 'a new one', token, 'de'), 'text/plain');
    expect(calls).toEqual(['POST /settings/user/passwd']);
    expect(body()).toEqual({ which: level, new_passwd: 'a new one' });
  });

  test.each(['de', 'en'] as const)('[SET-3] asks for words in %s where a person reads them', async (language) => {
    const { received } = await callsOf(
      'OK',
      async ({ settingsApi }) => {
        await settingsApi.save('user', defaultSettings.user, token, language);
        await settingsApi.changePassword('read', 'x', token, language);
        await settingsApi.sendTestMail(token, language);
      },
      'text/plain',
    );
    expect(received.map(({ headers }) => headers['accept-language'])).toEqual([language, language, language]);
  });

  test('asks for fault texts, time zones, a test mail and a reboot, and reads the answers', async () => {
    const texts = await callsOf({ master: { 64: 'Not-Aus' }, compressor: { 0: 'Filter' } }, (ports) =>
      ports.faultCatalogue.read('de', token),
    );
    expect(texts.calls).toEqual(['GET /fault_texts/de']);
    expect(texts.result).toMatchObject({ value: { master: { 64: 'Not-Aus' }, 1: { 0: 'Filter' }, 10: { 0: 'Filter' } } });
    const zones = await callsOf([{ name: 'Asia/Kolkata', offset_min: 330 }, { name: 'UTC' }, {}], (ports) =>
      ports.settingsApi.timeZones(token),
    );
    expect(zones.calls).toEqual(['GET /settings/time/zones']);
    expect(zones.result).toMatchObject({
      value: [
        { name: 'Asia/Kolkata', offsetMin: 330 },
        { name: 'UTC', offsetMin: undefined },
      ],
    });
    const mail = await callsOf({ sent: true, answer: '250 taken' }, (ports) => ports.settingsApi.sendTestMail(token, 'de'));
    expect(mail.calls).toEqual(['POST /settings/email/test']);
    expect(mail.result).toEqual({ outcome: 'succeeded', value: { isSent: true, text: '250 taken' } });
    expect((await callsOf('OK', (ports) => ports.stationCommands.reboot(token), 'text/plain')).calls).toEqual(['POST /system/reboot']);
  });

  test('that is not answered with 200 is logged as such, with the call and the status', async () => {
    const log = recordedLog();
    const server = await localServer((_, response) => void response.writeHead(403, { 'content-type': json }).end('{"message":"No."}'));
    await httpPorts({ log, origin: server.address }).balances.read('dailyValues', range, token);
    expect(log.lines).toEqual(['response not ok "POST /daily_statistics/get_energy_balance_data: 403 {\\"message\\":\\"No.\\"}"']);
  });
});

describe('the token of a session', () => {
  it('[ACC-3] is kept in session storage, and sent as bearer with every call and in the handshake of the push connection', async () => {
    // all the calls may take longer than a plant may be silent
    const station = await startStation({ silentAfterS: 3600 });
    station.source.push();
    webSessionStorage(sessionStorage).save({
      token: await station.login('write'),
      session: sessionOf('write'),
      isLevelReported: true,
      settings: {},
    });
    const { token: kept } = webSessionStorage(sessionStorage).load()!;
    sessionStorage.clear();

    const ports = httpPorts({ log: recordedLog(), origin: station.address });
    for (const name of portCallNames) expect((await portCall(name).make(ports, kept)).outcome).not.toBe('unauthorized');
    let isConnected = false;
    const feed = ports.feed.open(kept, {
      plant: () => undefined,
      faults: () => undefined,
      clock: () => undefined,
      settings: () => undefined,
      connection: (state) => (isConnected ||= state === 'connected'),
    });
    await until('the push connection', () => isConnected);
    feed.close();

    const { received } = await callsOf('', async (others) => {
      for (const name of portCallNames) await portCall(name).make(others, kept);
    });
    expect(new Set(received.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${kept}`]));
    expect(received.length).toBeGreaterThanOrEqual(portCallNames.length);
  });
});

describe('the name of a file', () => {
  it.each(['a?b=c', 'a#b', 'a%2e%2e', '%', 'a b', '\u202e', '"><script>', 'ä/ö.csv'])('reaches the station as it is: %p', async (name) => {
    const { calls } = await callsOf('', ({ archive }) => archive.read(name, token), 'text/csv');
    expect(calls.map(decodeURIComponent)).toEqual([`GET /archive/${name}`]);
  });
});
