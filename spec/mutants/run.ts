// Changes sources at random and says which changes no test notices: npm run mutants -- --seed 7 --count 20 core/dayFile station
// With --nearest 40 only so many specs are asked about a change: a quick look, in which some survive that a further spec would notice.
// --jobs 1 leaves the other cores alone. A path may be that of one source.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent } from './isEquivalent.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';
import { openSpecRunner } from './openSpecRunner.ts';
import { outcomeOf } from './outcomeOf.ts';
import { sampleOf } from './sampleOf.ts';
import { scratchCopy } from './scratchCopy.ts';
import { SoundSpecs } from './SoundSpecs.ts';
import { specsThatUse } from './specsThatUse.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    nearest: { type: 'string', default: 'Infinity' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});
const folders = positionals.length > 0 ? positionals : ['core', 'adapters', 'cli', 'server', 'station', 'fleet'];
const root = resolve(import.meta.dirname, '../..');

const sourcesOf = (path: string) => (path.endsWith('.ts') ? [path] : globSync(`${path.replace(/\/$/, '')}/**/*.ts`, { cwd: root }));
const files = folders.flatMap(sourcesOf).sort();
const all = files.flatMap((file) => mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })));
if (all.length === 0) throw new Error(`no source with anything to change in ${folders.join(', ')}`);

// whoever ends this ends its tests too
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const copies = Array.from({ length: Number(values.jobs) }, (_, i) => scratchCopy(root, i + 1));
const specsOf = specsThatUse(root, copies[0]!.paths);
const counts = { killed: 0, unending: 0, survived: 0, equivalent: 0 };
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
const notify = (outcome: keyof typeof counts, file: string, { line, was, becomes }: Mutant, by = '') => {
  counts[outcome]++;
  const noticed = by === '' ? '' : `  (${by})`;
  process.stdout.write(`${outcome.padEnd(10)} ${file}:${line}  ${oneLine(was)}  ->  ${oneLine(becomes)}${noticed}\n`);
};

const sound = new SoundSpecs();
const sample = sampleOf(all, Number(values.count), Number(values.seed)).values();

/** Takes changes until none is left. */
async function tryChanges(copy: string): Promise<void> {
  const runner = openSpecRunner(copy);
  for (const { file, mutant } of sample) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (isEquivalent(file, text, mutant)) {
      notify('equivalent', file, mutant);
      continue;
    }
    const make = () => writeFileSync(path, text.slice(0, mutant.from) + mutant.becomes + text.slice(mutant.until));
    const asked = specsOf(file).slice(0, Number(values.nearest));
    const outcome = await outcomeOf(asked, { make, undo: () => writeFileSync(path, text) }, runner.run, sound);
    notify(outcome.as, file, mutant, outcome.as === 'survived' ? undefined : outcome.by);
  }
  runner.close();
}
await Promise.all(copies.map(({ copy }) => tryChanges(copy)));

for (const spec of sound.unsound) process.stdout.write(`not asked, as it fails without a change: ${spec}\n`);
const killed = counts.killed + counts.unending;
const share = (100 * killed) / (killed + counts.survived);
process.stdout.write(
  `${killed} killed (${counts.unending} never end), ${counts.survived} survived, ${counts.equivalent} equivalent: ${share.toFixed(1)} % killed\n`,
);
