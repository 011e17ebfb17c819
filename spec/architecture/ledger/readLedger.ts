import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ledger, openIds, requiredIds } from './Ledger.ts';
import { titleMarkers } from './titleMarkers.ts';

const root = join(import.meta.dirname, '../../..');
/** The customer's, and the second round's. */
const requirements = ['spec/requirements.md', 'spec/requirements-2.md'];
/** The checked-in list of the IDs without proof. */
export const openList = 'spec/architecture/open.txt';
const specs = ['spec/**/*.spec.{ts,tsx}', 'spec/contract/**/*.{ts,tsx}', 'spec/e2e/**/*.{ts,tsx}'];
/** Commits are checked one by one, so few of them suffice. */
const versionsBack = 10;

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Required and not open in one of the last commits; nothing where there is no history. */
function onceProven(): Set<string> {
  const commits = git('log', `-${versionsBack}`, '--format=%H', '--', openList).split('\n').filter(Boolean);
  return new Set(
    commits.flatMap((commit) => {
      const open = openIds(git('show', `${commit}:./${openList}`));
      return requirements.flatMap((path) => requiredIds(git('show', `${commit}:./${path}`))).filter((id) => !open.includes(id));
    }),
  );
}

function proofs(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of [...new Set(globSync(specs, { cwd: root, exclude: ['spec/architecture/fixtures/**'] }))].sort()) {
    for (const id of titleMarkers(readFileSync(join(root, file), 'utf8'), file)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

/** The ledger of the checkout; without an open list yet, everything unproven is open. */
export function readLedger(): Ledger {
  const required = requirements.flatMap((path) => requiredIds(readFileSync(join(root, path), 'utf8')));
  const proven = proofs();
  const listed = join(root, openList);
  const open = existsSync(listed) ? openIds(readFileSync(listed, 'utf8')) : required.filter((id) => !proven.has(id));
  return { required, open, proofs: proven, onceProven: onceProven() };
}
