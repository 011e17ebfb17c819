/** Writes the table of devices in docs/profiles.md and the schema for editors beside the profiles: `node docs/profilesPage.ts`, or `--check` to see whether they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { profileJsonSchema } from '../adapters/field/index.ts';
import { loadProfiles } from '../adapters/profiles/index.ts';
import { deviceRoles, type Profile } from '../core/field/index.ts';

const roleNames: Readonly<Record<Profile['role'], string>> = {
  compressor: 'compressor',
  powerMeter: 'power meter',
  flowMeter: 'flow meter',
  sensor: 'sensor',
  inputs: 'inputs',
};

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = ({ id, vendor, model, variant, role, maturity, modbus, sources }: Profile) => {
  const kind = [vendor, model, variant].filter((part) => part !== undefined && part !== 'any').join(' ');
  return [cell(kind), `\`${id}\``, roleNames[role], modbus.framing.join(', '), maturity, cell(sources.join('; '))];
};

const tableOf = (profiles: readonly Profile[]) =>
  [['Device', 'Profile', 'Kind', 'Framing', 'Maturity', 'Sources'], Array<string>(6).fill('---'), ...profiles.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const page = join(import.meta.dirname, 'profiles.md');
const schema = join(import.meta.dirname, '../field/profiles/profile.schema.json');
const [begin, end] = ['<!-- devices: npm run profiles -->', '<!-- end of devices -->'];

const { profiles } = await loadProfiles();
const byRole = Object.values(profiles).toSorted(
  (a, b) => deviceRoles.indexOf(a.role) - deviceRoles.indexOf(b.role) || (a.id < b.id ? -1 : 1),
);
const text = readFileSync(page, 'utf8');
const [before, after] = [text.slice(0, text.indexOf(begin) + begin.length), text.slice(text.indexOf(end))];
const wanted = [
  [page, `${before}\n\n${tableOf(byRole)}\n\n${after}`],
  [schema, `${JSON.stringify(profileJsonSchema(), undefined, 2)}\n`],
] as const;

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
for (const [path, content] of wanted) {
  if (textOf(path) === content) continue;
  if (!process.argv.includes('--check')) writeFileSync(path, content);
  else {
    console.error(`${path} is out of date: npm run profiles`);
    process.exitCode = 1;
  }
}
