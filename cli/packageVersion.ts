import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of this software. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(findPackageJSON(import.meta.url)!, 'utf8')) as { version: string };
  return version;
}
