import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { shiftDay } from '../../core/time/index.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { lacks } from '../machine/itWhere.ts';
import { nginxBinary, nginxWith, type ReverseProxy } from '../server/http/reverseProxy.ts';
import { tlsFile } from '../server/http/testTls.ts';
import { type OpenedFleet, openedFleet } from './openedFleet.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

const ca = readFileSync(tlsFile('station.cert'), 'utf8');
const isWithoutNginx = lacks(nginxBinary !== undefined, 'nginx');

(isWithoutNginx ? it.skip : it)(
  'two processes of a fleet behind the documented nginx are one, and go on when one of them ends',
  async () => {
    const proxy = await opened();
    const station = new SpokenStation(`https://localhost:${proxy.port}`, ca);
    await station.enrol(await fleets[0]!.newCode());
    const days = Array.from({ length: 12 }, (_, i) => shiftDay('2026-11-21', -i));
    station.keep(...days.slice(6).map((day) => someDay(day)));
    expect(await station.catchUp()).toBe(6);
    // both had a part in it
    for (const { lines } of fleets) expect(lines.some((line) => line.includes('/fleet/v1/days/'))).toBe(true);

    await fleets[0]!.close();
    station.keep(...days.slice(0, 6).map((day) => someDay(day)));
    expect(await station.catchUp()).toBeGreaterThanOrEqual(6);
    expect((await fleets[1]!.store.seenBy(['acme']).days('2026-01-01', '2026-12-31')).map(({ day }) => day)).toEqual(days.toReversed());
    station.hangUp();
  },
);

let fleets: readonly OpenedFleet[];
let proxy: ReverseProxy | undefined;
beforeAll(async () => {
  const databaseUrl = await (await postgresServer()).newDatabase();
  fleets = await Promise.all([1, 2].map(() => openedFleet({ databaseUrl, trustedProxies: ['127.0.0.1'] })));
});
afterAll(() => proxy?.close());

async function opened(): Promise<ReverseProxy> {
  const ports = fleets.map(({ url }) => new URL(url).port);
  proxy = await nginxWith('docs/examples/fleet/nginx.conf', (text) =>
    text.replace('127.0.0.1:8090', `127.0.0.1:${ports[0]}`).replace(/(server 127.0.0.1):8091/, `$1:${ports[1]}`),
  );
  return proxy;
}
