import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Packages of many small files that most spec files load, hundreds in all: each is joined into one file before the first spec. */
const names = ['d3-scale', 'd3-shape', 'inversify', 'react-router', 'zod', 'zod/mini'];

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/joined');
const stampFile = join(folder, 'stamp.txt');
const fileOf = (name) => name.replace('/', '-');

/** Which file a spec has instead of a package. */
export const joinedPackages = Object.fromEntries(names.map((name) => [`^${name}$`, `<rootDir>/dist/joined/${fileOf(name)}.js`]));

function isCurrent(stamp) {
  try {
    return readFileSync(stampFile, 'utf8') === stamp;
  } catch {
    return false;
  }
}

/** Joins them, unless it has been done since the versions of packages changed. */
export default async function joinPackages() {
  const stamp = names
    .map((name) => `${name} ${readFileSync(join(root, 'node_modules', name.split('/')[0], 'package.json'), 'utf8')}`)
    .join('\n');
  if (isCurrent(stamp)) return;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // what specs also import themselves stays one module
    ssr: { noExternal: true, external: ['react', 'react-dom', 'reflect-metadata'] },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js' },
      },
    },
  });
  writeFileSync(stampFile, stamp);
}
