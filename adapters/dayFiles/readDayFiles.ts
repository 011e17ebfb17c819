import { readFileSync } from 'node:fs';
import { type NamedDayFile, readNamedDayFile } from '../../core/dayFile/index.ts';
import { filesThere, findDayFiles } from './findDayFiles.ts';

/**
 * The day files among `paths` and in folders and their folders, one after the other in the order of their days, each with memory of its own.
 * Any content is read, with its problems; throws an Error that names a path that is not there, and the system's where a file can't be opened.
 */
export function* readDayFiles(paths: string | readonly string[]): Generator<NamedDayFile> {
  for (const { path } of filesThere(findDayFiles([paths].flat()))) {
    const file = readNamedDayFile(path, readFileSync(path));
    if (file !== undefined) yield file;
  }
}
