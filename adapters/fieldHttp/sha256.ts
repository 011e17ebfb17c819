import { createHash } from 'node:crypto';

/** In hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
