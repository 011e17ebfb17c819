import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** An Argon2id hash with what is needed to check a password against it. */
export interface PasswordHash {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
  readonly memoryKiB: number;
  readonly passes: number;
}

/** OWASP's smallest recommendation for Argon2id. */
const cost = { memoryKiB: 19_456, passes: 2 } as const;
const saltBytes = 16;
const hashBytes = 32;

const derive = promisify(argon2);

const hashWith = ({ salt, memoryKiB, passes }: Omit<PasswordHash, 'hash'>, password: string): Promise<Uint8Array> =>
  derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    parallelism: 1,
    tagLength: hashBytes,
    memory: memoryKiB,
    passes,
  });

export async function hashPassword(password: string): Promise<PasswordHash> {
  const settings = { salt: randomBytes(saltBytes), ...cost };
  return { ...settings, hash: await hashWith(settings, password) };
}

/** Takes the same time for a right and a wrong password. */
export async function isPassword(password: string, expected: PasswordHash): Promise<boolean> {
  const hash = await hashWith(expected, password);
  return hash.length === expected.hash.length && timingSafeEqual(hash, expected.hash);
}
