import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeFieldReport, decodeFoundDevices, decodeTrialResult, paths } from '../../../adapters/contract/index.ts';
import type { FieldConfig } from '../../../core/field/index.ts';
import type { DeviceReport, FieldReport } from '../../../core/ports/index.ts';
import { freePort } from '../../freePort.ts';
import { type RunningStation, startStation } from '../startStation.ts';
import { until } from '../until.ts';
import { loadingMachine, type RegisterServer, registerServer } from './registerServer.ts';

const nobody: FieldConfig = { format: 1, connections: [], devices: [], machines: [] };

describe('the calls of the page of devices', () => {
  let plant: RegisterServer;
  let station: RunningStation;
  let token: string;

  beforeAll(async () => {
    plant = await registerServer(
      new Map([
        [1, loadingMachine()],
        [3, loadingMachine()],
      ]),
    );
    station = await startStation({ config: { demo: false, source: 'field', fieldNetworks: ['127.0.0.1', '203.0.113.0/24'] } });
    token = station.tokenOf('write');
  });
  afterAll(async () => {
    await station.close();
    await plant.close();
  });

  const connection = () => ({ id: 'hall', kind: 'modbusTcp', host: '127.0.0.1', port: plant.port }) as const;
  const wired = (unit = 1): FieldConfig => ({
    format: 1,
    connections: [connection()],
    devices: [
      {
        id: 'k1',
        connection: 'hall',
        unit,
        profile: 'pressluft-generic-1',
        serves: [{ compressor: 1 }, { systemPressure: 'linePressure' }],
      },
    ],
    machines: [{ slot: 1, name: 'K1', technology: 1, rated: { flowM3min: 5.1, loadKW: 33.5, noLoadKW: 8.2, pressureBar: 7.5 } }],
  });
  const sent = (method: string, path: string, body: unknown, by = token) =>
    station.call(path, {
      method,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(body),
    });
  const save = (config: unknown, passwords?: object) => sent('PUT', paths.field, { config, ...(passwords && { passwords }) });
  const report = async (by = token): Promise<FieldReport> =>
    decodeFieldReport(await (await station.call(paths.field, { headers: { authorization: `Bearer ${by}` } })).json());
  const deviceThat = async (is: (device: DeviceReport) => boolean): Promise<DeviceReport> => {
    for (;;) {
      const found = (await report()).devices.find(is);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('[FIELD-2] offer the shipped profiles before anything is set up, each with where its numbers come from', async () => {
    const { isSource, isReadOnly, canUndo, config, models, devices } = await report();
    expect({ isSource, isReadOnly, canUndo, config, devices }).toEqual({
      isSource: true,
      isReadOnly: false,
      canUndo: false,
      config: nobody,
      devices: [],
    });
    expect(models.map(({ id }) => id)).toEqual(expect.arrayContaining(['pressluft-generic-1', 'eastron-sdm630', 'compair-delcos-xl']));
    expect(models.every(({ sources, isOwn }) => sources.length > 0 && !isOwn)).toBe(true);
  });

  it('[FIELD-6, FIELD-3] put a saved device in force at once, show its values with their age, and go back one step', async () => {
    const answer = await save(wired());
    expect([answer.status, await answer.text(), station.restarts()]).toEqual([200, 'OK', 1]);
    const device = await deviceThat(({ state }) => state === 'fresh');
    const pressure = device.readings.find(({ key }) => key === 'linePressure')!;
    expect(pressure).toMatchObject({ value: 7.1, unit: 'bar', words: [7100], quality: 'good' });
    expect(pressure.ageMs).toBeGreaterThanOrEqual(0);

    expect((await save(wired(3))).status).toBe(200);
    expect([(await report()).canUndo, station.restarts()]).toEqual([true, 1]);
    expect((await sent('POST', paths.undoField, undefined)).status).toBe(200);
    expect(await report()).toMatchObject({ canUndo: false, config: wired() });
  });

  it('[FIELD-3] say of a unit that is not there that it is silent, never a value', async () => {
    await save(wired(9));
    const device = await deviceThat(({ state }) => state === 'silent');
    expect(device.readings.every(({ value }) => value === undefined)).toBe(true);
    await save(wired());
  });

  it.each<[string, unknown, RegExp]>([
    ['another format', { ...nobody, format: 2 }, /format/],
    [
      'a device on a connection that is not there',
      { ...nobody, devices: [{ id: 'k1', connection: 'x', unit: 1, profile: 'pressluft-generic-1', serves: [{ compressor: 1 }] }] },
      /devices.*connection/,
    ],
    ['a slot that is not there', { ...nobody, machines: [{ slot: 11, name: 'K', technology: 1 }] }, /machines.*slot/],
  ])('[FIELD-6] refuse %s with where it is, and keep what is in force', async (_what, config, place) => {
    const before = (await report()).config;
    const answer = await save(config);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(place)]);
    expect((await report()).config).toEqual(before);
  });

  it('[FIELD-6] keep a password apart: that it is set is shown, what it is never', async () => {
    const door = { id: 'kaeser', kind: 'sigmaControl2', host: '127.0.0.1', port: plant.port, user: 'station' } as const;
    const config = { ...wired(), connections: [connection(), door] };
    await save(config, { kaeser: 'not-to-be-seen' });
    const answer = await station.call(paths.field, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    expect([text.includes('not-to-be-seen'), (await report()).passwords]).toEqual([false, ['kaeser']]);
    await save(config, { kaeser: '' });
    expect((await report()).passwords).toEqual([]);
    await save(wired());
  });

  it('keep each change of the devices in the audit log and as a mark of charts, and of a password only that it was set', async () => {
    const door = { id: 'kaeser', kind: 'sigmaControl2', host: '127.0.0.1', port: plant.port, user: 'station' } as const;
    await save({ ...wired(), connections: [connection(), door] }, { kaeser: 'not-to-be-seen' });
    const changes = () =>
      station.store.marks
        .within({ fromMs: 0, untilMs: Infinity })
        .events.filter(({ kind, section }) => kind === 'settings' && section === 'devices');
    const before = changes().length;
    await sent('POST', paths.undoField, undefined);
    expect(changes()).toHaveLength(before + 1);
    const noted = station.store.audit.newest(2);
    expect(noted).toMatchObject([
      { what: 'field', level: 'write', address: '127.0.0.1', details: { undo: true } },
      { what: 'field', level: 'write', address: '127.0.0.1', details: { passwords: ['kaeser'] } },
    ]);
    expect(JSON.stringify(noted)).not.toContain('not-to-be-seen');
    await save(wired(), { kaeser: '' });
  });

  it('show to others how devices are, but not how they are reached, and let them change nothing', async () => {
    const reader = station.tokenOf('read');
    station.settings.save('rights', {
      demo: undefined,
      read: { overview: true, analytics: true, energyBalancing: true, maintenance: true, errors: true, settings: true },
    });
    const shown = await report(reader);
    expect([shown.config, shown.passwords, shown.devices.map(({ id }) => id)]).toEqual([undefined, [], ['k1']]);
    const refused = await Promise.all([
      sent('PUT', paths.field, { config: nobody }, reader),
      sent('POST', paths.undoField, undefined, reader),
      sent('POST', paths.tryField, { connection: connection() }, reader),
      sent('POST', paths.findField, { connection: connection(), from_unit: 1, to_unit: 2 }, reader),
      sent('POST', paths.fieldProfiles, {}, reader),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  const tried = async (body: object) => decodeTrialResult(await (await sent('POST', paths.tryField, body)).json());

  it('[FIELD-6] try a connection and a device before they are saved: words, values, what it says that it is', async () => {
    expect(await tried({ connection: connection() })).toMatchObject({
      isConnected: true,
      problem: undefined,
      identification: ['Spec', 'Unit 1', '1'],
    });
    const result = await tried({ connection: connection(), device: { unit: 3, profile: 'pressluft-generic-1' } });
    expect(result).toMatchObject({ isConnected: true, identification: ['Spec', 'Unit 3', '1'], status: 7 });
    const hours = result.readings.find(({ key }) => key === 'runningTime')!;
    expect(hours).toMatchObject({
      value: 12_345,
      unit: 'h',
      counterStep: 1,
      words: [0, 12_345],
      place: { table: 'holding', at: 8, type: 'u32' },
    });
    expect(hours.orders.map(({ value }) => value)).toContain(12_345 * 65_536);
  });

  it('[FIELD-6, FIELD-8] say in a code why a connection fails', async () => {
    expect(await tried({ connection: { ...connection(), port: await freePort() } })).toMatchObject({
      isConnected: false,
      problem: 'refused',
    });
    expect(await tried({ connection: { ...connection(), host: '192.0.2.1' } })).toMatchObject({
      isConnected: false,
      problem: 'notAllowed',
    });
    expect(await tried({ connection: { ...connection(), framing: 'rtu' } })).toMatchObject({ isConnected: false, problem: 'inUse' });
    expect(await tried({ connection: { ...connection(), name: 'Hall' } })).toMatchObject({ isConnected: true, problem: undefined });
    const wrong = await sent('POST', paths.tryField, { connection: { id: 'x', kind: 'telepathy' } });
    expect(wrong.status).toBe(400);
  });

  it('[FIELD-6] find the units that answer, and nobody else; each search is kept in the audit log', async () => {
    const search = { connection: connection(), from_unit: 1, to_unit: 5 };
    let found: ReturnType<typeof decodeFoundDevices> = [];
    // a unit has a fifth of a second to answer, which a machine that stands still for a moment misses
    await until('that two say what they are', async () => {
      found = decodeFoundDevices(await (await sent('POST', paths.findField, search)).json());
      return found.filter(({ identification }) => identification.length > 0).length >= 2;
    });
    expect(found.map(({ unit, identification }) => [unit, identification])).toEqual([
      [1, ['Spec', 'Unit 1', '1']],
      [3, ['Spec', 'Unit 3', '1']],
    ]);
    expect(station.store.audit.newest(1)).toMatchObject([{ what: 'fieldSearch', details: { connection: 'hall', from: 1, to: 5 } }]);
  });

  it.each([
    ['203.0.113', 'network is not private'],
    ['192.168.40', 'network is none of the networks of the plant'],
  ])('[FIELD-8] search no network that is public or not the plant’s: %s', async (network, why) => {
    const answer = await sent('POST', paths.findField, { network, from_host: 1, to_host: 16 });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(why)]);
  });

  it('refuse a second trial while one runs', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const reached = once(mute, 'connection') as Promise<[Socket]>;
    const { port } = mute.address() as AddressInfo;
    const first = sent('POST', paths.tryField, { connection: { ...connection(), port, timeoutMs: 10_000 } });
    const [socket] = await reached;
    expect((await sent('POST', paths.tryField, { connection: connection() })).status).toBe(409);
    socket.destroy();
    mute.close();
    expect((await first).status).toBe(200);
    expect((await sent('POST', paths.tryField, { connection: connection() })).status).toBe(200);
  });

  it('[FIELD-2] take a profile of ones own in front of the shipped one, and refuse one that is not right', async () => {
    const generic = {
      format: 1,
      id: 'own-meter',
      vendor: 'Own',
      model: 'Meter',
      role: 'powerMeter',
      maturity: 'documented',
      sources: ['its manual'],
      modbus: { framing: ['tcp'] },
    };
    const right = { ...generic, points: [{ key: 'power', table: 'holding', at: 4, type: 'u16', unit: 'kW', scale: 0.1 }] };
    expect((await sent('POST', paths.fieldProfiles, right)).status).toBe(200);
    expect((await report()).models.find(({ id }) => id === 'own-meter')).toMatchObject({ isOwn: true, vendor: 'Own' });
    const refused = await sent('POST', paths.fieldProfiles, {
      ...right,
      points: [{ key: 'power', table: 'holding', at: -4, type: 'u16' }],
    });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/points.*at/)]);
  });
});

describe('a demo, whose passwords everyone knows,', () => {
  it.each<[string, object]>([
    [paths.tryField, { connection: { id: 'x', kind: 'modbusTcp', host: '127.0.0.1', port: 9 } }],
    [paths.findField, { network: '192.168.40', from_host: 1, to_host: 2 }],
    [paths.fieldProfiles, {}],
  ])('[FIELD-8] connects to no device for %s', async (path, body) => {
    const station = await startStation({ config: { fieldNetworks: ['127.0.0.1'] } });
    const answer = await station.call(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${station.tokenOf('write')}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(409);
    await station.close();
  });
});
