import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { paths } from '../../../adapters/contract/index.ts';
import { readDayFile } from '../../../core/dayFile/index.ts';
import { plantDayOf } from '../../../core/time/index.ts';
import { asJson, withToken } from '../startStation.ts';
import { kept } from '../keptProcess.ts';
import { demoProcess, stationProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';
import { wiredSlots } from './readPlant.ts';
import { recordingProxy, type RecordingProxy } from './recordingProxy.ts';

/** Functions that read: coils, discrete inputs, holding and input registers, and what a device says that it is. */
const reading = [1, 2, 3, 4, 43];

describe('a second station that reads the plant of the first', () => {
  let proxy: RecordingProxy | undefined;
  afterAll(() => proxy?.close());

  it('[FIELD-1, FIELD-9, NORTH-6] measures it, records it on its card, and sends nothing but questions', async () => {
    const first = kept(demoProcess(temporaryFolder(), '--modbus-server', '0'));
    await first.ready;
    const target = { host: '127.0.0.1', port: Number(/Modbus TCP: 127\.0\.0\.1:(\d+)\n/.exec(first.output())![1]) };
    proxy = await recordingProxy(target);

    const folder = temporaryFolder();
    const { devices, machines } = wiredSlots([1, 2, 3]);
    const connections = [{ id: 'hall', kind: 'modbusTcp', host: '127.0.0.1', port: proxy.port }];
    const field = { format: 1, connections, devices: devices.map((device) => ({ ...device, connection: 'hall' })), machines };
    writeFileSync(join(folder, 'field.json'), JSON.stringify(field));
    const args = ['--port', '0', '--data', folder, '--field', join(folder, 'field.json'), '--field-network', '127.0.0.1'];
    const second = kept(stationProcess(args));
    const address = await second.ready;
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ origin: 'measured' });

    const samples = () => {
      const file = dayFilePath(join(folder, 'card'), plantDayOf(Date.now(), 'UTC'));
      return existsSync(file) ? readDayFile(readFileSync(file)).samples : undefined;
    };
    await until('rows with a pressure', () => (samples()?.columns.get('systemPressureBar@0') ?? []).some((bar) => bar > 4 && bar < 16));

    const password = / write +(\S+)/.exec(second.output())![1];
    const { token } = (await (await fetch(`${address}/login`, asJson({ password }))).json()) as { token: string };
    const call = (path: string, body: unknown) =>
      fetch(address + path, { ...asJson(body), headers: { ...withToken(token).headers, 'content-type': 'application/json' } });
    expect((await call(paths.findField, { connection: connections[0], from_unit: 1, to_unit: 12 })).status).toBe(200);
    expect((await call(paths.tryField, { connection: connections[0], device: { unit: 2, profile: 'pressluft-generic-1' } })).status).toBe(
      200,
    );
    expect((await fetch(address + paths.field, { ...withToken(token), method: 'PUT' })).status).toBeGreaterThanOrEqual(400);

    expect([...proxy.functions.keys()].filter((code) => !reading.includes(code))).toEqual([]);
    expect([proxy.functions.get(3)! > 3, proxy.functions.get(43)! >= 12]).toEqual([true, true]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});
