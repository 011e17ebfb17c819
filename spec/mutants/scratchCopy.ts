import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const written = ['i18n/catalogues/index.ts', 'i18n/catalogues/*/messages.ts'];

/** A numbered copy of the sources as they are, committed or not, and their paths: the working tree itself is never changed. */
export function scratchCopy(root: string, number: number): { readonly copy: string; readonly paths: readonly string[] } {
  const copy = join(root, 'dist', 'mutants', String(number));
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  rmSync(copy, { recursive: true, force: true });
  const paths = [...known.split('\0').filter(Boolean), ...globSync(written, { cwd: root })].filter((path) => existsSync(join(root, path)));
  for (const path of paths) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return { copy, paths };
}
