import { describe, expect, it, test } from '@jest/globals';
import { faultyDevice } from '../faultyDevice.ts';
import { type OpenClient, openJsmodbus, openModbusSerial, openOwnLine } from './clients.ts';
import { trials, type Verdict, verdictOf, verdictOfTwoUnits } from './trials.ts';

const clients = { own: openOwnLine, jsmodbus: openJsmodbus, 'modbus-serial': openModbusSerial } as const;
type Name = keyof typeof clients;

/** What does not pass. docs/decisions has the table. */
const failures: Readonly<Record<Name, Readonly<Record<string, Verdict>>>> = {
  own: {},
  jsmodbus: {
    'corrupt byte count, tcp': 'never again',
    'corrupt byte count, rtu': 'never again',
    'late answer, rtu': 'wrong value',
    'answer with other registers than asked, tcp': 'wrong value',
    'answer with other registers than asked, rtu': 'wrong value',
  },
  'modbus-serial': {
    'corrupt length in the header, tcp': 'never again',
    'late answer, rtu': 'wrong value',
    'answer twice in a packet, rtu': 'wrong value',
    'two units at once, rtu': 'not read',
  },
};

const both = ['tcp', 'rtu'] as const;
const cases = [
  ...trials.flatMap((trial) =>
    trial.kinds.map((kind) => ({ title: `${trial.title}, ${kind}`, run: (open: OpenClient) => verdictOf(open, kind, trial) })),
  ),
  ...both.map((kind) => ({ title: `two units at once, ${kind}`, run: (open: OpenClient) => verdictOfTwoUnits(open, kind) })),
];

describe.each(Object.keys(clients) as Name[])('the trial of clients: %s', (name) => {
  test.each(cases)('$title', async ({ title, run }) => {
    expect(await run(clients[name])).toBe(failures[name][title] ?? 'passes');
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
