// Writes the bill of materials of the product, CycloneDX, from the lock file: node tools/sbom.mjs [--out FILE].
// npm makes it, without network. It is given the runtime's part of the lock file, as its `--omit dev` also leaves out what both parts use.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { productManifest, readJson, runtimeLock, runtimePackages } from './runtimePackages.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/sbom.cdx.json') } } });

function madeByNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(productManifest(readJson(root, 'package.json'))));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(runtimeLock(root)));
  try {
    const windows = process.platform === 'win32';
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, shell: windows, stdio: ['ignore', 'pipe', 'inherit'] };
    return JSON.parse(
      execFileSync(windows ? 'npm.cmd' : 'npm', args, { ...options, env: { ...process.env, npm_config_loglevel: 'error' } }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without date and serial number the same lock file gives the same bytes. The folder's name is not the product's. */
function reproducible(bom) {
  const component = { ...bom.metadata.component, type: 'application', name: readJson(root, 'package.json').name };
  return { ...bom, serialNumber: undefined, metadata: { ...bom.metadata, timestamp: undefined, component } };
}

/** npm leaves out licences that are no SPDX expression. What is only built into the dashboard is listed apart from what a station has installed. */
function withLicences(bom) {
  const packages = runtimePackages(root);
  const licences = new Map(packages.map(({ name, version, licence }) => [`${name}@${version}`, licence]));
  const installed = new Set(packages.filter(({ part }) => part === 'station').map(({ name, version }) => `${name}@${version}`));
  const partOf = (component) => ({ name: 'pressluft:part', value: installed.has(component['bom-ref']) ? 'station' : 'browser' });
  const named = (component) => ({ license: { name: licences.get(component['bom-ref']) ?? 'unknown' } });
  return {
    ...bom,
    components: bom.components.map((each) => ({
      ...each,
      licenses: each.licenses ?? [named(each)],
      properties: [...(each.properties ?? []), partOf(each)],
    })),
  };
}

mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(withLicences(reproducible(madeByNpm())), null, 2)}\n`);
