import { type Level, levels } from '../../core/access/index.ts';
import type { PasswordHash, PasswordRepository } from '../../core/ports/index.ts';
import { hashPassword, isPassword } from './passwordHash.ts';

const isSame = (a: PasswordHash | undefined, b: PasswordHash | undefined) => Buffer.from(a?.hash ?? []).equals(b?.hash ?? Buffer.alloc(0));

/**
 * The level that a password opens, or undefined. All levels are checked each time, so that the time shows nothing, and one after
 * another, so that a single hash takes memory and a thread; a password that is changed meanwhile opens nothing.
 */
export async function levelOf(password: string, passwords: PasswordRepository): Promise<Level | undefined> {
  const expected = levels.map((level) => passwords.find(level));
  const opens: boolean[] = [];
  for (const hash of expected) {
    if (hash !== undefined) opens.push(await isPassword(password, hash));
    else {
      await hashPassword(password);
      opens.push(false);
    }
  }
  return levels.findLast((level, i) => opens[i] && isSame(expected[i], passwords.find(level)));
}
