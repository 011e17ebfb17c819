import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { kept } from './keptProcess.ts';
import { demoProcess, stationProcess } from './stationProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { itWithDisk, tinyDisk } from './tinyDisk.ts';

const oneLine = /^pressluft: [^\n]+\n$/;

describe('a station that cannot start', () => {
  const withFile = (name: string, content: string) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, name), content);
    return folder;
  };
  const endsWith = async (folder: string, message: RegExp) => {
    const station = kept(demoProcess(folder));
    expect([await station.ended, station.output()]).toEqual([1, '']);
    expect(station.errors()).toMatch(oneLine);
    expect(station.errors()).toMatch(message);
  };
  it.each<[string, () => string, RegExp]>([
    ['a file as data folder', () => join(withFile('file', ''), 'file'), /it is not a folder/],
    ['a damaged database', () => withFile('pressluft.db', 'x'.repeat(8192)), /it is not a database/],
  ])('because of %s says so in one line', (_what, prepare, message) => endsWith(prepare(), message));

  itWithDisk('because of a full disk says so in one line', () => endsWith(tinyDisk('size=64k'), /the disk is full/));

  it.each<[string, (port: string) => readonly string[]]>([
    ['port', (port) => ['--port', port]],
    ['port for Modbus', (port) => ['--port', '0', '--modbus-server', port]],
  ])('because its %s is in use says so in one line, and touches nothing', async (_, using) => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = join(temporaryFolder(), 'untouched');
    const station = kept(stationProcess(['--demo', ...using(String(port)), '--data', folder]));
    expect([await station.ended, station.output()]).toEqual([1, '']);
    other.close();
    expect(station.errors()).toBe(`pressluft: cannot listen on 127.0.0.1:${port}: it is already in use\n`);
    expect(existsSync(folder)).toBe(false);
  });

  it('because another one is using its folder says so in one line, and the other goes on', async () => {
    const folder = temporaryFolder();
    const first = kept(demoProcess(folder));
    const address = await first.ready;
    const second = kept(demoProcess(folder));
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(oneLine);
    expect(second.errors()).toMatch(/another station is using it/);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });

  it('because another one is using its card says so in one line; a lock that a killed one left is no hindrance', async () => {
    const card = join(temporaryFolder(), 'card');
    const onCard = () => kept(demoProcess(temporaryFolder(), '--card', card));
    const first = onCard();
    const address = await first.ready;
    const second = onCard();
    expect([await second.ended, second.output()]).toEqual([1, '']);
    expect(second.errors()).toBe(`pressluft: cannot use the card folder ${card}: another station is using it\n`);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await onCard().ready).toMatch(/^http/);
  });

  it('because of a bad option says so in one line, with exit code 2', async () => {
    const station = kept(stationProcess(['--demo', '--host', '0.0.0.0']));
    expect([await station.ended, station.output()]).toEqual([2, '']);
    expect(station.errors()).toMatch(oneLine);
  });
});

describe('a station that nobody ended', () => {
  it('and that has nothing left to wait for says so in one line, and fails', async () => {
    // The port that is looked at before the start never closes, and keeps nothing alive.
    const fault = "import { Server } from 'node:net'; Server.prototype.close = function () { return this.unref(); };";
    const station = kept(
      stationProcess(['--demo', '--port', '0', '--data', temporaryFolder()], {
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
      }),
    );
    expect([await station.ended, station.output()]).toEqual([70, '']);
    expect(station.errors()).toMatch(oneLine);
    expect(station.errors()).toMatch(/nothing left to wait for/);
  });
});
