import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { modbusServer, type RegisterBank } from '../../adapters/modbus/index.ts';
import { readProfile } from '../../adapters/field/index.ts';
import { encodePoint, type Profile, wordCountOf } from '../../core/field/index.ts';

export const shipped = (id: string): Profile => readProfile(JSON.parse(readFileSync(`field/profiles/${id}.json`, 'utf8'))).value!;

/** A device of a profile as unit 1, with values in base units and texts as words; addresses of nothing are refused, as real ones do. */
export async function profileDevice(profile: Profile, values: Readonly<Record<string, number | readonly number[]>>) {
  const words = new Map<string, number>();
  for (const point of profile.points) {
    const value = values[point.key];
    const held = typeof value === 'object' ? value : (encodePoint(point, value) ?? Array.from({ length: wordCountOf(point) }, () => 0));
    if (point.key in values) held.forEach((word, i) => words.set(`${point.table} ${point.at + i}`, word));
  }
  const asked: string[] = [];
  const bank: RegisterBank = {
    identity: () => 'illegalFunction',
    read(unit, { table, at, count }) {
      asked.push(`${table} ${at} ${count}`);
      if (unit !== 1) return 'gatewaySilent';
      const all = Array.from({ length: count }, (_, i) => words.get(`${table} ${at + i}`));
      return all.every((word) => word !== undefined) ? all : 'illegalAddress';
    },
  };
  const device = modbusServer(bank);
  await device.listen({ host: '127.0.0.1', port: 0 });
  return { port: (device.server.address() as AddressInfo).port, asked, close: () => device.close() };
}
