import { constants } from 'node:fs';
import { type FileHandle, lstat, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GrowingDayFile } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { codeOf } from '../systemError/index.ts';
import type { DatedKind } from './DatedKind.ts';
import { dayFolderNames } from './dayFilePath.ts';
import { makeCardFolders } from './makeFolders.ts';
import { quarantine } from './quarantine.ts';
import { datedFileAt } from './dayFileAt.ts';
import { syncFolder } from './syncFolder.ts';
import { writeWholeFile } from './writeWholeFile.ts';

const pieceBytes = 16_384;
const copiedBytes = 1 << 20;
const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function readAt(file: FileHandle, from: number, until: number): Promise<Buffer> {
  const start = Math.max(0, from);
  const bytes = Buffer.alloc(Math.max(0, until - start));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return bytes.subarray(0, bytesRead);
}

/** Size of a file without its cut-off last line, or the zeros that a power cut can leave. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  for (let until = size; until > 0; until -= pieceBytes) {
    const piece = await readAt(file, until - pieceBytes, until);
    const lineEnd = piece.lastIndexOf('\n');
    if (lineEnd >= 0) return until - piece.length + lineEnd + 1;
  }
  return 0;
}

/** What stands before the first row; undefined for a file without the column line that rows are written for. */
async function headIn(file: FileHandle, head: string, size: number): Promise<Buffer | undefined> {
  const columnLine = `${head.trimEnd().split('\n').at(-1)!}\n`;
  const start = await readAt(file, 0, Math.min(size, 2 * head.length + pieceBytes));
  const columnsAt = start.indexOf(columnLine);
  return columnsAt < 0 ? undefined : start.subarray(0, columnsAt + Buffer.byteLength(columnLine));
}

/** A head, and all rows of a file that has another one of so many bytes. */
async function* underHead(head: string, file: FileHandle, headBytes: number): AsyncGenerator<string | Uint8Array> {
  yield head;
  const { size } = await file.stat();
  for (let from = headBytes; from < size; from += copiedBytes) yield await readAt(file, from, Math.min(size, from + copiedBytes));
}

/** The latest row of those at the end or, where no row is to be found there, of the whole file. */
async function lastRowMs<Content>(kind: DatedKind<Content>, path: string, file: FileHandle, head: string, size: number): Promise<number> {
  const tail = await readAt(file, size - pieceBytes, size);
  const reader = kind.reader();
  reader.push(Buffer.concat([Buffer.from(head), tail.subarray(tail.indexOf('\n') + 1)]));
  const atEndMs = kind.lastMs(reader.end());
  if (atEndMs > -Infinity) return atEndMs;
  const whole = await datedFileAt(kind, path);
  return whole === undefined ? -Infinity : kind.lastMs(whole);
}

async function isRegularOrFree(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
}

interface ContinuedFile {
  readonly file: FileHandle;
  readonly head: Buffer;
  readonly lastMs: number;
  readonly isNew: boolean;
}

/** Undefined for a file that rows can't be appended to. */
async function continued<Content>(kind: DatedKind<Content>, path: string, head: string): Promise<ContinuedFile | undefined> {
  if (!(await isRegularOrFree(path))) return undefined;
  const file = await open(path, flags);
  try {
    const { size } = await file.stat();
    if (size === 0) {
      await begin(path, file, head);
      return { file, head: Buffer.from(head), lastMs: -Infinity, isNew: true };
    }
    const end = await endOfLines(file, size);
    const found = end > 0 ? await headIn(file, head, end) : undefined;
    if (found !== undefined) {
      if (end < size) await file.truncate(end);
      return { file, head: found, lastMs: await lastRowMs(kind, path, file, head, end), isNew: false };
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return undefined;
}

async function appendWhole(file: FileHandle, text: string): Promise<void> {
  const { size } = await file.stat();
  try {
    await file.appendFile(text);
  } catch (error) {
    await file.truncate(size).catch(() => undefined);
    throw error;
  }
}

/** No file is left without its head. */
async function begin(path: string, file: FileHandle, head: string): Promise<void> {
  try {
    await file.appendFile(head);
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function openOrBegin<Content>(kind: DatedKind<Content>, path: string, head: string): Promise<ContinuedFile> {
  const found = await continued(kind, path, head);
  if (found !== undefined) return found;
  await quarantine(path);
  return openOrBegin(kind, path, head);
}

/** Opens a day's file to go on with it, without a cut-off last row, or begins it; one that can't be gone on with is put into quarantine. */
export async function openDatedFile<Content>(
  kind: DatedKind<Content>,
  cardDir: string,
  day: PlantDay,
  head: string,
): Promise<GrowingDayFile> {
  const names = dayFolderNames(day);
  const path = join(await makeCardFolders(cardDir, names), kind.nameOf(day));
  const opened = await openOrBegin(kind, path, head);
  let { file, lastMs, head: foundHead } = opened;
  let { dev, ino } = await file.stat({ bigint: true });
  let isNameSynced = !opened.isNew;

  const syncName = async () => {
    for (let depth = names.length; depth >= 0; depth--) await syncFolder(join(cardDir, ...names.slice(0, depth)));
    isNameSynced = true;
  };
  const flush = async () => {
    await file.datasync();
    if (!isNameSynced) await syncName();
  };

  return {
    get lastMs() {
      return lastMs;
    },
    get head() {
      return foundHead.toString();
    },
    async replaceHead(next) {
      const replaced = file;
      await writeWholeFile(path, underHead(next, replaced, foundHead.length));
      file = await open(path, flags);
      foundHead = Buffer.from(next);
      ({ dev, ino } = await file.stat({ bigint: true }));
      await replaced.close();
    },
    async append(rows, latestMs) {
      await appendWhole(file, rows);
      lastMs = latestMs;
    },
    async isInPlace() {
      try {
        const found = await lstat(path, { bigint: true });
        return found.dev === dev && found.ino === ino;
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return false;
        throw error;
      }
    },
    flush,
    async close() {
      try {
        await flush();
      } finally {
        await file.close();
      }
    },
  };
}
