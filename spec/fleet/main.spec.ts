import { afterAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { tlsFile } from '../server/http/testTls.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { codeIn, fleetProcess, type FleetProcess } from './fleetProcess.ts';
import { preparedFolder } from './preparedFolder.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

const running = new Set<FleetProcess>();
afterAll(() => Promise.all([...running].map((fleet) => fleet.kill())));

function started(...args: readonly string[]): FleetProcess {
  const fleet = fleetProcess(...args);
  running.add(fleet);
  return fleet;
}

const today = new Date().toISOString().slice(0, 10);

describe('a fleet in a process of its own', () => {
  it('[FLEET-1] [FLEET-6] [FLEET-7] has each day that it acknowledged after it was killed, from an embedded database that no second process may open (FLT-15)', async () => {
    const data = temporaryFolder();
    await preparedFolder(join(data, 'fleet'));
    const args = ['--embedded', '--data', data, '--code-for', 'acme'];
    let fleet = started(...args);
    const station = new SpokenStation(await fleet.ready);
    await station.enrol(codeIn(fleet));
    station.keep(someDay('2026-11-20'), someDay('2026-11-21'));
    expect((await station.put('2026-11-20')).kind).toBe('answer');
    const second = started(...args);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toContain(`process ${fleet.child.pid} has ${join(data, 'fleet')} open`);
    await fleet.kill();
    expect(await fleet.ended).toBe('SIGKILL');

    fleet = started(...args);
    const again = new SpokenStation(await fleet.ready);
    again.token = station.token;
    again.keep(someDay('2026-11-20'), someDay('2026-11-21'));
    expect(await again.exchange({ inventory: again.inventory })).toMatchObject({ answer: { days: ['2026-11-21'] } });
    fleet.child.kill('SIGTERM');
    expect(await fleet.ended).toBe(0);
  });

  it('[FLEET-6] keeps a day on PostgreSQL, over TLS', async () => {
    const server = await postgresServer();
    const tls = ['--tls-cert', tlsFile('station.cert'), '--tls-key', tlsFile('station.key')];
    const fleet = started('--database', await server.newDatabase(), '--code-for', 'acme', ...tls);
    const url = await fleet.ready;
    expect(url).toMatch(/^https:/);
    expect((await new SpokenStation(url).enrol(codeIn(fleet))).kind).toBe('unreachable');
    const station = new SpokenStation(url, readFileSync(tlsFile('station.cert'), 'utf8'));
    expect((await station.enrol(codeIn(fleet))).kind).toBe('answer');
    expect((await station.keep(someDay(today)).put(today)).kind).toBe('answer');
    fleet.child.kill('SIGTERM');
    expect(await fleet.ended).toBe(0);
  });

  it.each([
    [['--database', 'mysql://x'], 2, 'postgres://user:password@host/database'],
    [[], 2, 'a fleet needs --database URL, or --embedded for a trial, or --demo'],
    [['--embedded', '--database', 'postgres://x/y'], 2, 'a fleet needs'],
    [['--demo', '--host', '0.0.0.0'], 2, 'listens on this machine alone'],
    [['--embedded', '--tls-cert', 'x'], 2, '--tls-cert and --tls-key need each other'],
    [['--embedded', '--beat', '0'], 2, '--beat'],
    [['--database', 'postgres://nobody@127.0.0.1:1/none'], 1, 'cannot open the database'],
  ])('is not started with %j', async (args, code, reason) => {
    const fleet = started(...args);
    expect(await fleet.ended).toBe(code);
    expect(fleet.errors()).toContain(reason);
    expect(
      fleet
        .errors()
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('pressluft:')).length,
    ).toBe(1);
  });
});
