import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dashboardFiles } from '../../../server/http/dashboardFiles.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { type GuardedServer, guardedServer } from './guardedServer.ts';

const script = 'console.log(1)';
const asPage = { headers: { accept: 'text/html,*/*' } };

function builtDashboard(): string {
  const folder = temporaryFolder();
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), readFileSync('ui/index.html'));
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets', 'packed-4d5e6f.js'), script);
  writeFileSync(join(folder, 'assets', 'packed-4d5e6f.js.br'), brotliCompressSync(`${script} // br`));
  writeFileSync(join(folder, 'assets', 'packed-4d5e6f.js.gz'), gzipSync(`${script} // gzip`));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, '..', 'outside.txt'), 'outside');
  return folder;
}

describe('the dashboard that a station serves', () => {
  let station: GuardedServer;
  let folder: string;
  beforeAll(async () => {
    folder = builtDashboard();
    station = await guardedServer({ routes: (server, door) => dashboardFiles(server, folder, door.answerTo) });
  });
  afterAll(() => station.close());
  const get = (path: string, init: RequestInit = asPage) => fetch(station.address + path, init);

  const nonceIn = (policy: string | null) => /style-src 'self' 'nonce-([\w+/=]{24})';/.exec(policy ?? '')?.[1];

  it('has a page with a nonce for its style elements that is of this answer alone, and not kept', async () => {
    const nonces = new Set<string | undefined>();
    for (const path of ['/', '/index.html', '/overview/master', '/settings/users?x=1']) {
      const answer = await get(path);
      const page = await answer.text();
      const nonce = nonceIn(answer.headers.get('content-security-policy'));
      expect(page).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
      expect(page).not.toContain('nonce-of-this-answer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
    expect(nonces).not.toContain(undefined);
  });

  it('may load, run and be shown nowhere but from and in the station itself', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    const directives = Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]));
    expect(directives).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'connect-src': `'self' ws://127.0.0.1:${station.port}`,
      'font-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'img-src': "'self' data:",
      'manifest-src': "'self'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonceIn(policy)}'`,
      'worker-src': "'self'",
    });
  });

  it('has files with a hash in their name that may be kept for good, and others that may not', async () => {
    const hashed = await get('/assets/main-1a2b3c.js', {});
    expect([await hashed.text(), hashed.headers.get('cache-control')]).toEqual(['console.log(1)', 'public, max-age=31536000, immutable']);
    expect((await get('/icon.svg', {})).headers.get('cache-control')).toBe('no-cache');
  });

  it('has files that were packed ahead for those who take them, and as they are for others', async () => {
    const packed = (encoding: string) => get('/assets/packed-4d5e6f.js', { headers: { 'accept-encoding': encoding } });
    for (const [taken, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await packed(taken);
      expect(await answer.text()).toBe(encoding === null ? script : `${script} // ${encoding}`);
      expect(['content-encoding', 'content-type', 'vary', 'cache-control'].map((name) => answer.headers.get(name))).toEqual([
        encoding,
        expect.stringMatching(/^(application|text)\/javascript; charset=utf-8$/),
        'accept-encoding',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it.each([
    '/assets/packed-4d5e6f.js.br',
    '/assets/packed-4d5e6f.js.gz',
    '/assets/gone.js',
    '/assets/',
    '/assets',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../../outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/%252e%252e%252foutside.txt',
    '/..%5coutside.txt',
    '/assets//main-1a2b3c.js',
    '/assets/main-1a2b3c.js%00',
    '/assets/./main-1a2b3c.js%2f',
    '//etc/passwd',
    '/etc/passwd',
    '/index%2ehtml',
  ])('has nothing at %s', async (path) => {
    const answer = await station.raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/outside|root:|<!doctype/);
  });

  it('has no file that came after the start, be it a way out of the folder', async () => {
    symlinkSync('/etc/passwd', join(folder, 'assets', 'later.js'));
    expect((await get('/assets/later.js', {})).status).toBe(404);
  });

  it('has a page with all headers also for HEAD', async () => {
    const answer = await get('/', { method: 'HEAD' });
    expect([answer.status, await answer.text(), nonceIn(answer.headers.get('content-security-policy'))]).toEqual([
      200,
      '',
      expect.any(String),
    ]);
  });

  it('is asked for in a clear page when it is not built', async () => {
    const bare = await guardedServer({ routes: (server, door) => dashboardFiles(server, join(folder, 'nothing'), door.answerTo) });
    const answer = await fetch(bare.address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('npm run build');
  });
});
