import { randomUUID } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemReason } from '../../adapters/systemError/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import type { Shell } from '../Shell.ts';
import { partFiles } from './partFiles.ts';
import { printable } from './printable.ts';

/** Where a result goes. */
export interface Output {
  write(content: string | Uint8Array): Promise<void>;
  /** Only from here on a file has its name. */
  end(): Promise<void>;
  /** Leaves nothing behind. */
  drop(): Promise<void>;
}

/** Where the caller wants it. */
export interface Wanted {
  /** A file, or a folder that exists; standard output without it. */
  readonly out: string | undefined;
  readonly force: boolean;
  /** Its name in a folder. */
  readonly name: string;
}

/** Made at once and opened without making it: a process that ends between removes it, and it does not come back. */
async function openPart(path: string): Promise<FileHandle> {
  partFiles.begin(path);
  closeSync(openSync(path, 'wx'));
  return open(path, 'r+');
}

const found = (path: string) => statSync(path, { throwIfNoEntry: false });

/** The file that is meant; undefined for standard output. Throws a CliFailure when it exists and may not be replaced. */
export function outputPath({ out, force, name }: Wanted): string | undefined {
  if (out === undefined) return undefined;
  const path = found(out)?.isDirectory() === true ? join(out, name) : out;
  if (!force && found(path)?.isFile() === true) throw usageFailure(`${printable(path)} exists; --force replaces it`);
  return path;
}

/** Standard output, or a file that appears whole or not at all; a device or a pipe is written as it is. Throws a CliFailure when it can't be written. */
export async function openOutput(wanted: Wanted, shell: Shell): Promise<Output> {
  const path = outputPath(wanted);
  if (path === undefined) return { write: (content) => shell.print(content), end: () => Promise.resolve(), drop: () => Promise.resolve() };
  const isInPlace = found(path)?.isFile() === false;
  const partPath = isInPlace ? undefined : `${path}.${randomUUID().slice(0, 8)}.part`;
  const removePart = async () => {
    if (partPath !== undefined) await rm(partPath, { force: true });
  };
  const orFail = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      await removePart().catch(() => undefined);
      throw new CliFailure(`${printable(path)} cannot be written (${systemReason(error)})`);
    }
  };
  const file = await orFail(partPath === undefined ? open(path, 'w') : openPart(partPath));
  return {
    write: async (content) => void (await orFail(file.appendFile(content))),
    async end() {
      await orFail(file.close());
      if (partPath === undefined) return;
      await orFail(rename(partPath, path));
      partFiles.end(partPath);
    },
    async drop() {
      await file.close().catch(() => undefined);
      await removePart();
    },
  };
}

/** Writes a whole result. */
export async function writeOutput(content: string | Uint8Array, wanted: Wanted, shell: Shell): Promise<void> {
  const output = await openOutput(wanted, shell);
  await output.write(content);
  await output.end();
}
