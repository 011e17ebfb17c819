import { declareCommand } from '../CliCommand.ts';
import { printable } from '../output/printable.ts';
import { databaseOf, fileText, oneFile, passPhraseIn, stationOptions, withBackup } from '../station/stationParts.ts';
import { stationStorage } from '../station/stationStorage.ts';

/** Puts a backup into the data folder of a station. */
export const stationRestore = declareCommand({
  name: 'station restore',
  files: 'FILES is a file that station backup has written.',
  summary: 'puts a backup in the place of what a station keeps',
  details: `The station has to be stopped; a new data folder is made. The file is checked whole before anything is written, and put there
whole or not at all. One of an earlier version is brought up to this one; one of a newer version is refused. Without a pass phrase
the secrets of the data folder stay as they are.`,
  options: stationOptions,
  async run({ data, passPhraseFile }, paths, shell) {
    const path = oneFile(paths);
    const file = databaseOf(data);
    const text = fileText(path);
    const passPhrase = passPhraseIn(passPhraseFile);
    const { restoreDatabase, BackupProblem } = await stationStorage();
    const { software, madeMs, hasSecrets, secretsRestored } = await withBackup(path, BackupProblem, () =>
      restoreDatabase(file, text, passPhrase),
    );
    const secrets = secretsRestored
      ? 'with secrets'
      : hasSecrets
        ? 'its secrets left out, for want of --pass-phrase-file'
        : 'without secrets';
    await shell.print(
      `${printable(file)}: restored from a backup of ${new Date(madeMs).toISOString()}, version ${printable(software)}, ${secrets}\n`,
    );
  },
});
