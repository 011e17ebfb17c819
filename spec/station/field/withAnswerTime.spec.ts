import { describe, expect, it } from '@jest/globals';
import type { Profile } from '../../../core/field/index.ts';
import type { ModbusConnection } from '../../../station/field/modbusLines.ts';
import { withAnswerTime } from '../../../station/field/withAnswerTime.ts';

const profile = (timeoutMs?: number): Profile => ({
  ...{ format: 1, id: 'any', vendor: 'any', model: 'any', role: 'sensor', maturity: 'generic', sources: ['here'], points: [] },
  modbus: { framing: ['tcp'], ...(timeoutMs !== undefined && { timeoutMs }) },
});
const tcp: ModbusConnection = { id: 'hall', kind: 'modbusTcp', host: '10.0.0.1' };
const serial: ModbusConnection = { id: 'port', kind: 'serial', device: '/dev/ttyS0', baud: 9600, parity: 'none', stopBits: 1 };

describe('the time that an answer may take', () => {
  it.each<[string, ModbusConnection, number[], number | undefined, number | undefined]>([
    ['is the line’s for a device of its own', tcp, [1], undefined, undefined],
    ['is the line’s for one that ignores its number', tcp, [255], undefined, undefined],
    ['is 2 s for a number behind a gateway', tcp, [12], undefined, 2000],
    ['is 2 s for several devices behind one address', tcp, [1, 2], undefined, 2000],
    ['is what the profile says, behind a gateway too', tcp, [12], 700, 700],
    ['is what the connection says, behind a gateway too', { ...tcp, timeoutMs: 3000 }, [12], undefined, undefined],
    ['is calculated for a serial port', serial, [1, 2], undefined, undefined],
  ])('%s', (_, connection, units, said, expected) => {
    expect(withAnswerTime(profile(said), connection, units).modbus.timeoutMs).toBe(expected);
  });
});
