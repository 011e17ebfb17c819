import { readFileSync } from 'node:fs';
import { type InputFile, readInputFile } from '../../core/inputFile/index.ts';
import { filesThere, findInputFiles } from './findDayFiles.ts';

/** A file of analog inputs, and where it lies. */
export interface FoundInputFile extends InputFile {
  readonly path: string;
}

/**
 * The files of analog inputs among `paths` and in folders and their folders, one after the other in the order of their days.
 * Any content is read, with its problems; throws an Error that names a path that is not there, and the system's where a file can't be opened.
 */
export function* readInputFiles(paths: string | readonly string[]): Generator<FoundInputFile> {
  for (const { path } of filesThere(findInputFiles([paths].flat()))) yield { path, ...readInputFile(readFileSync(path)) };
}
