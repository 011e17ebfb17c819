import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStation } from '../station/startStation.ts';

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly dev?: boolean;
}

describe('the licences that go along with the built dashboard', () => {
  let folder: string;
  let text: string;
  let parts: readonly string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
    execFileSync('node', ['tools/notices.mjs', '--out', join(folder, 'ui/licences.txt')]);
    text = readFileSync(join(folder, 'ui/licences.txt'), 'utf8');
    parts = text.split(/^-{78}$/m).slice(1);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const partsWith = (name: string) => parts.filter((part) => new RegExp(`^${name} \\d`, 'm').test(part));

  it('name every package of the product, and none of the development', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> };
    const named = new Set([...text.matchAll(/^(\S+ \d\S*) \([^\n]+\)$/gm)].map(([, name]) => name));
    const installed = Object.entries(packages)
      .filter(([path, { dev = false }]) => path !== '' && !dev)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)} ${version}`);
    expect(installed.filter((line) => !named.has(line))).toEqual([]);
    for (const tool of ['jest', 'vite', 'eslint', 'playwright-core', 'fast-check', 'echarts']) expect(partsWith(tool)).toEqual([]);
    expect(text).not.toContain('(unknown)');
  });

  it.each(['@fontsource-variable/ibm-plex-sans', '@expo-google-fonts/ibm-plex-sans'])('have the SIL Open Font License of %s', (name) => {
    const [part] = partsWith(name).filter((each) => each.includes('SIL OPEN FONT LICENSE Version 1.1'));
    expect(part).toMatch(/Copyright .*IBM Corp/);
    expect(part).toContain('PERMISSION & CONDITIONS');
  });

  it.each(['react', 'mobx', 'jspdf', 'socket.io-client', '@visx/shape'])(
    'have the text of what the dashboard is built with: %s',
    (name) => {
      expect(partsWith(name).join('\n')).toMatch(/Permission is hereby granted, free of charge/);
    },
  );

  it('are served by a station, also to a browser that follows a link', async () => {
    const dashboardDir = join(folder, 'ui');
    writeFileSync(join(dashboardDir, 'index.html'), '<!doctype html><title>dashboard</title>');
    const station = await startStation({ dashboardDir });
    const answer = await station.call('/licences.txt', { headers: { accept: 'text/html,*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(await answer.text()).toBe(text);
    await station.close();
  });

  it('are written by the build, after the dashboard', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
    expect(scripts['build']).toMatch(/vite build .* && node tools\/notices\.mjs( |$)/);
  });
});
