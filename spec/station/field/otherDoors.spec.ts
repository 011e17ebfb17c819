import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeFieldReport, decodeTrialResult, paths } from '../../../adapters/contract/index.ts';
import type { FieldConfig, FieldConnection } from '../../../core/field/index.ts';
import type { DeviceReport, FieldReport, TrialResult } from '../../../core/ports/index.ts';
import { type FakeController, fakeController } from '../../adapters/fieldHttp/fakeController.ts';
import { mosquitto, type Mosquitto } from '../../adapters/mqtt/mosquitto.ts';
import { elektronikonMachine } from '../../core/field/doors/elektronikonMachine.ts';
import { type RunningStation, startStation } from '../startStation.ts';

describe('a plant with a controller over HTTP and a meter over MQTT', () => {
  let controller: FakeController;
  let broker: Mosquitto;
  let station: RunningStation;
  let token: string;

  beforeAll(async () => {
    const machine = elektronikonMachine();
    controller = await fakeController(({ path, body }, response) =>
      response.end(path === '/cgi-bin/mkv.cgi' ? machine.answer(body) : machine.labels),
    );
    broker = await mosquitto();
    await broker.start();
    station = await startStation({ config: { demo: false, source: 'field', fieldNetworks: ['127.0.0.1'] } });
    token = station.tokenOf('write');
  });
  afterAll(async () => {
    await station.close();
    await broker.kill();
    await controller.close();
  });

  const door = (): FieldConnection => ({ id: 'ga', kind: 'elektronikon', host: '127.0.0.1', port: controller.port });
  const mqtt = (): FieldConnection => ({ id: 'broker', kind: 'mqtt', url: `mqtt://127.0.0.1:${broker.port}`, user: broker.user });
  const meter = {
    points: [{ key: 'power', topic: 'hall/power', unit: 'W' as const }],
    expectedEveryS: 600,
  };
  const config = (): FieldConfig => ({
    format: 1,
    connections: [door(), mqtt()],
    devices: [
      { id: 'k1', connection: 'ga', profile: 'atlas-copco-elektronikon', serves: [{ compressor: 1 }, { systemPressure: 'linePressure' }] },
      { id: 'm1', connection: 'broker', mqtt: meter, serves: [{ powerOf: [1] }] },
    ],
    machines: [{ slot: 1, name: 'GA15', technology: 1, rated: { flowM3min: 2.2, loadKW: 17, noLoadKW: 5, pressureBar: 7.5 } }],
  });
  const sent = (method: string, path: string, body: unknown) =>
    station.call(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const report = async (): Promise<FieldReport> =>
    decodeFieldReport(await (await station.call(paths.field, { headers: { authorization: `Bearer ${token}` } })).json());
  const fresh = async (id: string): Promise<DeviceReport> => {
    for (;;) {
      const found = (await report()).devices.find((device) => device.id === id && device.state === 'fresh');
      if (found !== undefined) return found;
      if (id === 'm1') await broker.publish('hall/power', '16800');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const valueOf = ({ readings }: DeviceReport, key: string) => readings.find((reading) => reading.key === key);

  it('[FIELD-9] offers the models of the controllers, marked as not tried', async () => {
    const { models } = await report();
    const found = models
      .filter(({ vendor }) => vendor === 'Atlas Copco' || vendor === 'Kaeser')
      .filter(({ maturity }) => maturity === 'community');
    expect(found.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['atlas-copco-elektronikon', 'kaeser-sigma-control-2', 'kaeser-sigma-air-manager-4-station']),
    );
    expect(found.every(({ notes }) => notes?.includes('Not tried on a machine.'))).toBe(true);
  });

  it('[FIELD-9] shows their values in base units as soon as it is saved', async () => {
    const saved = await sent('PUT', paths.field, { config: config(), passwords: { broker: broker.password } });
    expect([saved.status, await saved.text()]).toEqual([200, 'OK']);
    const [compressor, power] = [await fresh('k1'), await fresh('m1')];
    expect(valueOf(compressor, 'linePressure')).toMatchObject({ value: 7.12, unit: 'bar', words: [7120, 0x80], quality: 'good' });
    expect(valueOf(power, 'power')).toMatchObject({ value: 16.8, unit: 'kW', quality: 'good' });
    expect((await report()).connections.map(({ id, state }) => [id, state])).toEqual([
      ['ga', 'connected'],
      ['broker', 'connected'],
    ]);
  });

  const tried = async (trial: unknown): Promise<TrialResult> => {
    const answer = await sent('POST', paths.tryField, trial);
    expect(answer.status).toBe(200);
    return decodeTrialResult(await answer.json());
  };

  it('[FIELD-6] tries a broker without hanging up on the connection that is in force', async () => {
    const trial = await tried({ connection: mqtt() });
    expect(trial).toMatchObject({ isConnected: true, problem: undefined });
    expect(await tried({ connection: mqtt(), password: 'wrong' })).toMatchObject({ isConnected: false, problem: 'loginRefused' });
    expect((await report()).connections.find(({ id }) => id === 'broker')).toMatchObject({ state: 'connected', reconnects: 0 });
  });

  it('[FIELD-6] tries a controller, and says what it reads', async () => {
    expect(await tried({ connection: door() })).toMatchObject({ isConnected: true });
    const { readings } = await tried({ connection: door(), device: { profile: 'atlas-copco-elektronikon' } });
    expect(readings.find(({ key }) => key === 'linePressure')).toMatchObject({ value: 7.12, quality: 'good' });
  });
});
