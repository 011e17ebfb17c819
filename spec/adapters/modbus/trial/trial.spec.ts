import { describe, expect, it, test } from '@jest/globals';
import { faultyDevice } from '../faultyDevice.ts';
import { cases } from './cases.ts';
import { type OpenClient, openJsmodbus, openModbusSerial, openOwnLine } from './clients.ts';

describe('a line to a device that answers wrongly once', () => {
  test.each(cases)('gives no wrong value, and reads again: $title', async ({ run }) => {
    expect(await run(openOwnLine)).toBe('passes');
  });
});

describe('what a client can write', () => {
  const writersOf = async (open: OpenClient) => {
    const device = await faultyDevice('tcp', ({ socket, right }) => void socket.write(right));
    const client = await open('tcp', device.port, 60_000);
    await client.read(1, 0, 1);
    await client.close();
    await device.close();
    return client.writers;
  };

  it('is nothing for the own line, and much for the libraries', async () => {
    expect(await writersOf(openOwnLine)).toEqual([]);
    expect(await writersOf(openJsmodbus)).toContain('writeSingleRegister');
    expect(await writersOf(openModbusSerial)).toContain('writeRegister');
  });
});
