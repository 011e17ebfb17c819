import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dayFileReader, dayOfDayFileName, isDayFileName } from '../../core/dayFile/index.ts';
import { systemReason } from './systemReason.ts';
import type { PlantDay } from '../../core/time/index.ts';

/** A day file that may be read. */
export interface FoundFile {
  readonly path: string;
  /** Of its name, else of its header. */
  readonly day: PlantDay;
  readonly sizeBytes: number;
}

/** A file that was asked for and is not taken. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** What was found under some paths. */
export interface FoundFiles {
  /** By day, then by path. */
  readonly files: readonly FoundFile[];
  readonly refused: readonly RefusedFile[];
}

const headBytes = 16_384;

/** The day that a file's header states. */
function statedDay(path: string): PlantDay | undefined {
  const file = openSync(path, 'r');
  try {
    const head = new Uint8Array(headBytes);
    const reader = dayFileReader();
    reader.push(head.subarray(0, readSync(file, head)));
    return reader.end().header.date;
  } finally {
    closeSync(file);
  }
}

function found(path: string): FoundFile | RefusedFile {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { path, reason: 'it is no file' };
    const day = dayOfDayFileName(basename(path)) ?? statedDay(path);
    return day === undefined ? { path, reason: 'neither its name nor its header states its day' } : { path, day, sizeBytes: stats.size };
  } catch (error) {
    return { path, reason: `it cannot be read (${systemReason(error)})` };
  }
}

function filesIn(folder: string): readonly (FoundFile | RefusedFile)[] {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
    return names.filter(({ name }) => isDayFileName(name)).map(({ parentPath, name }) => found(join(parentPath, name)));
  } catch (error) {
    return [{ path: folder, reason: `it cannot be read (${systemReason(error)})` }];
  }
}

function under(path: string): readonly (FoundFile | RefusedFile)[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [{ path, reason: 'there is no such file or folder' }];
  if (stats.isDirectory()) return filesIn(path);
  return isDayFileName(basename(path)) ? [found(path)] : [{ path, reason: "its name is no day file's: it lacks MCHE-" }];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The day files among files and in folders and their folders, each once. */
export function findDayFiles(paths: readonly string[]): FoundFiles {
  const all = paths.flatMap(under);
  const files = new Map(all.flatMap((file) => ('day' in file ? [[file.path, file] as const] : [])));
  return {
    files: [...files.values()].sort((a, b) => compare(a.day, b.day) || compare(a.path, b.path)),
    refused: all.filter((file) => 'reason' in file),
  };
}
