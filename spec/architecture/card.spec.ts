import { describe, expect, it, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

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
