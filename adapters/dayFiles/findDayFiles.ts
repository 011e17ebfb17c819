import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dayFileReader, dayOfDayFileName, isDayFileName } from '../../core/dayFile/index.ts';
import { dayOfInputFileName } from '../../core/inputFile/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { systemReason } from '../systemError/index.ts';

/** A day file or a file of analog inputs that may be read. */
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

/** How files of a kind are known. */
interface Naming {
  readonly isName: (name: string) => boolean;
  readonly dayOf: (path: string) => PlantDay | undefined;
  /** What is wrong with a name that is none, and with a file without a day. */
  readonly otherName: string;
  readonly noDay: string;
}

const noSuchPath = 'there is no such file or folder';
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

const dayFiles: Naming = {
  isName: isDayFileName,
  dayOf: (path) => dayOfDayFileName(basename(path)) ?? statedDay(path),
  otherName: "its name is no day file's: it lacks MCHE-",
  noDay: 'neither its name nor its header states its day',
};
const noInputFile = 'its name is not INPUTS-YYYY-MM-DD.csv';
const inputFiles: Naming = {
  isName: (name) => dayOfInputFileName(name) !== undefined,
  dayOf: (path) => dayOfInputFileName(basename(path)),
  otherName: noInputFile,
  noDay: noInputFile,
};

function found({ dayOf, noDay }: Naming, path: string): FoundFile | RefusedFile {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { path, reason: 'it is no file' };
    const day = dayOf(path);
    return day === undefined ? { path, reason: noDay } : { path, day, sizeBytes: stats.size };
  } catch (error) {
    return { path, reason: `it cannot be read (${systemReason(error)})` };
  }
}

function filesIn(naming: Naming, folder: string): readonly (FoundFile | RefusedFile)[] {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
    return names.filter(({ name }) => naming.isName(name)).map(({ parentPath, name }) => found(naming, join(parentPath, name)));
  } catch (error) {
    return [{ path: folder, reason: `it cannot be read (${systemReason(error)})` }];
  }
}

function under(naming: Naming, path: string): readonly (FoundFile | RefusedFile)[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [{ path, reason: noSuchPath }];
  if (stats.isDirectory()) return filesIn(naming, path);
  return naming.isName(basename(path)) ? [found(naming, path)] : [{ path, reason: naming.otherName }];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function findFiles(naming: Naming, paths: readonly string[]): FoundFiles {
  const all = paths.flatMap((path) => under(naming, path));
  const files = new Map(all.flatMap((file) => ('day' in file ? [[file.path, file] as const] : [])));
  return {
    files: [...files.values()].sort((a, b) => compare(a.day, b.day) || compare(a.path, b.path)),
    refused: all.filter((file) => 'reason' in file),
  };
}

/** The files that were found, for a script, which has no place for what is refused: throws an Error that names a path that is not there. */
export function filesThere({ files, refused }: FoundFiles): readonly FoundFile[] {
  const missing = refused.find(({ reason }) => reason === noSuchPath);
  if (missing !== undefined) throw new Error(`${missing.path}: ${missing.reason}`);
  return files;
}

/** The day files among files and in folders and their folders, each once. */
export const findDayFiles = (paths: readonly string[]): FoundFiles => findFiles(dayFiles, paths);

/** The files of analog inputs, likewise. */
export const findInputFiles = (paths: readonly string[]): FoundFiles => findFiles(inputFiles, paths);
