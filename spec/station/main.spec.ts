import { describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { events } from '../../adapters/contract/index.ts';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDayFile } from '../../core/dayFile/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { dayFilePath } from '../../adapters/card/dayFilePath.ts';
import { kept } from './keptProcess.ts';
import { asJson, withToken } from './startStation.ts';
import { demoProcess, loggedBy, stationProcess } from './stationProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { itWithDisk, tinyDisk } from './tinyDisk.ts';
import { until } from './until.ts';

const todaysFile = (folder: string) => dayFilePath(join(folder, 'card'), plantDayOf(Date.now(), 'Europe/Berlin'));
const rowsIn = (path: string) => (existsSync(path) ? readDayFile(readFileSync(path)) : undefined)?.samples.length ?? 0;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const demoLine = 'the values are not measured: this is a demo of an invented station';

describe('a station that is started', () => {
  it('states its address and how to log in, answers, and ends cleanly with SIGTERM, sessions and samples kept', async () => {
    const folder = temporaryFolder();
    const first = kept(demoProcess(folder));
    const address = await first.ready;
    expect(first.output()).toMatch(/password demo or read or write/);
    const login = await fetch(`${address}/login`, asJson({ password: 'read' }));
    const { token } = (await login.json()) as { token: string };
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok', version });
    await until('a row', () => rowsIn(todaysFile(folder)) > 0);
    first.child.kill('SIGTERM');
    expect([await first.ended, loggedBy(first)]).toEqual([0, [demoLine]]);

    const second = kept(demoProcess(folder));
    const again = await second.ready;
    expect((await fetch(`${again}/backlog/${new Date().toISOString().slice(0, 10)}.jsonarr`, withToken(token))).status).toBe(200);
    second.child.kill('SIGINT');
    expect([await second.ended, loggedBy(second)]).toEqual([0, [demoLine]]);
  });

  it('[ACC-13, API-11] opens its web server again when it is asked to, at the same address, and sessions survive', async () => {
    const station = kept(demoProcess(temporaryFolder()));
    const address = await station.ready;
    const { token } = (await (await fetch(`${address}/login`, asJson({ password: 'write' }))).json()) as { token: string };
    const restarts = async (call: () => Promise<Response>) => {
      const opened = () => station.errors().split('open again').length;
      const before = opened();
      const answer = await call();
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      const gone = station.ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${station.errors()}`)));
      await Promise.race([until('the web server is open again', () => opened() > before), gone]);
      gone.catch(() => undefined);
      expect((await fetch(`${address}/api/settings/network`, withToken(token))).status).toBe(200);
    };
    await restarts(() => fetch(`${address}/system/reboot`, { method: 'POST', ...withToken(token) }));
    await restarts(() =>
      fetch(`${address}/settings/time`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ time_zone: 'Europe/Vienna' }),
      }),
    );
    station.child.kill('SIGTERM');
    expect(await station.ended).toBe(0);
  });

  it('makes three random passwords on its first start and shows them only then', async () => {
    const args = ['--port', '0', '--history-days', '0', '--data', temporaryFolder()];
    const first = kept(stationProcess(args));
    const address = await first.ready;
    const shown = [...first.output().matchAll(/^ {2}(demo|read|write) +(\S+)$/gm)].map(
      ([, level, password]) => [level, password!] as const,
    );
    expect(shown.map(([level]) => level)).toEqual(['demo', 'read', 'write']);
    for (const [level, password] of shown) {
      const answer = (await (await fetch(`${address}/login`, asJson({ password }))).json()) as Record<string, unknown>;
      expect([answer['canWrite'], answer['demoOnly']]).toEqual([level === 'write', level === 'demo']);
    }
    for (const password of ['demo', 'read', 'write']) expect((await fetch(`${address}/login`, asJson({ password }))).status).toBe(401);
    first.child.kill('SIGTERM');
    await first.ended;

    const second = kept(stationProcess(args));
    await second.ready;
    for (const [, password] of shown) expect(second.output()).not.toContain(password);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('ends cleanly while it is still filling its history, and goes on with that at the next start', async () => {
    const folder = temporaryFolder();
    const args = ['--demo', '--port', '0', '--data', folder, '--history-days'];
    const first = kept(stationProcess([...args, '30']));
    await until('the second day', () => first.output().includes('day 2 of 31'));
    first.child.kill('SIGTERM');
    expect([await first.ended, first.errors()]).toEqual([0, '']);

    const second = kept(stationProcess([...args, '30']));
    await until('another day', () => /day \d+ of 31/.test(second.output()));
    expect(second.output()).not.toContain('day 1 of 31');
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('that is killed loses at most its last row, and goes on in the same file', async () => {
    const folder = temporaryFolder();
    const file = todaysFile(folder);
    const first = kept(demoProcess(folder));
    await first.ready;
    await until('two rows', () => rowsIn(file) >= 2);
    const seen = readFileSync(file);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const left = readFileSync(file);
    expect(left.subarray(0, seen.length).equals(seen)).toBe(true);
    const torn = left.subarray(left.lastIndexOf('\n', left.length - 2) + 1, left.length - 9);
    writeFileSync(file, Buffer.concat([left, torn]));

    const second = kept(demoProcess(folder));
    await second.ready;
    await until('another row', () => statSync(file).size > left.length + torn.length);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    const whole = readFileSync(file);
    expect(whole.subarray(0, left.length).equals(left)).toBe(true);
    const { samples, problemCount, lines } = readDayFile(whole);
    expect([problemCount, lines.skipped]).toEqual([0, 0]);
    const times = [...samples.timesMs];
    expect(times.every((atMs, i) => atMs % 2000 === 0 && (i === 0 || atMs > times[i - 1]!))).toBe(true);
  });
});

describe('a station without a plant', () => {
  it('[ORIGIN-1] starts, says so in the log and in /health, and reports to those who watch that its control is not there', async () => {
    const station = kept(stationProcess(['--port', '0', '--data', temporaryFolder()]));
    const address = await station.ready;
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok', origin: 'none', compressor_count: 0 });
    const password = / read +(\S+)/.exec(station.output())![1];
    const { token } = (await (await fetch(`${address}/login`, asJson({ password }))).json()) as { token: string };
    const socket = io(address, { auth: { token }, transports: ['websocket'] });
    try {
      await new Promise<void>((resolve) => socket.on(events.disconnected, resolve));
    } finally {
      socket.close();
    }
    station.child.kill('SIGTERM');
    expect([await station.ended, loggedBy(station)]).toEqual([
      0,
      ['no device of a plant is set up, so there are no values; the page of devices is for that'],
    ]);
  });

  it.each([
    [['--demo'], 'demo', demoLine],
    [['--source', 'simulated'], 'simulated', 'the values are not measured: a model of a plant calculates them'],
  ])('[ORIGIN-1] is none with %j', async (args, origin, line) => {
    const station = kept(stationProcess([...args, '--port', '0', '--history-days', '0', '--data', temporaryFolder()]));
    const address = await station.ready;
    const health = () => fetch(`${address}/health`).then((answer) => answer.json() as Promise<Record<string, unknown>>);
    expect(await health()).toMatchObject({ origin, compressor_count: 7, controller_version: 'V3.21-RC10' });
    expect(loggedBy(station)).toEqual([line]);
  });
});

describe('a station whose log is on a full disk', () => {
  it('goes on without it', async () => {
    const full = openSync('/dev/full', 'w');
    const args = ['--port', '0', '--history-days', '0', '--data', temporaryFolder(), '--log', 'trace'];
    const station = kept(stationProcess(args, {}, full));
    closeSync(full);
    expect((await fetch(`${await station.ready}/health`)).status).toBe(200);
    station.child.kill('SIGTERM');
    expect(await station.ended).toBe(0);
  });
});

describe('a station that is only asked for help', () => {
  it('gives it and ends', async () => {
    const station = kept(stationProcess(['--help']));
    expect([await station.ended, station.errors()]).toEqual([0, '']);
    expect(station.output()).toContain('--port N');
  });
});

describe('a station whose card is full', () => {
  itWithDisk('starts all the same, and says so in one line', async () => {
    const disk = tinyDisk('size=20m');
    const station = kept(stationProcess(['--demo', '--port', '0', '--data', disk]));
    const address = await station.ready;
    expect((await fetch(`${address}/login`, asJson({ password: 'read' }))).status).toBe(200);
    station.child.kill('SIGTERM');
    expect([await station.ended, loggedBy(station)]).toEqual([0, [demoLine]]);
    expect(station.output().match(/the disk is full/g)).toHaveLength(1);
  });
});
