import { createHash } from 'node:crypto';

/** A backup whose text was changed, with a checksum of its own, so that nothing but the change is wrong. */
export function withChecksum(file: string): string {
  const [text = ''] = file.split('\n');
  return `${text}\n${createHash('sha256').update(text).digest('hex')}\n`;
}
