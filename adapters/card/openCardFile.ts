import { lstat, realpath } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CardDownload } from '../../core/ports/index.ts';
import type { CardFile } from './cardFiles.ts';
import { openRegularFile } from './openRegularFile.ts';

/** Undefined when the opened file is not the one at its listed place: a folder above it may have become a link since it was listed. */
async function sizeInPlace(file: FileHandle, { absolutePath }: CardFile): Promise<number | undefined> {
  try {
    const [opened, listed] = [await file.stat({ bigint: true }), await lstat(absolutePath, { bigint: true })];
    const isSame = opened.dev === listed.dev && opened.ino === listed.ino && (await realpath(absolutePath)) === absolutePath;
    return isSame ? Number(opened.size) : undefined;
  } catch {
    return undefined;
  }
}

/** A growing file takes its own place when it gets another head. */
const maxTries = 3;

/** Opens a found file to read it; undefined when it is gone by now, or something else has taken its place. */
export async function openCardFile(found: CardFile, triesLeft = maxTries): Promise<CardDownload | undefined> {
  const file = await openRegularFile(found.absolutePath);
  if (file === undefined) return undefined;
  const sizeBytes = await sizeInPlace(file, found);
  if (sizeBytes) return { name: found.name, sizeBytes, chunks: file.createReadStream({ end: sizeBytes - 1 }) };
  await file.close();
  if (sizeBytes === 0) return { name: found.name, sizeBytes, chunks: Readable.from([]) };
  return triesLeft > 1 ? openCardFile(found, triesLeft - 1) : undefined;
}
