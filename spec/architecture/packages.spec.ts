import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8')) as Record<string, unknown>;

/** 1.2.3 or 1.2.3-rc.4, also behind an alias. */
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The packages of a manifest whose version is a range, a tag or an address. */
function looseVersions(manifest: Readonly<Record<string, unknown>>): string[] {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  const versions = groups.flatMap((group) => Object.entries((manifest[group] ?? {}) as Record<string, string>));
  return versions.filter(([, version]) => !exact.test(version)).map(([name, version]) => `${name} ${version}`);
}

const place = /^(?:\/|\.\.\/|[a-z]:[\\/]|file:|link:)/i;

/** What ties a lock file to one machine or mirror: download addresses and paths outside the project. */
function boundTo(value: unknown): string[] {
  if (typeof value === 'string') return place.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'resolved' ? [`resolved ${inner}`] : boundTo(key)),
    ...boundTo(inner),
  ]);
}

describe('package.json', () => {
  it('names one exact version of each package', () => {
    expect(Object.keys(read('package.json')['dependencies'] ?? {})).toContain('fastify');
    expect(looseVersions(read('package.json'))).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1.x', '*', '>=1.2.3', '1.2', 'latest', 'file:../x', 'https://x.test/x.tgz', 'npm:x@^1.2.3'])(
    'may not say %s',
    (version) => {
      expect(looseVersions({ devDependencies: { sound: '1.2.3', aliased: 'npm:@scope/x@1.2.3-rc.4', loose: version } })).toEqual([
        `loose ${version}`,
      ]);
    },
  );
});

describe('package-lock.json', () => {
  it('installs from any mirror and in any folder', () => {
    expect(Object.keys(read('package-lock.json')['packages'] ?? {}).length).toBeGreaterThan(100);
    expect(boundTo(read('package-lock.json'))).toEqual([]);
  });

  it.each([
    [{ resolved: 'https://mirror.test/x.tgz' }, 'resolved https://mirror.test/x.tgz'],
    [{ version: 'file:../x' }, 'file:../x'],
    [{ '/home/x': {} }, '/home/x'],
    [{ packages: { '../x': { version: '1.0.0' } } }, '../x'],
    [{ bin: ['C:\\x'] }, 'C:\\x'],
  ])('may not hold %j', (lock, problem) => {
    expect(boundTo(lock)).toEqual([problem]);
  });
});
