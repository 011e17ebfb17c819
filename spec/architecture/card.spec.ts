import { describe, expect, it, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The packages that the built product and its station import, by the start of their names. */
const imported = new Set(
  globSync(['core/**/*.ts', 'adapters/**/*.ts', 'ui/**/*.{ts,tsx}', 'i18n/**/*.ts', 'server/**/*.ts', 'station/**/*.ts'], {
    cwd: root,
  }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export|\} from)[^'\n]*'([^.'][^']*)'/gm)].map(([, name]) => name!),
  ),
);
const importers = (name: string) => [...imported].filter((each) => each === name || each.startsWith(`${name}/`));

describe('the packages of the card', () => {
  test.each([
    'react',
    'react-dom',
    'react-router',
    'mobx',
    'mobx-react-lite',
    'inversify',
    'reflect-metadata',
    'd3-scale',
    'd3-shape',
    '@visx',
    'jspdf',
    'date-fns',
    'date-fns-tz',
    '@lingui',
  ])('[CARD-1] are imported by the product: %s', (name) => {
    expect(importers(name)).not.toEqual([]);
  });

  it('[CARD-1] build and test it: vite, jest and ts-jest', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    expect(scripts['build']).toMatch(/\bvite build\b/);
    expect(scripts['specs']).toMatch(/\bjest\/bin\/jest\.js\b/);
    expect(readFileSync(join(root, 'spec/jest.config.js'), 'utf8')).toContain("['ts-jest',");
  });
});

describe('the top level', () => {
  test.each(['package.json', 'tsconfig.json', 'vite.config.ts', 'README.md'])('[CARD-2] has the file %s', (name) => {
    expect(statSync(join(root, name)).isFile()).toBe(true);
  });

  test.each(['core', 'adapters', 'ui', 'i18n', 'spec'])('[CARD-2] has the folder %s', (name) => {
    expect(statSync(join(root, name)).isDirectory()).toBe(true);
  });

  it('[CARD-2] is where vite finds its settings, and ui what it builds', () => {
    const asked = `const { resolveConfig } = await import('vite');
      const { configFile, root, build } = await resolveConfig({}, 'build');
      console.log(JSON.stringify([configFile, root, build.outDir]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', asked], { cwd: root, encoding: 'utf8' });
    expect(JSON.parse(answer)).toEqual([join(root, 'vite.config.ts'), join(root, 'ui'), '../dist/ui']);
  });
});
