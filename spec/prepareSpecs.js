import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import joinPackages from './joinedPackages.js';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/programs');

/** What specs start, and the processes and threads that it starts, by the names that it looks for beside it. */
const programs = {
  station: 'station/main.ts',
  fleet: 'fleet/main.ts',
  cli: 'cli/main.ts',
  readerMain: 'station/figures/readerMain.ts',
  fileWorker: 'adapters/dayFiles/fileWorker.ts',
  annexThread: 'adapters/annex/annexThread.ts',
};

/** Ends by itself and leaves its compiled code behind, by V8's flags: most of those that specs start end by a signal, and leave none. */
const compiled = [
  ...['station', 'fleet', 'cli'].map((name) => [join(folder, `${name}.js`), '--help']),
  ...[join(root, programs.readerMain), join(folder, 'readerMain.js')].map((file) => ['--max-semi-space-size=1', file]),
];

async function compile(args) {
  const child = spawn(process.execPath, ['--no-warnings', ...args], { stdio: 'ignore' });
  await once(child, 'close');
}

/** Before the first spec; programs are joined from their sources again in each whole run, a few files start the sources themselves. */
export default async function prepareSpecs({ testPathPatterns, runTestsByPath }) {
  await joinPackages();
  if (runTestsByPath || testPathPatterns.patterns.length > 0) return;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
      },
    },
  });
  process.env.JOINED_PROGRAMS = folder;
  await Promise.all(compiled.map(compile));
}
