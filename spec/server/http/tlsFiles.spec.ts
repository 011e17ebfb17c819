import { describe, expect, it, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTlsFiles } from '../../../server/http/tlsFiles.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { guardedServer } from './guardedServer.ts';
import { callAt } from './httpsCall.ts';
import { tlsFile } from './testTls.ts';

const files = { certFile: tlsFile('station.cert'), keyFile: tlsFile('station.key') };
const fileWith = (content: string) => {
  const file = join(temporaryFolder(), 'some.pem');
  writeFileSync(file, content);
  return file;
};

describe('a station with a certificate of its own', () => {
  it('answers by https only, with HSTS, and has its page ask for nothing unencrypted', async () => {
    const station = await guardedServer({ tls: readTlsFiles(files) });
    const { status, headers, body } = await callAt(`${station.address}/health`);
    expect([status, JSON.parse(body)]).toEqual([200, { address: '127.0.0.1', ownHost: `127.0.0.1:${station.port}`, isSecure: true }]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' wss://127.0.0.1:${station.port};`);
    await expect(callAt(`http://127.0.0.1:${station.port}/health`)).rejects.toThrow();
  });

  test.each([
    ['TLSv1.1', false],
    ['TLSv1.2', true],
    ['TLSv1.3', true],
  ] as const)('speaks %s: %s', async (version, speaks) => {
    const station = await guardedServer({ tls: readTlsFiles(files) });
    const call = callAt(`${station.address}/health`, { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' });
    if (speaks) expect((await call).status).toBe(200);
    else await expect(call).rejects.toThrow();
  });

  it('refuses a foreign name there too', async () => {
    const station = await guardedServer({ tls: readTlsFiles(files) });
    expect((await callAt(`${station.address}/health`, { servername: 'localhost', headers: { host: 'evil.example' } })).status).toBe(421);
  });

  it.each<[string, Partial<typeof files>, RegExp]>([
    [
      'a missing certificate',
      { certFile: '/nowhere/cert.pem' },
      /^cannot read the TLS certificate \/nowhere\/cert\.pem: it does not exist$/,
    ],
    ['a missing key', { keyFile: '/nowhere/key.pem' }, /^cannot read the TLS key \/nowhere\/key\.pem: it does not exist$/],
    ['a folder', { certFile: '/tmp' }, /^cannot read the TLS certificate \/tmp: it is a folder$/],
    ['no certificate', { certFile: fileWith('-----BEGIN CERTIFICATE-----\nAAAA\n') }, /is no certificate in PEM format$/],
    ['an empty key', { keyFile: fileWith('') }, /is no private key in PEM format/],
    ['the certificate as key', { keyFile: files.certFile }, /is no private key in PEM format/],
    ['a key with a passphrase', { keyFile: tlsFile('locked.key') }, /without a passphrase$/],
    [
      'the key of another certificate',
      { keyFile: tlsFile('other.key') },
      /other\.key\.pem does not belong to the certificate .*station\.cert\.pem$/,
    ],
  ])('with %s says so in one line', (_what, wrong, message) => {
    const reading = () => readTlsFiles({ ...files, ...wrong });
    expect(reading).toThrow(StartFailure);
    expect(reading).toThrow(message);
    expect(reading).not.toThrow(/\n|AAAA/);
  });
});
