import { rmSync } from 'node:fs';

/** Each run begins with a new station: its first start makes the history. */
export default function prepareStation() {
  rmSync('dist/e2e', { recursive: true, force: true });
}
