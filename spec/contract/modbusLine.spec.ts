import { afterAll, beforeAll, describe } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { modbusServer, tcpLine } from '../../adapters/modbus/index.ts';
import { memoryBank } from '../adapters/modbus/memoryBank.ts';
import { memoryModbusLine } from '../fakes/memoryModbusLine.ts';
import { contractUnits, modbusLineContract } from './modbusLineContract.ts';

const timeoutMs = 60_000;

describe('the line in memory', () => {
  modbusLineContract(() => Promise.resolve(memoryModbusLine(contractUnits)));
});

describe('the line over TCP', () => {
  const server = modbusServer(memoryBank(new Map(contractUnits)));
  beforeAll(() => server.listen({ host: '127.0.0.1', port: 0 }));
  afterAll(() => server.close());

  modbusLineContract(() => {
    const { port } = server.server.address() as AddressInfo;
    return Promise.resolve(tcpLine({ host: '127.0.0.1', port, framing: 'tcp', timeoutMs, isAllowed: () => true }));
  });
});
