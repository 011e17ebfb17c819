import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemReason } from '../../adapters/systemError/index.ts';
import { anyText, optional } from '../../adapters/options/index.ts';
import { passPhraseLength } from '../../core/backup/index.ts';
import type { BackupProblem } from '../../adapters/sqlite/index.ts';
import { CliFailure, usageFailure } from '../CliFailure.ts';
import { printable } from '../output/printable.ts';

/** Of the commands over a station's data folder. */
export const stationOptions = {
  data: optional({ name: 'data', kind: anyText('FOLDER'), help: 'data folder of the station, which has to be stopped' }),
  passPhraseFile: optional({
    name: 'pass-phrase-file',
    kind: anyText('FILE'),
    help: 'file whose first line is the pass phrase of the secrets',
  }),
};

export const databaseOf = (data: string | undefined): string => {
  if (data === undefined) throw usageFailure('--data is missing: name the data folder of the station');
  return join(data, 'pressluft.db');
};

/** The one file that a command is about. */
export function oneFile(paths: readonly string[]): string {
  const [path, ...more] = paths;
  if (path === undefined || more.length > 0) throw usageFailure('name one file of a backup');
  return path;
}

/** Reads a file; throws a CliFailure that names it. */
export function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CliFailure(`${printable(path)} cannot be read (${systemReason(error)})`);
  }
}

export function passPhraseIn(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const [line = ''] = fileText(path).split(/\r?\n/);
  if (line.length < passPhraseLength.min)
    throw usageFailure(`${printable(path)}: a pass phrase has at least ${passPhraseLength.min} characters`);
  return line;
}

/** Does something with a backup; what is wrong with it is reported in one line. */
export async function withBackup<T>(what: string, Problem: typeof BackupProblem, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw new CliFailure(`${printable(what)}: ${error.message}`);
    throw error;
  }
}
