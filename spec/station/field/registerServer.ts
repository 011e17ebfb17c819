import type { AddressInfo } from 'node:net';
import { modbusServer } from '../../../adapters/modbus/index.ts';

/** Registers of units by address, which a spec may change while they are read. */
export interface RegisterServer {
  readonly port: number;
  readonly units: Map<number, number[]>;
  close(): Promise<void>;
}

/** A Modbus server on this machine; a unit that is not there is behind a gateway that can't reach it. */
export async function registerServer(units: ReadonlyMap<number, readonly number[]>): Promise<RegisterServer> {
  const held = new Map([...units].map(([unit, words]) => [unit, [...words]]));
  const server = modbusServer({
    read(unit, { at, count }) {
      const words = held.get(unit);
      if (words === undefined) return 'gatewaySilent';
      return at + count > words.length ? 'illegalAddress' : words.slice(at, at + count);
    },
    identity: (unit) => (held.has(unit) ? { vendor: 'Spec', product: `Unit ${unit}`, revision: '1' } : 'gatewaySilent'),
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { port: (server.server.address() as AddressInfo).port, units: held, close: () => server.close() };
}

/** What the registers of `pressluft-generic-1` hold of a machine that loads: 7.1 bar, 84.5 degC, 33.4 kW, 5.1 m3/min. */
export const loadingMachine = (heartbeat = 1): readonly number[] => [
  ...[0b0111, heartbeat, 7100, 845, 334, 1480, 510, 0],
  ...[0, 12_345, 0, 9_876, 0, 543, 1, 2],
  1_250,
];
