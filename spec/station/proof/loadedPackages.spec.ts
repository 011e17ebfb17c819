import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { io } from 'socket.io-client';
import { paths } from '../../../adapters/contract/index.ts';
import { statisticTypes } from '../../../adapters/contract/statisticsSchemas.ts';
import { msPerDay } from '../../../core/time/index.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { stationProcess } from '../stationProcess.ts';

const maxPackages = 95;

interface Locked {
  readonly dev?: boolean;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> };
const isInstalled = (path: string) => packages[path]?.dev !== true;

it('a running station loads few packages, which are listed here, and none of the browser', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'packages');
  const station = stationProcess(
    [
      '--demo',
      '--port',
      '0',
      '--history-days',
      '1',
      '--data',
      folder,
      '--log',
      'info',
      '--log-format',
      'text',
      '--metrics-token',
      'a-token-of-a-test',
    ],
    { PACKAGES_FILE: file, NODE_OPTIONS: `--import ${resolve('spec/station/proof/recordPackages.mjs')}` },
  );
  const address = await station.ready;
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}${path}`, init);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const login = await get(paths.login, { method: 'POST', headers: json, body: '{"password":"write"}' });
  const { token } = (await login.json()) as { readonly token: string };
  const headers = { authorization: `Bearer ${token}` };
  await get(paths.metrics, { headers: { authorization: 'Bearer a-token-of-a-test' } });
  const days = (await (await get(paths.availableDays, { headers })).json()) as readonly string[];
  const from_ms = Date.parse(days[0]!);
  const statistics = { type: statisticTypes[0], from_ms, until_ms: from_ms + msPerDay };
  await get(paths.statistics, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(statistics) });
  const [first] = (await (await get(paths.dayFileList, { headers })).json()) as readonly { readonly path: string }[];
  await (await get(paths.dayFile(first!.path), { headers })).arrayBuffer();
  const socket = io(address, { auth: { token }, transports: ['websocket'] });
  await new Promise<void>((settle) => socket.once('connect', settle));
  socket.close();
  station.child.kill('SIGTERM');
  expect(await station.ended).toBe(0);

  const loaded = [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].sort();
  const own = loaded.filter(isInstalled);
  process.stdout.write(
    `A running station loads ${own.length} packages:\n${own.map((path) => path.replaceAll('node_modules/', '')).join(', ')}\n`,
  );
  expect(own.length).toBeLessThanOrEqual(maxPackages);
  expect(own.filter((path) => /\/(react|mobx|@visx|inversify|jspdf)/.test(path))).toEqual([]);
  // What only the development has installed, such as the colours of a debugging library, is asked for and not needed.
  expect(loaded.filter((path) => !isInstalled(path))).toEqual([]);
});
