import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../systemError/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { UnusableFleetDatabase } from './UnusableFleetDatabase.ts';

/** Locks that this process holds. */
const heldHere = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** To make a lock or to take one over is done within moments: what is there for longer was left by a process that was killed in them. */
const leftBehindMs = msPerMinute;
const isFresh = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < leftBehindMs;

/** Makes a guard that one process alone can have, does the work and removes it; false where another has it. */
function guarded(guard: string, work: () => void): boolean {
  try {
    mkdirSync(guard, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isFresh(guard)) return false;
  }
  try {
    work();
    return true;
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/**
 * Takes a folder for this process, and gives the call that frees it; throws an UnusableFleetDatabase while another process that lives has it.
 * The embedded engine has no lock of its own, and two processes would break its files.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const take = () => {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  };
  try {
    take();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // two that find the lock of a process that is gone would each remove what the other one has just made
    const isTaken = guarded(join(folder, 'lock.taking'), () => {
      const holder = holderOf(file);
      // one that was just made may not have its number yet
      if (holder === undefined && isFresh(file)) throw new UnusableFleetDatabase(`another process is about to open ${folder}`);
      // in a container, a killed process had the number that this one has
      const isHeld = holder === process.pid ? heldHere.has(file) : holder !== undefined && isAlive(holder);
      if (isHeld) throw new UnusableFleetDatabase(`process ${holder} has ${folder} open`);
      rmSync(file, { force: true });
      take();
    });
    if (!isTaken) throw new UnusableFleetDatabase(`another process is about to open ${folder}`);
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
}
