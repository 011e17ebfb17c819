import { codeOf } from '../../adapters/systemError/index.ts';
import { CliFailure } from '../CliFailure.ts';

const needs = "commands over a station's data folder need Node.js 26 or newer, as the station does";

/** What reads and writes a station's files; it comes with its first use, as an older Node.js, which the other commands work with, lacks its database. */
export async function stationStorage() {
  try {
    const [{ backUpDatabase, restoreDatabase, BackupProblem }, { writeWholeFile }] = await Promise.all([
      import('../../adapters/sqlite/index.ts'),
      import('../../adapters/card/index.ts'),
    ]);
    return { backUpDatabase, restoreDatabase, BackupProblem, writeWholeFile };
  } catch (error) {
    if (codeOf(error) === 'ERR_UNKNOWN_BUILTIN_MODULE') throw new CliFailure(`${needs}; this is ${process.version}`);
    throw error;
  }
}
