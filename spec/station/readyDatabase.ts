import { copyFileSync, existsSync } from 'node:fs';
import { argon2Sync } from 'node:crypto';
import { join } from 'node:path';
import { levels } from '../../core/access/index.ts';
import type { PasswordHash } from '../../core/ports/index.ts';
import { demoPasswords } from '../../station/access/firstPasswords.ts';
import { openStore } from '../../station/openStore.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const name = 'pressluft.db';
let template: string | undefined;

/** The least that Argon2id takes: where many stations start, hashes of the usual cost take half of the time. */
function cheapHash(password: string): PasswordHash {
  const [salt, memoryKiB, passes] = [new Uint8Array(16), 8, 1];
  const hash = argon2Sync('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength: 32, memory: memoryKiB, passes });
  return { salt, hash, memoryKiB, passes };
}

function makeTemplate(): string {
  const folder = temporaryFolder();
  const store = openStore(folder, 'demo');
  for (const level of levels) store.passwords.save(level, cheapHash(demoPasswords[level]));
  store.close();
  return join(folder, name);
}

/** Puts a new database of a demo station, with its documented passwords, into a folder that has none. */
export function giveReadyDatabase(folder: string): void {
  const file = join(folder, name);
  if (existsSync(file)) return;
  template ??= makeTemplate();
  copyFileSync(template, file);
}
