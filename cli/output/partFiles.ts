import { rmSync } from 'node:fs';

const parts = new Set<string>();

/** The files that are being written under another name: none is to be left behind when the process ends before its time. */
export const partFiles = {
  begin: (path: string): void => void parts.add(path),
  end: (path: string): void => void parts.delete(path),
  removeAll(): void {
    for (const path of parts) rmSync(path, { force: true });
  },
} as const;
