import { afterAll } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new folder, removed when the specs of the file are through. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-station-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  // A process that was just killed, or a thread of a station that closes, may still have put a file there.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
