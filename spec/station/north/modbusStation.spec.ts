import { afterEach, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { tcpLine } from '../../../adapters/modbus/index.ts';
import type { ModbusLine } from '../../../core/ports/index.ts';
import { startStation } from '../startStation.ts';
import { stationProcess, type StationProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const lines: ModbusLine[] = [];
const processes: StationProcess[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
  for (const { child } of processes.splice(0)) child.kill('SIGKILL');
});

function lineTo(port: number): ModbusLine {
  const line = tcpLine({ host: '127.0.0.1', port, framing: 'tcp', timeoutMs: 60_000, isAllowed: () => true });
  lines.push(line);
  return line;
}

const state = { unit: 1, table: 'input', at: 0, count: 2 } as const;

describe('a station with a Modbus server', () => {
  it('[NORTH-6] shows each sample of its plant', async () => {
    const station = await startStation({ config: { modbusPort: 0 } });
    await station.modbus!.listen({ host: '127.0.0.1', port: 0 });
    const line = lineTo((station.modbus!.server.address() as AddressInfo).port);
    expect(await line.read(state)).toEqual({ ok: false, reason: 'exception', code: 11 });
    for (const beat of [1, 2]) {
      const { compressors } = station.source.push();
      expect(await line.read(state)).toEqual({ ok: true, words: [compressors[0]!.status, beat] });
    }
    await station.close();
    expect((await line.read(state)).ok).toBe(false);
  });

  it('has none unless it is asked for', async () => {
    const station = await startStation();
    expect(station.modbus).toBeUndefined();
    await station.close();
  });

  it('[NORTH-6] is started with its port, says so, and ends with it', async () => {
    const args = ['--demo', '--port', '0', '--history-days', '0', '--data', temporaryFolder(), '--modbus-server', '0'];
    const station = stationProcess(args);
    processes.push(station);
    await station.ready;
    const port = Number(/Modbus TCP: 127\.0\.0\.1:(\d+)\n/.exec(station.output())?.[1]);
    const line = lineTo(port);
    let answer = await line.read(state);
    while (!answer.ok) answer = await line.read(state);
    expect(answer.words.length).toBe(2);
    expect(await line.identify(100)).toMatchObject({ ok: true, identity: { vendor: 'Pressluft', product: 'pressluft-plant-1' } });
    station.child.kill('SIGTERM');
    expect(await station.ended).toBe(0);
  });

  it('does not start on a port that is taken', async () => {
    const first = await startStation({ config: { modbusPort: 0 } });
    await first.modbus!.listen({ host: '127.0.0.1', port: 0 });
    const { port } = first.modbus!.server.address() as AddressInfo;
    const second = stationProcess(['--demo', '--port', '0', '--data', temporaryFolder(), '--modbus-server', String(port)]);
    processes.push(second);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`cannot listen on 127.0.0.1:${port}`);
    await first.close();
  });
});
