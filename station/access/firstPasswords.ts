import { randomInt } from 'node:crypto';
import { type Level, levels } from '../../core/access/index.ts';
import type { PasswordRepository } from '../../core/ports/index.ts';
import { hashPassword, isPassword } from '../../server/access/passwordHash.ts';

export type Passwords = Readonly<Record<Level, string>>;

/** The documented passwords of a demo station. */
export const demoPasswords: Passwords = { demo: 'demo', read: 'read', write: 'write' };

/** Letters and digits that can't be taken for one another; 12 of them are 60 bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const randomLength = 12;

const randomPassword = () => Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Gives each level that has none a password; returns those it made, to be shown once. */
export async function makeFirstPasswords(passwords: PasswordRepository, demo: boolean): Promise<Partial<Passwords>> {
  const missing = levels.filter((level) => passwords.find(level) === undefined);
  const made = missing.map((level) => [level, demo ? demoPasswords[level] : randomPassword()] as const);
  const hashes = await Promise.all(made.map(([, password]) => hashPassword(password)));
  made.forEach(([level], i) => passwords.save(level, hashes[i]!));
  return Object.fromEntries(made);
}

/** The documented passwords that still open their level; one that was changed is not named. */
export async function demoPasswordsInUse(passwords: PasswordRepository): Promise<readonly string[]> {
  const inUse: string[] = [];
  for (const level of levels) {
    const expected = passwords.find(level);
    if (expected !== undefined && (await isPassword(demoPasswords[level], expected))) inUse.push(demoPasswords[level]);
  }
  return inUse;
}
