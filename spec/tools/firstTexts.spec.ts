import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';

const root = join(import.meta.dirname, '../..');

const messages = {
  'On the first page': ['Auf der ersten Seite'],
  'With {count}': ['Mit ', ['count']],
  'A "quoted" text': ['Ein «Zitat»'],
  'In a barrel, unused': ['Nie zu sehen'],
  'Of a later page': ['Auf einer späteren Seite'],
};
const catalogue = `import type { Messages } from './Messages.ts';export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))})as Messages;`;

const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><html><head><script type="module" src="./main.ts"></script></head></html>',
  'main.ts': `
    import { first } from './parts.ts';
    const parts = import.meta.glob('./catalogues/*/messages.ts', { query: '?first', import: 'messages' });
    console.log(first, await parts['./catalogues/' + location.hash + '/messages.ts'](), () => import('./later.ts'));
  `,
  'parts.ts': `
    export { first } from './first.ts';
    export { unused } from './unused.ts';
  `,
  'first.ts': "export const first = ['On the first page', `With {count}`, 'A \"quoted\" text'];",
  'unused.ts': "export const unused = 'In a barrel, unused';",
  'later.ts': `
    import { unused } from './parts.ts';
    export const later = ['Of a later page', unused, () => import('./catalogues/de/messages.ts')];
  `,
  'catalogues/Messages.ts': 'export type Messages = object;',
  'catalogues/de/messages.ts': catalogue,
  'catalogues/en/messages.ts': catalogue,
};

/** Built in a process of its own: the bundler's code does not run within the tests' modules. */
function build(folder: string): void {
  const plugin = pathToFileURL(join(root, 'tools/firstTexts.mjs')).href;
  const config = join(folder, 'vite.config.mjs');
  writeFileSync(
    config,
    `import { firstTexts } from '${plugin}';
    export default { logLevel: 'error', build: { manifest: true, target: 'es2022' }, plugins: [firstTexts('de')] };`,
  );
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, ['--no-warnings', vite, 'build', folder, '--config', config, '--configLoader', 'native']);
}

describe('the texts that a page starts with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-texts-'));
  const dist = join(folder, 'dist');
  let manifest: Readonly<Record<string, { readonly file: string }>>;
  beforeAll(() => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    build(folder);
    manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as typeof manifest;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (module: string) => manifest[module]!.file;
  const textsOf = (module: string) => {
    const [, literal] = /JSON\.parse\(([`'"].*[`'"])\)/.exec(readFileSync(join(dist, fileOf(module)), 'utf8'))!;
    return JSON.parse(runInNewContext(literal!) as string) as object;
  };

  it('are those whose ids stand in its code, quoted in whatever way, and no others', () => {
    const first = Object.fromEntries(Object.entries(messages).slice(0, 3));
    expect(textsOf('catalogues/de/messages.ts?first')).toEqual(first);
    expect(textsOf('catalogues/en/messages.ts?first')).toEqual(first);
  });

  it('leave the whole catalogue as it is', () => {
    expect(textsOf('catalogues/de/messages.ts')).toEqual(messages);
  });

  it('are fetched along with its code in the language that it starts in', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const preloaded = [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)].map(([, file]) => file);
    expect(preloaded).toContain(fileOf('catalogues/de/messages.ts?first'));
    expect(preloaded).not.toContain(fileOf('catalogues/en/messages.ts?first'));
  });
});
