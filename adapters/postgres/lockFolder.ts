import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../systemError/index.ts';
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
    const holder = holderOf(file);
    // in a container, a killed process had the number that this one has
    const isHeld = holder === process.pid ? heldHere.has(file) : holder !== undefined && isAlive(holder);
    if (isHeld) throw new UnusableFleetDatabase(`process ${holder} has ${folder} open`);
    rmSync(file, { force: true });
    take();
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
}
