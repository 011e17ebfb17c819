import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import * as z from 'zod/mini';
import { BackupProblem } from './BackupProblem.ts';

const cipherName = 'aes-256-gcm';
const keyBytes = 32;
/** 64 MiB and some 0.2 s for each guess. */
const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const;
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** A text that only a pass phrase opens: scrypt makes the key, AES-256-GCM seals. */
export const sealedSchema = z.object({ salt: base64, iv: base64, tag: base64, data: base64 });
export type Sealed = z.infer<typeof sealedSchema>;

/** Off the main thread, which a running station needs. */
const keyOf = (passPhrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(passPhrase.normalize('NFC'), salt, keyBytes, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
const bytes = (text: string) => Buffer.from(text, 'base64');

export async function sealed(text: string, passPhrase: string): Promise<Sealed> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv(cipherName, await keyOf(passPhrase, salt), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  };
}

/** Rejects with a BackupProblem for another pass phrase, and for what was changed. */
export async function unsealed({ salt, iv, tag, data }: Sealed, passPhrase: string): Promise<string> {
  const key = await keyOf(passPhrase, bytes(salt));
  try {
    const decipher = createDecipheriv(cipherName, key, bytes(iv), { authTagLength: 16 });
    decipher.setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString('utf8');
  } catch {
    throw new BackupProblem('the pass phrase is wrong', 'wrongPassPhrase');
  }
}
