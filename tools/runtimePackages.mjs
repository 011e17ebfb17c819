import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON file of the checkout. */
export const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The lock file without what only development needs: what `npm ci --omit dev` installs. */
export function runtimeLock(root) {
  const lock = readJson(root, 'package-lock.json');
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
  return { ...lock, packages: { ...Object.fromEntries(kept), '': { ...lock.packages[''], devDependencies: {} } } };
}

/** What an installed package itself says of its licence; some say it in ways that the lock file does not repeat. */
function statedLicence(root, path) {
  const file = join(path, 'package.json');
  if (!existsSync(join(root, file))) return undefined;
  const { license, licenses } = readJson(root, file);
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** The packages of the product in the order of their names, each with its folder and licence. */
export function runtimePackages(root) {
  return Object.entries(runtimeLock(root).packages)
    .filter(([path]) => path !== '')
    .map(([path, { name = path.split('node_modules/').pop(), version, license = statedLicence(root, path) }]) => ({
      path,
      name,
      version,
      licence: license,
    }))
    .sort((a, b) => (`${a.name} ${a.path}` < `${b.name} ${b.path}` ? -1 : 1));
}
