import { type Level, levels } from '../../core/access/index.ts';
import type { PasswordRepository } from '../store/passwordRepository.ts';
import { hashPassword, isPassword } from './passwordHash.ts';

/** The level that a password opens, or undefined. All levels are checked each time, so that the time tells nothing. */
export async function levelOf(password: string, passwords: PasswordRepository): Promise<Level | undefined> {
  const opens = await Promise.all(
    levels.map(async (level) => {
      const expected = passwords.find(level);
      if (expected !== undefined) return isPassword(password, expected);
      await hashPassword(password);
      return false;
    }),
  );
  return levels.findLast((_, i) => opens[i]);
}
