import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../station/temporaryFolder.ts';

const written = ['i18n/catalogues/index.ts', 'i18n/catalogues/de/messages.ts', 'i18n/catalogues/en/messages.ts'];

/** A tree whose packages are installed, and whose scripts note that they were run. */
function tree(): string {
  const folder = temporaryFolder();
  for (const name of [
    'core',
    'i18n/catalogues/de',
    'i18n/catalogues/en',
    'adapters',
    'cli',
    'field',
    'server',
    'station',
    'fleet',
    'ui',
    'tools',
    'node_modules',
  ]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  copyFileSync('tools/prepare.mjs', join(folder, 'tools/prepare.mjs'));
  const note = (name: string) => `require('node:fs').appendFileSync('runs', '${name} ');`;
  const texts = `for (const name of ${JSON.stringify(written)}) require('node:fs').writeFileSync(name, '');`;
  writeFileSync(join(folder, 'texts.cjs'), note('texts') + texts);
  writeFileSync(join(folder, 'build.cjs'), note('build') + texts);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { texts: 'node texts.cjs', build: 'node build.cjs' } }));
  for (const name of ['tsconfig.json', 'vite.config.ts']) writeFileSync(join(folder, name), '{}');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'node_modules/.lock-stamp'), createHash('sha256').update('{}').digest('hex'));
  return folder;
}

it('a tree that is built is not built again, but its catalogues are made when they are gone', () => {
  const folder = tree();
  const prepare = () => {
    execFileSync(process.execPath, ['tools/prepare.mjs', '--build'], { cwd: folder, stdio: 'pipe' });
    return readFileSync(join(folder, 'runs'), 'utf8').trim().split(' ');
  };
  expect(prepare()).toEqual(['build']);
  expect(prepare()).toEqual(['build']);
  for (const name of written) {
    rmSync(join(folder, name));
    expect(prepare().at(-1)).toBe('texts');
    expect(existsSync(join(folder, name))).toBe(true);
  }
  expect(prepare()).toEqual(['build', 'texts', 'texts', 'texts']);
  writeFileSync(join(folder, 'core/new.ts'), '');
  expect(prepare().at(-1)).toBe('build');
});

it('packages are not installed through a link to a folder that others use', () => {
  const folder = tree();
  const others = `${folder}-others`;
  renameSync(join(folder, 'node_modules'), others);
  symlinkSync(others, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}');
  const prepare = () => execFileSync(process.execPath, ['tools/prepare.mjs'], { cwd: folder, stdio: 'pipe' });
  expect(prepare).toThrow(/node_modules is a link/);
  expect(existsSync(join(others, '.lock-stamp'))).toBe(true);
});
