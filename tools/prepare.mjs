// Makes the checkout ready: packages when the lock file changed, build when a source changed. Runs on Node >= 20.19 with built-ins only.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'node_modules');
const lockStamp = join(packages, '.lock-stamp');
const buildStamp = join(root, 'dist', '.build-stamp');
const sources = [
  'core',
  'i18n',
  'adapters',
  'cli',
  'field',
  'server',
  'station',
  'fleet',
  'ui',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
  'package-lock.json',
];

/** Written by `npm run texts`. */
const isWritten = (name) => /catalogues[\\/](?:index|[^\\/]+[\\/]messages)\.ts$/.test(name);

/** Whether `npm run texts` has been run: its files are not part of the sources, and may be missing where `dist` is there. */
function hasTexts() {
  const catalogues = join(root, 'i18n', 'catalogues');
  const languages = readdirSync(catalogues, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['index.ts', ...languages.map(({ name }) => join(name, 'messages.ts'))].every((name) => existsSync(join(catalogues, name)));
}

const hash = (text) => createHash('sha256').update(text).digest('hex');
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const stamp = (path, value) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, value);
};

const filesUnder = (path) => {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => !isWritten(name) && statSync(join(root, name)).isFile())
    .sort();
};

function npm(...args) {
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_fund: 'false', npm_config_audit: 'false' },
  };
  if (process.platform === 'win32') execFileSync('npm.cmd', args, { ...options, shell: true });
  else execFileSync('npm', args, options);
}

function install() {
  const wanted = hash(read(join(root, 'package-lock.json')));
  if (read(lockStamp) === wanted) return;
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a link: who else uses its folder would lose the packages. Remove it, then they are installed here.');
  }
  console.log('Installing packages ...');
  npm('ci');
  stamp(lockStamp, wanted);
}

function build() {
  const wanted = hash(
    sources
      .flatMap(filesUnder)
      .map((name) => `${name} ${hash(readFileSync(join(root, name)))}`)
      .join('\n'),
  );
  if (read(buildStamp) === wanted) {
    if (!hasTexts()) npm('run', '--silent', 'texts');
    return;
  }
  console.log('Building ...');
  npm('run', '--silent', 'build');
  stamp(buildStamp, wanted);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js ${process.versions.node} is too old: 20.19 or newer is needed to set up.`);
  process.exit(1);
}
try {
  mkdirSync(join(root, 'dist', 'results'), { recursive: true });
  install();
  if (process.argv.includes('--build')) build();
} catch (error) {
  console.error(`Setting up failed: ${error.message}`);
  process.exit(1);
}
