import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { firstTexts } from '../../../ui/build/firstTexts.ts';

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

async function built(folder: string): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022' },
    plugins: [firstTexts('de')],
  });
  return (result as Rolldown.RolldownOutput).output;
}

describe('the texts that a page starts with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-texts-'));
  let output: Awaited<ReturnType<typeof built>>;
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    output = await built(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const chunkOf = (module: string) =>
    output.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.facadeModuleId?.endsWith(module) === true)!;
  const textsOf = async (module: string) => {
    const { messages: texts } = (await import(`data:text/javascript,${encodeURIComponent(chunkOf(module).code)}`)) as { messages: object };
    return texts;
  };

  it('are those whose ids stand in its code, quoted in whatever way, and no others', async () => {
    const { 'In a barrel, unused': _, 'Of a later page': __, ...first } = messages;
    expect(await textsOf('/de/messages.ts?first')).toEqual(first);
    expect(await textsOf('/en/messages.ts?first')).toEqual(first);
  });

  it('leave the whole catalogue as it is', async () => {
    expect(await textsOf('/de/messages.ts')).toEqual(messages);
  });

  it('are fetched along with its code in the language that it starts in', () => {
    const html = output.find(({ fileName }) => fileName === 'index.html') as Rolldown.OutputAsset;
    const preloaded = [...String(html.source).matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)].map(([, file]) => file);
    expect(preloaded).toEqual([chunkOf('/de/messages.ts?first').fileName]);
  });
});
