import { randomInt } from 'node:crypto';
import { type Level, levels } from '../../core/access/index.ts';
import type { PasswordRepository } from '../store/passwordRepository.ts';
import { hashPassword } from './passwordHash.ts';

export type Passwords = Readonly<Record<Level, string>>;

/** The documented passwords of a demo station. */
export const demoPasswords: Passwords = { demo: 'demo', read: 'read', write: 'write' };

/** Letters and digits that can't be taken for one another; 12 of them are 58 bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const randomLength = 12;

const randomPassword = () => Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Gives each level that has none a password; returns those it made, to be shown once. */
export async function makeFirstPasswords(passwords: PasswordRepository, demo: boolean): Promise<Partial<Passwords>> {
  const made: Partial<Record<Level, string>> = {};
  for (const level of levels) {
    if (passwords.find(level) !== undefined) continue;
    const password = demo ? demoPasswords[level] : randomPassword();
    passwords.save(level, await hashPassword(password));
    made[level] = password;
  }
  return made;
}
