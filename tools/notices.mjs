// Writes the licences of all packages of the product, each text once, beside both built pages: node tools/notices.mjs [--out FILE].
// A built page holds parts of them and two typefaces without their notices, so this file goes along with it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runtimePackages } from './runtimePackages.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string' } } });

const isLicence = (name) => /^(licen[cs]e|copying|notice|feel-free)/i.test(name);
const rule = '-'.repeat(78);

function textsOf({ path }) {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isLicence(entry.name));
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

const byText = new Map();
for (const each of runtimePackages(root)) {
  const texts = textsOf(each);
  const line = `${each.name} ${each.version} (${each.licence ?? 'unknown'})`;
  for (const text of texts.length === 0 ? ['No text of the licence comes with these packages.'] : texts)
    byText.set(text, (byText.get(text) ?? new Set()).add(line));
}
const head = 'Pressluft uses the packages below, each under its own licence. Pressluft itself is under the MIT licence.';
const parts = [...byText].map(([text, lines]) => [rule, ...lines, '', text].join('\n'));
const files = values.out === undefined ? ['', 'fleet'].map((page) => join(root, 'dist/ui', page, 'licences.txt')) : [values.out];
for (const file of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[head, ...parts].join('\n\n')}\n`);
}
