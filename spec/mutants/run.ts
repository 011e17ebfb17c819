// Changes sources at random and says which changes no test notices: npm run mutants -- --seed 7 --count 20 core/dayFile station
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent } from './equivalents.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';
import { sampleOf } from './sampleOf.ts';
import { scratchCopy } from './scratchCopy.ts';
import { survives } from './survives.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20' } },
});
const folders = positionals.length > 0 ? positionals : ['core', 'adapters', 'cli', 'server', 'station', 'fleet'];
const root = resolve(import.meta.dirname, '../..');

const files = folders.flatMap((folder) => globSync(`${folder.replace(/\/$/, '')}/**/*.ts`, { cwd: root })).sort();
const all = files.flatMap((file) => mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })));
if (all.length === 0) throw new Error(`no source with anything to change in ${folders.join(', ')}`);

// whoever ends this ends its tests too
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const copy = scratchCopy(root);
const counts = { killed: 0, survived: 0, equivalent: 0 };
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
const notify = (outcome: keyof typeof counts, file: string, { line, was, becomes }: Mutant) => {
  counts[outcome]++;
  process.stdout.write(`${outcome.padEnd(10)} ${file}:${line}  ${oneLine(was)}  ->  ${oneLine(becomes)}\n`);
};

for (const { file, mutant } of sampleOf(all, Number(values.count), Number(values.seed))) {
  const text = readFileSync(join(root, file), 'utf8');
  if (isEquivalent(file, text, mutant)) {
    notify('equivalent', file, mutant);
    continue;
  }
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, original.slice(0, mutant.from) + mutant.becomes + original.slice(mutant.until));
  notify((await survives(copy, file)) ? 'survived' : 'killed', file, mutant);
  writeFileSync(path, original);
}
const share = (100 * counts.killed) / (counts.killed + counts.survived);
process.stdout.write(
  `${counts.killed} killed, ${counts.survived} survived, ${counts.equivalent} equivalent: ${share.toFixed(1)} % killed\n`,
);
