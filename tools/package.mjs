// Makes dist/package/pressluft-VERSION.tgz of the built core, day files on a disk and the command line.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { cutTo, textsIn } from './cutCatalogue.mjs';
import { packageParts } from './packageParts.mjs';
import { readJson } from './runtimePackages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const target = join(dist, 'package');
const content = join(target, 'content');
/** The first that knows `parentPath` of a folder's entries; a spec runs the package with it. */
const engines = { node: '>=20.12' };

const { version, license, dependencies, devDependencies } = readJson(root, 'package.json');
const folders = readdirSync(join(root, 'core'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const { files, packages } = packageParts(dist, [
  'core/index',
  ...folders.map(({ name }) => `core/${name}/index`),
  'adapters/dayFiles/index',
  'adapters/dayFiles/fileWorker',
  'cli/main',
]);

const typesOf = (name) => `@types/${name.replace('@', '').replace('/', '__')}`;
const needed = [...packages.code, ...packages.types.map((name) => typesOf(name)).filter((name) => devDependencies[name] !== undefined)];
const lost = packages.code.filter((name) => dependencies[name] === undefined);
if (lost.length > 0) throw new Error(`the package imports what package.json does not name: ${lost.join(', ')}`);

const door = (path) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
const manifest = {
  name: 'pressluft',
  version,
  description: 'Compressed-air stations: day files, totals, energy balance, leakage and heat recovery, for scripts and the command line',
  keywords: ['compressed air', 'energy', 'ISO 1217', 'ISO 11011'],
  license,
  type: 'module',
  engines,
  bin: { pressluft: 'cli/main.js' },
  exports: { '.': door('adapters/dayFiles/index'), './core': door('core/index'), './core/*': door('core/*/index') },
  sideEffects: false,
  dependencies: Object.fromEntries(needed.sort().map((name) => [name, dependencies[name] ?? devDependencies[name]])),
};

/** What a function means stands in its declaration, which editors show. */
const withoutComments = (code) =>
  ts.transpileModule(code, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    fileName: 'code.js',
  }).outputText;

/** A catalogue holds the words of the dashboard, too. */
const isCatalogue = (file) => /^i18n\/catalogues\/\w+\/messages\.js$/.test(file);
const codeOf = (file) => withoutComments(readFileSync(join(dist, file), 'utf8'));
const codes = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, codeOf(file)]));
const texts = new Set([...codes].flatMap(([file, code]) => (isCatalogue(file) ? [] : [...textsIn(code)])));

rmSync(target, { recursive: true, force: true });
for (const file of files) {
  mkdirSync(join(content, dirname(file)), { recursive: true });
  const code = codes.get(file);
  if (code !== undefined) writeFileSync(join(content, file), isCatalogue(file) ? cutTo(texts, code) : code);
  else copyFileSync(join(dist, file), join(content, file));
}
cpSync(join(root, 'field/profiles'), join(content, 'field/profiles'), { recursive: true });
copyFileSync(join(root, 'docs/package.md'), join(content, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(content, 'LICENSE'));
writeFileSync(join(content, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: content });
console.log(`dist/package/pressluft-${version}.tgz: ${files.length} files, ${Object.keys(manifest.dependencies).length} dependencies`);
