import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const importPatterns = [
  /(?:^|[\s;])(?:import|export)\s[^'"();]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|[\s;])import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bimport\.meta\.resolve\(\s*['"`]([^'"`]+)['"`]/g,
];
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** What a built file names: relative paths and packages. */
const namedBy = (text) => importPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));

/** Declarations name sources; the build has declarations of them. */
const declarationOf = (path) => path.replace(/(?:\.d)?\.tsx?$|\.js$/, '.d.ts');

/**
 * The built files that some entries need, with their declarations, relative to `dist`; the packages that the code loads and those that only its
 * declarations name. An entry has no ending.
 */
export function packageParts(dist, entries) {
  const files = new Set();
  const packages = { code: new Set(), types: new Set() };
  const waiting = entries.flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`]);
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (files.has(file) || !existsSync(join(dist, file))) continue;
    files.add(file);
    const isTypes = file.endsWith('.d.ts');
    if (!isTypes) waiting.push(declarationOf(file));
    for (const name of namedBy(readFileSync(join(dist, file), 'utf8'))) {
      if (name.startsWith('node:')) continue;
      if (!name.startsWith('.')) packages[isTypes ? 'types' : 'code'].add(packageOf(name));
      else {
        const path = relative(dist, join(dist, dirname(file), name));
        waiting.push(isTypes ? declarationOf(path) : path);
      }
    }
  }
  return { files: [...files].sort(), packages: { code: [...packages.code].sort(), types: [...packages.types].sort() } };
}
