import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningStation, startStation } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const asPage = { headers: { accept: 'text/html,*/*' } };
const script = `console.log(${'1 + '.repeat(1000)}1)`;

function builtDashboard(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>dashboard</title>');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), script);
  return folder;
}

describe('the dashboard that a station serves', () => {
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation({ dashboardDir: builtDashboard() });
  });
  afterAll(() => station.close());

  it.each(['/', '/overview/master', '/settings/users?x=1', '/login'])('[PROD-1] is its page at %s', async (path) => {
    const answer = await station.call(path, asPage);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>dashboard</title>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has files with a hash that may be kept for good, and come compressed', async () => {
    const answer = await station.call('/assets/main-1a2b3c.js');
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  });

  it('has no page in place of a missing file or call', async () => {
    for (const [path, init] of [
      ['/assets/gone.js', asPage],
      ['/overview/master', {}],
      ['/assets/../../package.json', {}],
    ] as const) {
      const answer = await station.call(path, init);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/json; charset=utf-8']);
    }
  });
});
