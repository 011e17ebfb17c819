// Writes i18n/catalogues/index.ts: each folder there is a language, German, the source of the texts, is the first.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = 'de';
const catalogues = join(import.meta.dirname, '..', 'i18n', 'catalogues');

/** Codes of the languages that have a folder. */
export function languagesIn() {
  const folders = readdirSync(catalogues, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => name !== source);
  return [source, ...others.sort()];
}

/** The module that names them. A code such as pt-BR is no identifier. */
function languagesModule(codes) {
  const names = codes.map((code) => code.replaceAll('-', '_'));
  const quoted = (code) => (code.includes('-') ? `'${code}'` : code);
  return [
    "import type { Messages } from '@lingui/core';",
    "import type { LanguageFacts } from '../LanguageFacts.ts';",
    ...codes.map((code, i) => `import { facts as ${names[i]} } from './${code}/facts.ts';`),
    '',
    'interface LanguageFolder {',
    '  readonly facts: LanguageFacts;',
    '  readonly texts: () => Promise<{ readonly messages: Messages }>;',
    '}',
    '',
    '/** By code; the first is the default. */',
    'export const folders = {',
    ...codes.map((code, i) => `  ${quoted(code)}: { facts: ${names[i]}, texts: () => import('./${code}/messages.ts') },`),
    '} as const satisfies Readonly<Record<string, LanguageFolder>>;',
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(catalogues, 'index.ts'), languagesModule(languagesIn()));
