import { afterEach, describe, expect, it } from '@jest/globals';
import { stationProcess, type StationProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { callAt, sendingJson } from '../../server/http/httpsCall.ts';
import { tlsFile } from '../../server/http/testTls.ts';

const started: StationProcess[] = [];
const start = (...args: readonly string[]) => {
  const station = stationProcess(['--demo', '--port', '0', '--history-days', '0', '--data', temporaryFolder(), ...args]);
  started.push(station);
  return station;
};
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});
const withTls = ['--tls-cert', tlsFile('station.cert'), '--tls-key', tlsFile('station.key')];

describe('a station that is started', () => {
  it('with a certificate says an https address, is reached there and by the names it was given, and nowhere else', async () => {
    const address = await start(...withTls, '--allow-host', 'kompressor.example').ready;
    expect(address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    const statusFor = async (host: string) => (await callAt(`${address}/health`, { servername: 'localhost', headers: { host } })).status;
    expect([await statusFor('127.0.0.1'), await statusFor('kompressor.example'), await statusFor('evil.example')]).toEqual([200, 200, 421]);
    const { headers } = await callAt(`${address}/health`);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await callAt(`${address}/login`, sendingJson({ password: 'read' }))).status).toBe(200);
  });

  it('with a trusted proxy counts wrong passwords for the address that the proxy names', async () => {
    const address = await start('--trusted-proxy', '127.0.0.9').ready;
    const from = async (localAddress: string, forwarded: string) => {
      const call = sendingJson({ password: 'wrong' });
      return (await callAt(`${address}/login`, { ...call, headers: { ...call.headers, 'x-forwarded-for': forwarded }, localAddress }))
        .status;
    };
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push(await from('127.0.0.9', '198.51.100.1'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect([await from('127.0.0.9', '198.51.100.2'), await from('127.0.0.8', '198.51.100.1')]).toEqual([401, 401]);
  });

  it.each([
    [
      'the key of another certificate',
      ['--tls-cert', tlsFile('station.cert'), '--tls-key', tlsFile('other.key')],
      1,
      /other\.key\.pem does not belong/,
    ],
    ['a missing certificate', ['--tls-cert', '/nowhere.pem', '--tls-key', tlsFile('other.key')], 1, /\/nowhere\.pem: it does not exist/],
    ['a key alone', ['--tls-key', tlsFile('other.key')], 2, /--tls-cert and --tls-key need each other/],
    ['a metrics token that is too short', ['--metrics-token', 'tellable'], 2, /--metrics-token must be 16 to 200/],
  ])('with %s says so in one line and ends', async (_what, args, exitCode, message) => {
    const station = start(...args);
    expect([await station.ended, station.output()]).toEqual([exitCode, '']);
    expect(station.errors()).toMatch(/^pressluft: [^\n]+\n$/);
    expect(station.errors()).toMatch(message);
    expect(station.errors()).not.toContain('tellable');
  });
});
