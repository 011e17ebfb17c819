import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackages } from './browserPackages.mjs';

/** A JSON file of the checkout. */
export const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The place of a package as another one finds it: in its own folder, or in one above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

/** The places of packages with all that they need. */
function withNeeded(packages, names) {
  const found = new Set();
  const add = (from, name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(place, needed);
  };
  for (const name of names) add('', name);
  return found;
}

/** Whether a package is installed where a station runs (`station`), or only built into the dashboard (`browser`); undefined for development. */
function partOf(root) {
  const { packages } = readJson(root, 'package-lock.json');
  const built = withNeeded(packages, browserPackages);
  return (path) => (packages[path].dev !== true ? 'station' : built.has(path) ? 'browser' : undefined);
}

/** The lock file of the product: what `npm ci --omit dev` installs, and what is built into the dashboard. */
export function runtimeLock(root) {
  const lock = readJson(root, 'package-lock.json');
  const part = partOf(root);
  const kept = Object.entries(lock.packages).filter(([path]) => path === '' || part(path) !== undefined);
  const own = productManifest(lock.packages['']);
  return { ...lock, packages: { ...Object.fromEntries(kept.map(([path, each]) => [path, { ...each, dev: undefined }])), '': own } };
}

/** A manifest that needs the packages of both parts, and none for development. */
export function productManifest(manifest) {
  const browser = browserPackages.map((name) => [name, manifest.devDependencies[name]]);
  return { ...manifest, dependencies: { ...manifest.dependencies, ...Object.fromEntries(browser) }, devDependencies: {} };
}

/** What an installed package itself says of its licence; some say it in ways that the lock file does not repeat. */
function statedLicence(root, path) {
  const file = join(path, 'package.json');
  if (!existsSync(join(root, file))) return undefined;
  const { license, licenses } = readJson(root, file);
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** The packages of the product in the order of their names, each with its folder, licence and part. */
export function runtimePackages(root) {
  const part = partOf(root);
  return Object.entries(runtimeLock(root).packages)
    .filter(([path]) => path !== '')
    .map(([path, { name = path.split('node_modules/').pop(), version, license = statedLicence(root, path) }]) => ({
      path,
      name,
      version,
      licence: license,
      part: part(path),
    }))
    .sort((a, b) => (`${a.name} ${a.path}` < `${b.name} ${b.path}` ? -1 : 1));
}
